import { readFileSync } from "node:fs";
import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction } from "../api/production.ts";
import type { Person } from "../people.ts";
import { expectAccessible } from "./axe.ts";
import { PHONE, windows } from "./visit.ts";
import { says, words } from "./words.ts";

const open = windows();
let owner: Person;
let id: string;

beforeAll(async () => {
  ({ owner, id } = await newProduction(inject("url")));
  const payload = { name: "Tides", location: "All locations", scenes_per_day: 1, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
});

type Loading = readonly [address: string, waiting: string, failed: string];

/** Each address of web/router.tsx that shows what a server knows, with what it says meanwhile and when it does not come. */
const LOADING: readonly Loading[] = [
  ["/:user", "Loading projects...", "Failed to fetch projects"],
  ["/:user/account", "Loading...", "Failed to fetch user details"],
  ["/:user/import-project", "Loading...", "Failed to ask for the newest import"],
  ["/today", "Looking for today's call sheet...", "Failed to find today's call sheet"],
  ["/project/:id", "Loading project...", "Failed to fetch the project"],
  ["/:user/:id/script", "Loading scripts...", "Failed to fetch scripts"],
  ["/:user/:id/script-breakdown", "Loading breakdown...", "Failed to fetch breakdown"],
  ["/:user/:id/draft-review", "Loading the draft...", "Failed to fetch the draft"],
  ["/:user/:id/cast-list", "Loading cast list...", "Failed to fetch cast list"],
  ["/:user/:id/cast/:castId/options", "Loading cast member details...", "Failed to fetch cast member data"],
  ["/:user/:id/locations", "Loading locations...", "Failed to fetch locations"],
  ["/:user/:id/manage-dates", "Loading cast list...", "Failed to fetch cast list"],
  ["/:user/:id/calendar", "Loading calendar...", "Failed to fetch the calendar"],
  ["/:user/:id/availability", "Loading availability...", "Failed to fetch the availability"],
  ["/:user/:id/manage-schedules?schedule=Tides", "Loading schedule details...", "Failed to fetch schedule details"],
  ["/:user/:id/compare-schedules", "Loading schedules...", "Failed to fetch schedules"],
  ["/:user/:id/reports?schedule=Tides", "Loading reports...", "Failed to fetch the reports"],
  ["/:user/:id/stripboard?schedule=Tides", "Loading the board...", "Failed to fetch the board"],
  ["/:user/:id/manage-schedules", "Loading schedules...", "Failed to fetch schedules"],
  ["/:user/:id/manage-shoot-days", "Loading schedules...", "Failed to fetch schedules"],
  ["/:user/:id/call-sheets/:scheduleName", "Loading schedule details...", "Failed to fetch schedule details"],
  ["/:user/:id/dpr", "Loading reports...", "Failed to fetch the reports"],
  ["/:user/:id/audit", "Loading who did what...", "Failed to fetch who did what"],
  ["/:user/:id/api-keys", "Loading API keys...", "Failed to fetch the API keys"],
  ["/:user/:id/settings", "Adding up the costs...", "Failed to add up the costs"],
  ["/:user/:id/crew", "Loading crew...", "Failed to fetch the crew"],
  ["/call-sheet/:secret", "Loading your call...", "Failed to fetch the call sheet"],
];

/** Those that stand by themselves, or lead on. */
const STILL = [
  ...["/", "/signup", "/reset-password", "/start", "/contact", "*"],
  ...["/:user/create-project", "/:user/:id", "/:user/:id/scheduling", "/:user/:id/call-sheets"],
];

/** What each kind of sketch is looked at on by axe. */
const ONE_OF_EACH_SHAPE = ["/:user", "/:user/account", "/:user/:id/cast-list", "/:user/:id/crew", "/:user/:id/dpr"];

/** What every page of a session or project asks before it can be there at all. */
const ASKED_FIRST = /\/api\/(verify-token|refresh-session|project-name\/|[^/]+\/change-stamp|[^/]+\/calendar)/;

it("says of every address what it is waiting for, or that it waits for nothing", () => {
  const addresses = [...readFileSync("web/router.tsx", "utf8").matchAll(/path: "([^"]+)"/g)].map(([, path]) => path!);
  const known = new Set([...STILL, ...LOADING.map(([address]) => address.replace(/\?.*/, ""))]);
  // The documented short addresses show the same pages.
  expect(addresses.filter((address) => !known.has(address) && !address.startsWith("/:id/"))).toEqual([]);
});

const pathOf = (address: string): string =>
  address
    .replace(":user", owner.id)
    .replace(":id", id)
    .replace(":castId", "1")
    .replace(":scheduleName", "Tides")
    .replace(":secret", "nobody");

/** Holds back what a page asks for itself, or has it fail, until the server is well again. */
async function ailing(page: Page) {
  let state: "silent" | "failing" | "well" = "well";
  let held: Route[] = [];
  const failed = (route: Route) => route.fulfill({ status: 500 });
  await page.route(/\/api\//, async (route) => {
    if (state === "well" || ASKED_FIRST.test(new URL(route.request().url()).pathname)) await route.continue();
    else if (state === "failing") await failed(route);
    else held.push(route);
  });
  return {
    isSilent: () => {
      [state, held] = ["silent", []];
    },
    isFailing: async () => {
      state = "failing";
      for (const route of held) await failed(route);
    },
    isWell: () => {
      state = "well";
    },
  };
}

/** Goes on as a link does, which takes a tenth of what opening anew takes. */
function goWithin(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

describe("every screen, on a telephone", () => {
  it("sketches what it waits for, says what failed and loads it when it is asked again", async () => {
    const { page } = await open({ person: owner, on: PHONE });
    const server = await ailing(page);
    await page.goto(`/${owner.id}/create-project`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const [address, waiting, failed] of LOADING) {
      server.isSilent();
      await goWithin(page, pathOf(address));
      await says(page, waiting);
      await page.getByRole("heading", { level: 1 }).waitFor();
      if (ONE_OF_EACH_SHAPE.includes(address)) await expectAccessible(page);
      await server.isFailing();
      const alert = page.getByRole("alert").filter({ hasText: failed }).first();
      await alert.getByText("The fault is the server's and may pass in a moment.").waitFor();
      if (address === ONE_OF_EACH_SHAPE[0]) await expectAccessible(page);
      server.isWell();
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => words(page, failed).count(), { message: address }).toBe(0);
      await expect.poll(() => page.getByText(/\.\.\.$/).count(), { message: address }).toBe(0);
    }
  });

  it("shows which one of a long row is chosen", async () => {
    const { page } = await open({ person: owner, on: PHONE });
    await page.goto(`/${owner.id}/${id}/call-sheets/Tides?day=5`);
    const chosen = page.getByRole("button", { name: /^Day 5 - / });
    const end = async () => {
      const box = await chosen.boundingBox();
      return box ? box.x + box.width : Number.POSITIVE_INFINITY;
    };
    await expect.poll(end).toBeLessThanOrEqual(390);
  });
});
