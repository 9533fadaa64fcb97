import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import { USUAL_CALENDAR } from "../../../../shared/schedule/model/default-calendar.ts";
import type { ProductionCalendar } from "../../../../shared/schedule/model/production-calendar.ts";
import { HUB, openApp } from "../app.tsx";
import { type Answers, refused } from "../fake-api.ts";
import { button, field, user } from "../words.ts";
import "../../../../web/pages/production-calendar.tsx";

it("keeps days chosen during a save of the calendar, merged with what others have saved", async () => {
  let saved: { calendar: ProductionCalendar; version: number } = { calendar: USUAL_CALENDAR, version: 0 };
  const answers = {
    getCalendar: () => saved,
    getTimeZone: { timeZone: null, suggested: null },
    updateCalendar: ({ payload: { calendar, version } }) => {
      if (version !== saved.version) return refused(409, "staleCalendar", "Somebody else has saved it meanwhile.");
      saved = { calendar, version: version + 1 };
      return { version: saved.version };
    },
  } satisfies Answers;
  const { api } = openApp(`${HUB}/calendar`, answers);
  await user.click(await field("Saturday"));
  saved = { calendar: { ...saved.calendar, region: "FR" }, version: 1 };
  const goOn = api.holds("updateCalendar");
  await user.click(await button("Save Changes"));
  await button("Saving...");
  await user.click(await field("Monday"));
  goOn(answers.updateCalendar);
  await button("Save Changes");
  expect(await field("Monday")).toHaveProperty("checked", false);
  await user.click(await button("Save Changes"));
  await waitFor(() => expect(saved.calendar).toMatchObject({ weekdays: [2, 3, 4, 5, 6], region: "FR" }));
  await waitFor(async () => expect(await button("Save Changes")).toHaveProperty("disabled", true));
  expect(await field("Region")).toHaveProperty("value", "FR");
});
