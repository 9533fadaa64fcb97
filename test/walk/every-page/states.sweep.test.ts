import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction } from "../../api/production.ts";
import type { Person } from "../../people.ts";
import { ASKED_FIRST, goWithin, LOADING, pathIn } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { PHONE, windows } from "../visit.ts";
import { says, words } from "../words.ts";

const open = windows();
let owner: Person;
let id: string;

beforeAll(async () => {
  ({ owner, id } = await newProduction(inject("url")));
  const payload = { name: "Tides", location: "All locations", scenes_per_day: 1, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
});

/** A page with each kind of skeleton; all others have the same parts and are tested without a browser. */
const ONE_OF_EACH_SHAPE = ["/:user", "/:user/account", "/:user/:id/cast-list", "/:user/:id/crew", "/:user/:id/dpr"];

const pathOf = (address: string): string => pathIn({ owner, id }, address);

/** Delays or fails a page's own requests until the server is restored. */
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

describe("a screen with each kind of skeleton, on a phone", () => {
  it("shows a skeleton while loading, reports a failure, reloads on retry, and scrolls to a selected day", async () => {
    const { page } = await open({ person: owner, on: PHONE });
    const server = await ailing(page);
    await page.goto(`/${owner.id}/create-project`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    for (const [address, waiting, failed] of LOADING.filter(([one]) => ONE_OF_EACH_SHAPE.includes(one))) {
      server.isSilent();
      await goWithin(page, pathOf(address));
      await says(page, waiting);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expectAccessible(page);
      await server.isFailing();
      const alert = page.getByRole("alert").filter({ hasText: failed }).first();
      await alert.getByText("This is a server problem and may be temporary.").waitFor();
      if (address === ONE_OF_EACH_SHAPE[0]) await expectAccessible(page);
      server.isWell();
      await alert.getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => words(page, failed).count(), { message: address }).toBe(0);
      await expect.poll(() => page.getByText(/\.\.\.$/).count(), { message: address }).toBe(0);
    }

    // A long row is scrolled to what is selected.
    await goWithin(page, pathOf("/:user/:id/call-sheets/:scheduleName?day=5"));
    const chosen = page.getByRole("button", { name: /^Day 5 - / });
    const end = async () => {
      const box = await chosen.boundingBox();
      return box ? box.x + box.width : Number.POSITIVE_INFINITY;
    };
    await expect.poll(end).toBeLessThanOrEqual(390);
  });
});
