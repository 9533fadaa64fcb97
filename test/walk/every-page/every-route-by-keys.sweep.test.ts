import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { idle } from "../idle.ts";
import { problemsOfTabs } from "../tab-order.ts";
import { PHONE, windows } from "../visit.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  const payload = { name: "Tides", location: "All locations", scenes_per_day: 3, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
});

/** The documented routes and Backlot's own, for a signed-in user. */
const OF_PROJECT = [
  ...[
    "",
    "script",
    "script/1/reading",
    "script-breakdown",
    "cast-list",
    "cast/1/options",
    "locations",
    "scheduling",
    "manage-dates",
  ],
  ...["manage-schedules", "call-sheets", "manage-shoot-days", "call-sheets/Tides", "dpr", "crew"],
  ...["calendar", "availability", "compare-schedules", "stripboard", "reports", "audit", "api-keys", "settings"],
];
const OF_PERSON = ["", "account", "create-project", "import-project"];

describe("the tab order", () => {
  it("reaches every control, visible and named, on each page of a production", async () => {
    const { owner, id } = production;
    const { page } = await open({ person: owner });
    for (const name of OF_PROJECT) await expectTabs(page, `/${owner.id}/${id}/${name}`);
  });

  it("reaches every control on a user's own pages", async () => {
    const { owner } = production;
    const { page } = await open({ person: owner });
    for (const name of OF_PERSON) await expectTabs(page, `/${owner.id}/${name}`);
  });

  it("reaches every control on the signed-out pages", async () => {
    const { page } = await open({});
    for (const name of ["", "signup", "reset-password", "contact"]) await expectTabs(page, `/${name}`);
  });

  it("reaches every control on a phone with a keyboard", async () => {
    const { owner, id } = production;
    const { page } = await open({ person: owner, on: PHONE });
    for (const name of ["script-breakdown", "manage-schedules", "call-sheets/Tides", "stripboard"]) {
      await expectTabs(page, `/${owner.id}/${id}/${name}`);
    }
  });
});

async function expectTabs(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading").first().waitFor();
  await idle(page);
  expect.soft(await problemsOfTabs(page), path).toEqual([]);
}
