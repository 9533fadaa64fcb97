import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { button, click, dialog, eventually, field, fill, isDisabled, user } from "../words.ts";
import { scheduleOf } from "./call-sheet-days.ts";
import "../../../../web/pages/call-sheet.tsx";

function opened() {
  const production = aProduction();
  const schedule = scheduleOf(production);
  return { production, ...schedule, ...openApp(`${HUB}/call-sheets/Main?day=1`, schedule.answers) };
}

const shows = (label: string, text: string) => eventually(async () => expect((await field(label)).value).toBe(text));

it("shows the times that another person sets", async () => {
  const { production, otherSets } = opened();
  await shows("Crew Call", "7:00 AM");
  otherSets({ crewCall: "5:30 AM" });
  production.tell();
  await shows("Crew Call", "5:30 AM");
});

it("keeps times typed during a save, merged with what another person has saved", async () => {
  const { api, answers, sheet, otherSets } = opened();
  await fill("Shift Start", "6:00 AM");
  otherSets({ shiftEnd: "9:00 PM" });
  const goOn = api.holds("updateCallSheet");
  await user.tab();
  await eventually(() => expect(api.calls("updateCallSheet")).toHaveLength(1));
  await fill("Shoot Call", "7:15 AM");
  goOn(answers.updateCallSheet);
  await eventually(() => expect(sheet().timing.shiftStart).toBe("6:00 AM"));
  await shows("Shift End", "9:00 PM");
  expect((await field("Shoot Call")).value).toBe("7:15 AM");
  await user.tab();
  const all = { shiftStart: "6:00 AM", shiftEnd: "9:00 PM", shootCall: "7:15 AM" };
  await eventually(() => expect(sheet().timing).toMatchObject(all));
});

async function write(label: string, text: string): Promise<void> {
  await fill(label, text);
  await user.tab();
}

it("keeps two people's edits in different times and lets the second choose between edits of the same one", async () => {
  const schedule = scheduleOf(aProduction());
  openApp(`${HUB}/call-sheets/Main?day=1`, schedule.answers);
  await field("Shift Start");
  const saved = () => schedule.sheet().timing;
  schedule.otherSets({ shiftStart: "6:00 AM" });
  await write("Shift End", "9:00 PM");
  await eventually(() => expect(saved()).toMatchObject({ shiftStart: "6:00 AM", shiftEnd: "9:00 PM" }));
  await eventually(async () => expect((await field("Shift Start")).value).toBe("6:00 AM"));

  schedule.otherSets({ shootCall: "7:15 AM" });
  await write("Shoot Call", "7:45 AM");
  const asked = await dialog("Also changed by someone else");
  expect(asked.textContent).toContain("7:15 AM");
  expect(isDisabled(await button("Save choices"))).toBe(true);
  await user.click(within(within(asked).getByRole("group", { name: "Shoot Call" })).getByLabelText(/Mine/));
  await click("Save choices");
  await eventually(() =>
    expect(saved()).toMatchObject({ shiftStart: "6:00 AM", shiftEnd: "9:00 PM", shootCall: "7:45 AM" }),
  );
});
