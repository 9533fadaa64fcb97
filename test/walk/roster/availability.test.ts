import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { addDays, weekday } from "../../../shared/dates/calendar-date.ts";
import { dateText } from "../../../shared/dates/dates-string.ts";
import { USUAL_CALENDAR } from "../../../shared/schedule/model/default-calendar.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { button, heading } from "../words.ts";

/** The Tuesday in five weeks and the days after it. */
const today = new Date().toISOString().slice(0, 10);
const tuesday = addDays(today, 35 + ((2 - weekday(today) + 7) % 7));
const [TUE, WED, THU, FRI] = [0, 1, 2, 3].map((days) => dateText(addDays(tuesday, days)));

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  const calendar = {
    ...USUAL_CALENDAR,
    daysOff: [{ start: addDays(tuesday, 2), end: addDays(tuesday, 2), note: "Company move" }],
  };
  await owner.api(routes.updateCalendar, { params: { id }, payload: { calendar, version: 0 } });
  const ana = { actorName: "Ana Duarte", dates: `${TUE} - ${THU}` };
  await owner.api(routes.addActorOption, { params: { id, castId: "1" }, payload: ana });
  await owner.api(routes.lockActor, { params: { id, castId: "1" }, payload: { actor_name: "Ana Duarte" } });
  const faro = { locationName: "Punta Faro", dates: `${THU} - ${FRI}` };
  await owner.api(routes.addLocationOption, { params: { id, locationId: "L1" }, payload: faro });
});

it("fits on a phone with a single scene selected, and on a desk", async () => {
  const { owner, id } = production;
  const { page } = await open({ person: owner, on: PHONE });
  await page.goto(`/${owner.id}/${id}/availability`);
  await heading(page, "2 scenes have no possible day").waitFor();
  await expectAccessible(page);
  await button(page, "Show scene 1 on the board").click();
  await page.getByRole("gridcell", { name: `${WED}: would have to be available` }).waitFor();
  expect(await page.getByRole("rowheader").count()).toBe(3);
  await expectAccessible(page);
  await page.setViewportSize(DESK.viewport!);
  await expectAccessible(page);
});
