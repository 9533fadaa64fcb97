import { randomBytes, randomUUID } from "node:crypto";
import { routes } from "../../shared/contract/routes.ts";
import { MAX_SCRIPT_BYTES } from "../../shared/contract/scripts.ts";
import { type ApiClient, ApiError, apiClient } from "../local/demo/api-client.ts";
import { confirmationIn } from "../local/demo/seed.ts";
import { screenplayPdf } from "../local/demo/typeset.ts";
import { expect, until } from "./expectations.ts";
import { scannedPage } from "./scanned-page.ts";
import type { Made, Step } from "./smoke-step.ts";

const HEADERS: readonly (readonly [name: string, part: string])[] = [
  ["content-security-policy", "default-src 'none'"],
  ["content-security-policy", "require-trusted-types-for 'script'"],
  ["strict-transport-security", "max-age="],
  ["x-content-type-options", "nosniff"],
  ["x-frame-options", "DENY"],
  ["referrer-policy", "no-referrer"],
];

/** Events of SES arrive within seconds. */
const MAIL_SECONDS = 120;

const SCENE = ["INT. HARBOUR OFFICE - NIGHT", "", "ANA counts the money. BEN watches the door."];
const SCRIPT = `Title: Smoke Test\n\n${SCENE.join("\n")}\n`;
/** A job on AWS takes longer than here, a scan about a minute. */
const JOB_SECONDS = 300;

function signedIn({ session }: Made): NonNullable<Made["session"]> {
  expect(session !== undefined, "No one is signed in, because an earlier step failed.");
  return session;
}

function project({ projects }: Made): string {
  const [id] = projects;
  expect(id !== undefined, "There is no project, because an earlier step failed.");
  return id;
}

