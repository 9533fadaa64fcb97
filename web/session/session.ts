import { type LoaderFunctionArgs, replace } from "react-router-dom";
import { ApiError, api, NetworkError, renew } from "../api/client.ts";
import { beginSignOut } from "../api/reauthentication.ts";
import { clearToken, isLive, onTokenElsewhere, payloadOf, storedToken } from "../api/stored-token.ts";
import { paths } from "../navigation/paths.ts";
import { clearLocalDrafts } from "../offline/local-drafts.ts";
import { clearCache } from "../offline/response-cache.ts";
import { forgetVisits } from "./last-visit.ts";
import { forgetProjects } from "./recent-projects.ts";
import { clearReturnUrl, saveReturnUrl } from "./return-url.ts";

export interface User {
  readonly id: string;
  readonly email: string;
}

/** Whether the sign-in page is shown because the URL belongs to another user. */
let isForAnotherUser = false;

let verified: { readonly token: string; readonly user: User } | undefined;

/**
 * Loads the session. Redirects to the sign-in page when there is none, or when it is not the session of the user in the
 * URL.
 */
export async function sessionLoader({ params, request }: LoaderFunctionArgs): Promise<User> {
  const user = await currentUser();
  if (user && (params.user === undefined || params.user === user.id)) return user;
  if (!user) {
    const { pathname, search } = new URL(request.url);
    saveReturnUrl(pathname + search);
  }
  isForAnotherUser = user !== undefined;
  throw replace(paths.signIn);
}

/** Redirects users who are signed in from the sign-in page to their projects. */
export async function signInLoader() {
  const asksForAnotherUser = isForAnotherUser;
  isForAnotherUser = false;
  const user = asksForAnotherUser ? undefined : await currentUser();
  if (user) throw replace(paths.home(user.id));
  return null;
}

/** The signed-in user; while the server is unreachable, the last known one if any of their data is cached. */
export async function currentUser(): Promise<User | undefined> {
  const token = storedToken();
  if (token === null || !payloadOf(token)) return undefined;
  if (verified && verified.token === token && isLive(token)) return verified.user;
  try {
    if (!isLive(token) && !(await isRenewed())) {
      await forgetSession();
      return undefined;
    }
    const { user } = await api.verifyToken({});
    verified = { token: storedToken() ?? "", user };
    return user;
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError) return undefined;
    throw error;
  }
}

/** False only if the server rejects the session: offline, users can still read cached pages. */
async function isRenewed(): Promise<boolean> {
  try {
    return await renew();
  } catch (error) {
    if (error instanceof NetworkError) return true;
    throw error;
  }
}

/** Deletes all data of the session from the device. */
async function forgetSession(): Promise<void> {
  verified = undefined;
  clearToken();
  await clearCache();
}

// Notifies other tabs. Only an explicit sign-out does: an expired session is no reason to leave a page with unsaved
// input.
const SIGNED_OUT = "signedOut";

/** Ends the session in all tabs, and on the server if reachable. */
export async function signOut(): Promise<void> {
  beginSignOut();
  try {
    await api.logout({});
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
  } finally {
    await leaveDevice();
  }
}

/** Revokes all of the user's sessions on the server, and signs out here. */
export async function signOutEverywhere({ id }: User): Promise<void> {
  await api.signOutEverywhere({ params: { user: id } });
  beginSignOut();
  await leaveDevice();
}

async function leaveDevice(): Promise<void> {
  clearReturnUrl();
  forgetProjects();
  forgetVisits();
  clearLocalDrafts();
  await forgetSession();
  localStorage.setItem(SIGNED_OUT, String(Date.now()));
}

/** Goes to the sign-in page when another tab signs out, and to the new user's home when another user signs in there. */
export function followOtherTabs(user: User): () => void {
  const leave = (path: string) => {
    beginSignOut();
    window.location.replace(path);
  };
  const listen = ({ key }: StorageEvent) => key === SIGNED_OUT && leave(paths.signIn);
  window.addEventListener("storage", listen);
  const unfollow = onTokenElsewhere((token) => {
    const now = token === null ? undefined : payloadOf(token)?.sub;
    if (now !== undefined && now !== user.id) leave(paths.home(now));
  });
  return () => {
    window.removeEventListener("storage", listen);
    unfollow();
  };
}
