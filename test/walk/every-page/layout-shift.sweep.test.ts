import type { Page, Route } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { ASKED_FIRST, goWithin, LOADING, pathIn, STILL } from "../addresses.ts";
import { painted, takeShifts, watchShifts } from "../layout-shift.ts";
import { sideBySide } from "../side-by-side.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { says } from "../words.ts";

// Chromium calls a tenth good; a line of text that moves half a screen comes to about this much.
const HARDLY = 0.02;

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };

/** Pages with a selection, so that two parts load one after the other. */
const CHOSEN = [
  ["/:user/:id/manage-dates?cast=1", "Loading cast list..."],
  ["/:user/:id/call-sheets/:scheduleName?day=2", "Loading schedule details..."],
  ["/:user/:id/dpr?day=2031-03-04", "Loading reports..."],
] as const;

const NAMES = ["MARA", "ODO", "PILAR", "ANSEL", "BRIGID", "CORMAC", "DILYS", "EDDA", "FERGUS", "GRETA", "HOLGER"];

/** More people and locations than any skeleton has lines. */
const SCREENPLAY = NAMES.map(
  (name, at) => `INT. ${name}'S HOUSE - DAY\n\n${name} waits for ${NAMES.at(at - 1)}.\n\n${name}\nWhere are you?`,
).join("\n\n");

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"), SCREENPLAY);
  const { owner, id } = production;
  const payload = { name: "Tides", location: "All locations", scenes_per_day: 1, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  await owner.api(routes.activateSchedule, { params: { id, scheduleName: "Tides" }, payload: { active: true } });
});

it.each([
  ["a phone", PHONE],
  ["a tablet", TABLET],
  ["a desk", DESK],
])("does not shift visible content while a screen loads, on %s", async (_, on) => {
  async function watched() {
    const { page } = await open({ person: production.owner, on });
    await watchShifts(page);
    const answers = await oneByOne(page);
    await page.goto(pathIn(production, "/:user/create-project"));
    await page.getByRole("heading", { level: 1 }).waitFor();
    return { page, answers };
  }
  const moved: string[] = [];
  const still = STILL.filter((address) => address.startsWith("/:user")).map((address) => [address, undefined] as const);
  await sideBySide([...LOADING, ...CHOSEN, ...still], watched, async ({ page, answers }, [address, waiting]) => {
    answers.areHeld();
    await goWithin(page, pathIn(production, address));
    if (waiting !== undefined) await sketched(page, waiting);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await answers.come();
    const { value, what } = await takeShifts(page);
    if (value > HARDLY) moved.push(`${address}: ${value.toFixed(3)}, ${what}`);
  });
  expect(moved).toEqual([]);
});

/** Waits until a skeleton is visible; it appears after a delay, and earlier content at once. */
async function sketched(page: Page, waiting: string): Promise<void> {
  await says(page, waiting);
  const sketch = page.getByRole("status").filter({ hasText: waiting }).first();
  await sketch.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
}

/** Delivers the responses to a page one by one, each after the previous one is painted. */
async function oneByOne(page: Page) {
  let held: Route[] | undefined;
  await page.route(/\/api\//, async (route) => {
    if (held && !ASKED_FIRST.test(new URL(route.request().url()).pathname)) held.push(route);
    else await route.continue();
  });
  return {
    areHeld: () => {
      held = [];
    },
    come: async () => {
      const isWaiting = async () => (await page.getByText(/\.\.\.$/).count()) > 0;
      do {
        const route = held?.shift();
        if (route) await route.fulfill({ response: await route.fetch() });
        await painted(page);
      } while (held?.length || (await isWaiting()));
    },
  };
}