/** The steps in their order. The last one removes what the others have made. */
export const STEPS: readonly Step[] = [
  {
    name: "headers",
    isAnonymous: true,
    async run({ url }) {
      const { status, headers } = await fetch(url);
      expect(status === 200, `The site answers ${status}.`);
      const missing = HEADERS.filter(([name, part]) => !headers.get(name)?.includes(part)).map(([name]) => name);
      expect(missing.length === 0, `These headers are missing or wrong: ${missing.join(", ")}.`);
      return "content security policy, HSTS, nosniff, framing and referrer";
    },
  },
  {
    name: "fallbacks",
    isAnonymous: true,
    async run({ url }) {
      const page = await fetch(new URL("/someone/some-project/script", url));
      expect(page.status === 200 && isOf(page, "text/html"), `A page's address is answered with ${page.status}.`);
      const none = await fetch(new URL("/api/no-such-route", url));
      expect(none.status === 404 && isOf(none, "json"), `A route that does not exist is answered with ${none.status}.`);
      return "pages are the web, unknown routes are refusals";
    },
  },
  {
    name: "bypass",
    isAnonymous: true,
    async run({ api }) {
      if (api === undefined) return "not tried: name the output ApiAddress with --api";
      const { status } = await fetch(new URL("/api/verify-token", api), { method: "POST" });
      const { status: open } = await fetch(new URL("/api/forgot-password", api), {
        ...{ method: "POST", headers: { "content-type": "application/json" }, body: '{"email":"no@studio.example"}' },
      });
      expect([401, 403].includes(status) && open === 403, `The API's own address answers ${status} and ${open}.`);
      return "the API's own address is refused";
    },
  },
  {
    name: "sign-up",
    async run({ url, email, mail }, made) {
      const stranger = apiClient(url);
      const password = `Smoke-${randomBytes(12).toString("base64url")}-1a`;
      await stranger(routes.signup, { payload: { email, password } });
      const link = confirmationIn(await mail("/signup?"));
      expect(link !== undefined, "The email has no link.");
      await stranger(routes.confirmSignup, { payload: { ...link, password } });
      const answer = await fetch(new URL(routes.login.path, url), {
        ...{ method: "POST", headers: { "content-type": "application/json" } },
        body: JSON.stringify({ email, password }),
      });
      expect(answer.ok, `Signing in is answered with ${answer.status}.`);
      const { token, user } = routes.login.answer.schema.parse(await answer.json());
      const cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(";")[0]!)
        .join("; ");
      made.session = { userId: user.id, api: apiClient(url, token), cookie, password };
      return `by an email to ${email}`;
    },
  },
  {
    name: "session",
    async run({ url }, made) {
      const { api, cookie } = signedIn(made);
      await api(routes.verifyToken, {});
      const refreshed = await fetch(new URL(routes.refreshSession.path, url), {
        ...{ method: "POST", headers: { cookie, "content-type": "application/json" } },
      });
      expect(refreshed.ok, `Renewing the session is answered with ${refreshed.status}.`);
      const stranger = await apiClient(url)(routes.verifyToken, {}).then(() => 200, statusOf);
      expect(stranger === 401, `A stranger is answered with ${stranger}.`);
      return "verified, renewed by its cookie, and refused to strangers";
    },
  },
  {
    name: "project",
    async run(_, made) {
      const { api, userId } = signedIn(made);
      const payload = { projectName: `Smoke Test ${new Date().toISOString()}`, projectType: "Short Film" as const };
      const { id } = await api(routes.createProject, { params: { user: userId }, payload });
      made.projects.push(id);
      const listed = await until(30, "the new project in the list", async () => {
        const projects = await api(routes.listProjects, { params: { user: userId } });
        return projects.some((one) => one.id === id) || undefined;
      });
      expect(listed, "The project is not listed.");
      return "created and listed";
    },
  },
  {
    name: "upload",
    async run(_, made) {
      const { api } = signedIn(made);
      const pdf = await screenplayPdf(SCRIPT);
      await upload(api, project(made), "Small", pdf);
      await upload(
        api,
        project(made),
        "Large",
        Buffer.concat([pdf, Buffer.alloc(MAX_SCRIPT_BYTES - pdf.length, "\n")]),
      );
      return `${Math.ceil(pdf.length / 1000)} kB and 50 MB, straight to storage`;
    },
  },
  {
    name: "scan",
    async run(_, made) {
      const { api } = signedIn(made);
      const id = project(made);
      await upload(api, id, "Scan", await scannedPage(SCENE));
      await api(routes.generateBreakdown, { params: { id, fileName: "Scan" } });
      await until(JOB_SECONDS, "the breakdown of a scan", async () => {
        const { status, reason } = await api(routes.getBreakdownProgress, { params: { id } });
        expect(status !== "failed", `The scan cannot be read: ${reason}`);
        return status === "succeeded" || undefined;
      });
      const { tsv_content } = await api(routes.fetchBreakdown, { params: { id } });
      expect(/HARBOU?R OFFICE/i.test(tsv_content), "The breakdown does not have the scan's scene.");
      return "read by Textract into a breakdown";
    },
  },
  {
    name: "mail",
    async run(_, made) {
      const { api } = signedIn(made);
      const id = project(made);
      // SES's own simulator, to which mails do not count as bounces of the account.
      await api(routes.addTeamMember, { params: { id, username: "success@simulator.amazonses.com" } });
      return "an invitation was accepted by SES";
    },
  },
  {
    name: "call-sheet",
    async run(_, made) {
      const { api } = signedIn(made);
      const id = project(made);
      // SES's simulator again: one address takes mails, the other returns them. A label tells this run's apart.
      const [reached, gone] = ["success", "bounce"].map((fate) => `${fate}+${Date.now()}@simulator.amazonses.com`);
      const positions = [
        { position: "Gaffer", name: "Smoke Reached", mail: reached },
        { position: "Runner", name: "Smoke Gone", mail: gone },
      ];
      const departments = [{ id: "electric", name: "Electric", positions }];
      await api(routes.updateCrew, { params: { id }, payload: { departments, version: 0 } });
      const [scheduleName, date] = ["Smoke", "2031-03-03"];
      const schedule = { name: scheduleName, location: "All locations", scenes_per_day: 5, start_date: date };
      await api(routes.createSchedule, { params: { id }, payload: schedule });
      const params = { id, scheduleName, date };
      const how = { as: "preliminary", after: 0, operation: randomUUID(), reason: "Smoke test" } as const;
      const { asked } = await api(routes.publishCallSheet, { params, payload: how });
      expect(asked === 2, `The call sheet reaches ${asked} of 2 people.`);
      await until(MAIL_SECONDS, "the bounce of a call sheet", async () => {
        const { people } = await api(routes.getPublications, { params });
        const stateOf = (who: string) => people.find(({ name }) => name === who)?.state;
        return (stateOf("Smoke Reached") === "sent" && stateOf("Smoke Gone") === "bounced") || undefined;
      });
      return "two were mailed, and the one that bounced is shown as such";
    },
  },
  {
    name: "archive",
    async run(_, made) {
      const { api, userId } = signedIn(made);
      const id = project(made);
      await api(routes.startExport, { params: { id }, payload: { operation: randomUUID() } });
      const { url, bytes } = await until(JOB_SECONDS, "the export", async () => {
        const { file, status, reason } = await api(routes.getExport, { params: { id } });
        expect(status !== "failed", `The export failed: ${reason}`);
        return status === "done" ? (file ?? undefined) : undefined;
      });
      const archive = new Uint8Array(await (await fetch(url)).arrayBuffer());
      expect(archive.length === bytes, `The export has ${archive.length} bytes instead of ${bytes}.`);
      const prepared = await api(routes.prepareImport, { params: { user: userId }, payload: { size: bytes } });
      await post(prepared, archive);
      await api(routes.startImport, { params: { user: userId }, payload: { upload: prepared.upload } });
      const imported = await until(JOB_SECONDS, "the import", async () => {
        const state = await api(routes.getImport, { params: { user: userId } });
        expect(state.status !== "failed", `The import failed: ${state.reason}`);
        return state.status === "done" ? (state.project ?? undefined) : undefined;
      });
      made.projects.push(imported.id);
      return `exported and imported, ${Math.ceil(bytes / 1e6)} MB`;
    },
  },
  {
    name: "clean-up",
    async run(_, made) {
      if (!made.session) return "nothing was made";
      const { api, userId, password } = made.session;
      for (const id of made.projects) {
        await api(routes.setProjectDeleted, { params: { id }, payload: { deleted: true, password } });
      }
      await api(routes.setAccountDeleted, { params: { user: userId }, payload: { deleted: true, password } });
      return "projects and account are deleted, and erased after 30 and 14 days";
    },
  },
];

const isOf = ({ headers }: Response, type: string) => headers.get("content-type")?.includes(type) ?? false;

const statusOf = (error: unknown): number => {
  if (error instanceof ApiError) return error.status;
  throw error;
};

async function upload(api: ApiClient, id: string, fileName: string, bytes: Uint8Array): Promise<void> {
  const prepared = await api(routes.prepareScriptUpload, { params: { id }, payload: { fileName, size: bytes.length } });
  await post(prepared, bytes);
  const payload = { fileName, upload: prepared.upload };
  await until(JOB_SECONDS, `verdict of the malware scan of "${fileName}"`, async () => {
    try {
      await api(routes.finishScriptUpload, { params: { id }, payload });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "beingScanned") return undefined;
      throw error;
    }
  });
}

/** Posts a file with a form that is signed for it. */
async function post(form: { readonly url: string; readonly fields: Record<string, string> }, bytes: Uint8Array) {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.set(name, value);
  body.set("file", new File([bytes.slice()], "file"));
  const { status } = await fetch(form.url, { method: "POST", body });
  expect(status === 204, `Storage answers an upload with ${status}.`);
}
