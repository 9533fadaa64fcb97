import { type LoaderFunctionArgs, replace } from "react-router-dom";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
import { PROJECTS_A_PAGE } from "../../shared/contract/schema/project-page-size.ts";
import { api } from "../api/client.ts";
import { showClock } from "../i18n/format-instant.ts";
import { deferred } from "../layout/deferred.tsx";
import { paths } from "../navigation/paths.ts";
import { currentUser } from "../session/session.ts";

/** The link in the confirmation email opens this page with the user and the code. */
export function signUpLoader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const [user, code] = [asked.get("user"), asked.get("code")];
  return user && code ? { kind: "link" as const, user, code } : { kind: "form" as const };
}

/** Start URL of the installed app: redirects to the projects or to the sign-in page. */
export async function startLoader() {
  const user = await currentUser();
  throw replace(user ? paths.home(user.id) : paths.signIn);
}

/** Runs before a page outside of projects is shown. */
export function usualClockLoader() {
  showClock();
  return null;
}

export function homeLoader({ params }: LoaderFunctionArgs<"user">) {
  return { projects: projectsOf(params.user!) };
}

/**
 * All pages of the list. As specified, the list is empty on error and the console shows the reason; the page shows it
 * as well.
 */
async function projectsOf(
  user: string,
): Promise<{ readonly all: readonly ProjectSummary[]; readonly error?: unknown }> {
  try {
    return { all: await allProjects(user) };
  } catch (error) {
    console.error("Failed to fetch projects", error);
    return { all: [], error };
  }
}

/** Limits the requests in case a list never ends. */
const MAX_PAGES = 50;

async function allProjects(user: string): Promise<readonly ProjectSummary[]> {
  const all: ProjectSummary[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const some = await api.listProjects({ params: { user }, ...(page > 1 && { query: { page } }) });
    all.push(...some);
    if (some.length < PROJECTS_A_PAGE) break;
  }
  return all;
}

export function accountLoader({ params }: LoaderFunctionArgs<"user">) {
  const user = params.user!;
  return {
    account: api.getUser({ params: { user } }),
    sessions: deferred(api.listSessions({ params: { user } })),
    events: deferred(api.listAccountEvents({ params: { user } })),
  };
}

export function importProjectLoader({ params }: LoaderFunctionArgs<"user">) {
  return { newest: api.getImport({ params: { user: params.user! } }) };
}
