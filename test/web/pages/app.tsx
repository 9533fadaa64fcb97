import { configure } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import type { DetachedWindowAPI } from "happy-dom";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, vi } from "vitest";
import { USUAL_CALENDAR } from "../../../shared/schedule/usual-calendar.ts";
import { addresses } from "../../../web/router.tsx";
import { type Answers, type FakeApi, fakeApi } from "./fake-api.ts";

export const READER = { id: "reader-1", email: "reader@example.com" };
export const PROJECT = "project-1";
export const HOME = `/${READER.id}`;
export const HUB = `${HOME}/${PROJECT}`;

/** A token as the pages read it, which is not signed. */
export const tokenOf = (claims: object): string =>
  ["{}", JSON.stringify(claims), "x"].map((part) => Buffer.from(part).toString("base64url")).join(".");

const TOKEN = tokenOf({ sub: READER.id, exp: 4_000_000_000 });

/** What every page of a project asks first, asked by an owner. */
const PROJECT_ANSWERS: Answers = {
  verifyToken: { user: READER },
  getProjectName: {
    ...{ id: PROJECT, name: "The Small Tide", projectName: "The Small Tide", projectType: "Short Film" },
    ...{ completed: false, may: "owner", secondStepAsked: false, pagesMarked: true, limited: false },
  },
  getChangeStamp: { stamp: "1" },
  getCalendar: { calendar: USUAL_CALENDAR, version: 0 },
};

// Those of fake timers would stand still.
const { setImmediate } = globalThis;

/** Waits until React has drawn all that can be drawn without anything more to come, and effects have run. */
export async function drawn(): Promise<void> {
  for (let tasks = 0; tasks < 5; tasks++) await new Promise((later) => setImmediate(later));
}

configure({
  // Nothing of the pages is hidden by styles that a test has, and finding that out takes most of the time of a query.
  defaultHidden: true,
  asyncUtilTimeout: 5_000,
  asyncWrapper: async (look) => {
    const found = await look();
    await drawn();
    return found;
  },
});

interface App {
  readonly api: FakeApi;
  readonly user: ReturnType<typeof userEvent.setup>;
  /** What the pages wrote to the console as errors. */
  readonly complaints: readonly string[];
}

interface Opened {
  /** What is kept on the device as the session; the reader's, unless said. */
  readonly token?: string | undefined;
}

let opened: { readonly root: Root; readonly router: { dispose(): void }; readonly api: FakeApi } | undefined;

afterEach(() => {
  if (!opened) return;
  const { root, router, api } = opened;
  opened = undefined;
  root.unmount();
  router.dispose();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(api.faults).toEqual([]);
});

/** Opens an address of the web, with its own routes, loaders and pages; only the server is a fake. */
export function openApp(address: string, answers: Answers = {}, { token = TOKEN }: Opened = {}): App {
  const api = fakeApi({ ...PROJECT_ANSWERS, ...answers });
  vi.stubGlobal("fetch", api.fetch);
  const complaints: string[] = [];
  vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => void complaints.push(words.join(" ")));
  if (token !== "") localStorage.setItem("authToken", token);
  (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.setURL(new URL(address, "http://localhost").href);
  const router = createBrowserRouter(addresses);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  opened = { root, router, api };
  return { api, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), complaints };
}

/** Where the page is: the path and what follows it. */
export const addressNow = (): string => window.location.pathname + window.location.search;
