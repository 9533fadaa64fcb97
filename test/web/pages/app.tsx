import type { DetachedWindowAPI } from "happy-dom";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, vi } from "vitest";
import { USUAL_CALENDAR } from "../../../shared/schedule/model/default-calendar.ts";
import { addresses } from "../../../web/app/router.tsx";
import { type Answers, type FakeApi, fakeApi, LOST } from "./fake-api.ts";

export const READER = { id: "reader-1", email: "reader@example.com" };

/** The password that pages are given where they ask for one. */
export const PASSWORD = "Correct-Horse-9";
export const PROJECT = "project-1";
export const HOME = `/${READER.id}`;
export const HUB = `${HOME}/${PROJECT}`;

/** A token as the pages read it, which is not signed. */
export const tokenOf = (claims: object): string =>
  ["{}", JSON.stringify(claims), "x"].map((part) => Buffer.from(part).toString("base64url")).join(".");

/** A new one each time, since a verified token is not verified again. */
let tokens = 0;
const newToken = () => tokenOf({ sub: READER.id, exp: 4_000_000_000 + tokens++ });

/** The project as its owner sees it. */
export const OWNED = {
  ...{ id: PROJECT, name: "The Small Tide", projectName: "The Small Tide", projectType: "Short Film" },
  ...{ completed: false, secondStepAsked: false, pagesMarked: false, limited: false },
  may: "owner" as const,
};

/** Every request that all pages of a project make fails. */
export const NO_NETWORK: Answers = { getProjectName: LOST, getChangeStamp: LOST, getCalendar: LOST };

/** The status of a project without a script. */
export const NO_STATUS = {
  ...{ drafts: 0, scenes: null, pages: null, roles: null, sets: null, schedules: 0, shootDays: null, reports: 0 },
  ...{ toCheck: null, today: null, next: null, changes: null },
};

/** The first requests of every page of a project. */
const PROJECT_ANSWERS: Answers = {
  verifyToken: { user: READER },
  getProjectName: OWNED,
  getChangeStamp: { stamp: "1" },
  getCalendar: { calendar: USUAL_CALENDAR, version: 0 },
  getProjectStatus: NO_STATUS,
  listEpisodes: { version: 0, episodes: [] },
  listUnits: { version: 0, units: [], allowed: [] },
};

interface App {
  readonly api: FakeApi;
  /** The errors that the pages logged to the console. */
  readonly complaints: readonly string[];
}

interface Opened {
  /** What is kept on the device as the session; the reader's, unless said. */
  readonly token?: string | undefined;
}

let opened: { readonly root: Root; readonly router: { dispose(): void }; readonly api: FakeApi } | undefined;
/** Errors that React recovered from by rendering again, which are not visible on the page. */
const recovered: unknown[] = [];

afterEach(() => {
  if (!opened) return;
  const { api } = opened;
  close();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(api.faults).toEqual([]);
  expect(recovered.splice(0)).toEqual([]);
});

/** Opens an address of the web, with its own routes, loaders and pages; only the server is a fake. */
export function openApp(address: string, answers: Answers = {}, { token = newToken() }: Opened = {}): App {
  const api = fakeApi({ ...PROJECT_ANSWERS, ...answers });
  vi.stubGlobal("fetch", api.fetch);
  const complaints: string[] = [];
  vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => void complaints.push(words.join(" ")));
  if (token !== "") localStorage.setItem("authToken", token);
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setURL(new URL(address, "http://localhost").href);
  opened = { ...render(), api };
  return { api, complaints };
}

/** Reloads the page with the device's stored data. */
export function reload(): void {
  const { api } = opened!;
  close();
  opened = { ...render(), api };
}

function render() {
  const router = createBrowserRouter(addresses);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place, { onRecoverableError: (error) => recovered.push(error) });
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { root, router };
}

function close(): void {
  const { root, router } = opened!;
  opened = undefined;
  root.unmount();
  router.dispose();
  document.body.replaceChildren();
}

/** The page's path, query and hash. */
export const addressNow = (): string => window.location.pathname + window.location.search;
