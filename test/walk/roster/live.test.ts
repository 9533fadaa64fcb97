import { beforeAll, expect, inject, it } from "vitest";
import { DEFAULT_TIMING } from "../../../shared/call-sheet/model/call-times.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production, withEditor } from "../../api/production.ts";
import type { Person } from "../../people.ts";
import { windows } from "../visit.ts";
import { button, heading, says } from "../words.ts";

const open = windows();
let production: Production;
let editor: Person;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  editor = await withEditor(inject("url"), production);
});

/** A page kept open while the editor works in another window. */
async function looking(path: string) {
  const { owner, id } = production;
  const { page } = await open({ person: owner });
  await page.goto(`/${owner.id}/${id}/${path}`);
  return page;
}

it("shows on the dates page the actors that another person adds and locks", async () => {
  const page = await looking("manage-dates?cast=1");
  await says(page, "No options available for this character");
  const params = { id: production.id, castId: "1" };
  const payload = { actorName: "Ana Duarte", dates: "03/03/2031 - 03/05/2031" };
  await editor.api(routes.addActorOption, { params, payload });
  await heading(page, "Ana Duarte").waitFor();
  await editor.api(routes.lockActor, { params, payload: { actor_name: "Ana Duarte" } });
  await page.getByText(`Locked by ${editor.email} on `).waitFor();
  await page.getByRole("button", { name: /MARA/ }).filter({ hasText: "Ana Duarte" }).waitFor();
});

it("shows on the call sheet the times that another person sets", async () => {
  const plan = { name: "Main", location: "All locations", scenes_per_day: 3 };
  await editor.api(routes.createSchedule, { params: { id: production.id }, payload: plan });
  const page = await looking("call-sheets/Main?day=1");
  const crewCall = page.getByLabel("Crew Call", { exact: true });
  await expect.poll(() => crewCall.inputValue()).toBe("7:00 AM");
  const params = { id: production.id, scheduleName: "Main" };
  const [first] = (await editor.api(routes.getCallSheetDays, { params })).days;
  const timing = { ...DEFAULT_TIMING, crewCall: "5:30 AM" };
  const payload = { date: first!.sheet.date, timing, version: first!.version };
  await editor.api(routes.updateCallSheet, { params, payload });
  await expect.poll(() => crewCall.inputValue()).toBe("5:30 AM");
  await button(page, "Generate Call Sheet").waitFor();
});
