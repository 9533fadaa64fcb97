import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { USUAL_CALENDAR } from "../../../../shared/schedule/model/default-calendar.ts";
import type { ProductionCalendar } from "../../../../shared/schedule/model/production-calendar.ts";
import { HUB, OWNED, openApp } from "../app.tsx";
import { type Answers, refused } from "../fake-api.ts";
import { all, click, dialog, eventually, field, fill, heading, isDisabled, link, says, user } from "../words.ts";
import "../../../../web/pages/production-calendar.tsx";
import "../../../../web/pages/scheduling.tsx";

const PREP = { start: "2031-03-04", end: "2031-03-04", note: "Prep" };

/** Opens the calendar with a day off, which another person may change. */
function opened(answers: Answers = {}) {
  let calendar: ProductionCalendar = { ...USUAL_CALENDAR, daysOff: [PREP] };
  let version = 1;
  const save = (changed: ProductionCalendar) => {
    calendar = changed;
    return { version: ++version };
  };
  const { api } = openApp(`${HUB}/calendar`, {
    getCalendar: () => ({ calendar, version }),
    getTimeZone: { timeZone: null, suggested: null },
    updateCalendar: ({ payload }) =>
      payload.version === version
        ? save(payload.calendar)
        : refused(409, "staleCalendar", "Someone else has changed the calendar in the meantime."),
    ...answers,
  });
  const saves = async (...daysOff: object[]) => {
    await click("Save Changes");
    await eventually(() => expect(api.calls("updateCalendar").at(-1)?.payload.calendar.daysOff).toEqual(daysOff));
  };
  return { api, saves, now: () => calendar, otherSaves: (part: object) => save({ ...calendar, ...part }) };
}

it("adds days off to those that are there, and takes one away", async () => {
  const { saves } = opened();
  await fill("Reason", "Move");
  await fill("Paste or type dates", "4–6 August 2031");
  await click("Use these dates");
  const move = { start: "2031-08-04", end: "2031-08-06", note: "Move" };
  await saves(PREP, move);
  await click("Remove 03/04/2031");
  await saves(move);
});

it("restores removed days off and asks for confirmation before leaving with unsaved changes", async () => {
  const { now } = opened();
  await click("Remove 03/04/2031");
  await says("Removed 03/04/2031");
  await click("Undo");
  await click("Remove 03/04/2031");
  await user.click(await link("Scheduling", document.querySelector("main")!));
  await says("You have unsaved changes. Do you want to discard them?");
  await click("Discard");
  await heading("Scheduling");
  expect(now().daysOff).toEqual([PREP]);
});

it("sets the production time zone and undoes the change", async () => {
  let timeZone = "Europe/Dublin";
  const { api } = opened({
    getTimeZone: () => ({ timeZone, suggested: null }),
    setTimeZone: ({ payload }) => {
      timeZone = payload.timeZone;
      return payload;
    },
  });
  await user.selectOptions(await field("Production time zone"), "New York, America");
  await says("The time zone is now America/New York");
  await click("Undo");
  await says("The time zone is now Europe/Dublin");
  expect(api.calls("setTimeZone").map(({ payload }) => payload.timeZone)).toEqual([
    "America/New_York",
    "Europe/Dublin",
  ]);
});

it("merges two people's simultaneous changes and asks about conflicts", async () => {
  const { now, otherSaves } = opened();
  await user.click(await field("Saturday"));
  await user.selectOptions(await field("Region"), "Italy");
  await user.click(await field("Monday"));
  otherSaves({ weekdays: [1, 2, 3, 4], region: "FR" });
  await click("Save Changes");
  const asked = within(await dialog("Also changed by someone else"));
  const choice = (of: string, side: RegExp) => within(asked.getByRole("group", { name: of })).getByLabelText(side);
  await user.click(choice("Working days", /Mine/));
  await user.click(choice("Public holidays", /Theirs/));
  await click("Save choices");
  await eventually(() => expect(now()).toMatchObject({ weekdays: [2, 3, 4, 5, 6], region: "FR", daysOff: [PREP] }));
});

it("is read-only for viewers", async () => {
  opened({ getProjectName: { ...OWNED, may: "viewer" } });
  await says("Production Days Off");
  expect(isDisabled(await field("Region"))).toBe(true);
  expect(all("button", "Save Changes")).toEqual([]);
  expect(all("textbox", "Reason")).toEqual([]);
});
