import { expect, it } from "vitest";
import { USUAL_CALENDAR } from "../../../../shared/schedule/model/default-calendar.ts";
import { HUB, openApp } from "../app.tsx";
import { click, eventually, fill } from "../words.ts";
import "../../../../web/pages/production-calendar.tsx";

const PREP = { start: "2031-03-04", end: "2031-03-04", note: "Prep" };

/** Opens the calendar with a day off. */
function opened() {
  const { api } = openApp(`${HUB}/calendar`, {
    getCalendar: { calendar: { ...USUAL_CALENDAR, daysOff: [PREP] }, version: 1 },
    getTimeZone: { timeZone: null, suggested: null },
    updateCalendar: ({ payload: { version } }) => ({ version: version + 1 }),
  });
  return async (...daysOff: object[]) => {
    await click("Save Changes");
    await eventually(() => expect(api.calls("updateCalendar").at(-1)?.payload.calendar.daysOff).toEqual(daysOff));
  };
}

it("adds days off to those that are there, and takes one away", async () => {
  const saves = opened();
  await fill("Reason", "Move");
  await fill("Paste or type dates", "4–6 August 2031");
  await click("Use these dates");
  const move = { start: "2031-08-04", end: "2031-08-06", note: "Move" };
  await saves(PREP, move);
  await click("Remove 03/04/2031");
  await saves(move);
});
