import { describe, expect, it } from "vitest";
import { aProduction } from "../a-production.ts";
import { HUB, openApp } from "../app.tsx";
import { refused } from "../fake-api.ts";
import { fill } from "../fill.ts";
import { optionsOf } from "../options.ts";
import { schedulesOf } from "../schedules.ts";
import { all, click, dialog, drawn, eventually, field, one, says, user } from "../words.ts";
import "../../../../web/pages/manage-schedules.tsx";

/** Opens the schedules of a production that prepares on the first two days of March 2031's first week. */
function open(path = "manage-schedules") {
  const production = aProduction();
  const schedules = schedulesOf(production);
  const { project } = schedules;
  const daysOff = [{ start: "2031-03-03", end: "2031-03-04", note: "Prep" }];
  project.calendar = { ...project.calendar, daysOff };
  const start = () => openApp(`${HUB}/${path}`, { ...optionsOf(production).answers, ...schedules.answers });
  return { schedules, start };
}

async function more(): Promise<HTMLElement> {
  await eventually(() => expect(all("button", "Create Schedule").length).toBeGreaterThan(0));
  await user.click(all("button", "Create Schedule")[0]!);
  const form = await dialog("Create New Schedule");
  await user.click(form.querySelector("summary")!);
  await field("Start Date", form);
  return form;
}

describe("a new schedule", () => {
  async function filled() {
    const { start } = open();
    const app = start();
    const form = await more();
    await fill("Schedule Name", "Asked", form);
    await user.selectOptions(await field("Location", form), "All locations");
    await fill("Number of Scenes Per Day", "3", form);
    const refusedWith = async (words: string | RegExp) => {
      await click("Create", form);
      await eventually(() =>
        expect(all("alert", undefined, form).map(({ textContent }) => textContent)).toContainEqual(
          expect.stringMatching(words),
        ),
      );
    };
    return { ...app, form, refusedWith };
  }

  it.each([
    ["Additional Days Off", "soon", /^Additional Days Off: .*soon/],
    ["Split Days", "03/99/2031", /^Split Days: .*03\/99\/2031/],
    ["Maximum Pages Per Day", "many", /^"many" is not a page count\. Write it as 4 or 3 4\/8\.$/],
    ["Maximum Locations Per Day", "0", /^"0" is not a number of locations\. Write it as 2\.$/],
    ["Hours of Turnaround", "30", /^"30" is not a number of hours of turnaround\. Write it as 12\.$/],
    ["Drop After (Days)", "x", /^"x" is not a number of days\. Write it as 10\.$/],
    ["Minutes Per Page", "5", /^"5" is not a number of minutes\. Write it as 120\.$/],
    [
      "Each Shoot Day, Excluding Cast",
      "lots",
      /^"lots" is not an amount\. Use whole units of your currency, such as 12000\.$/,
    ],
  ])("is not created when %s is %j", async (label, text, words) => {
    const { api, form, refusedWith } = await filled();
    if (label.startsWith("Each")) await user.selectOptions(await field("Top Priority", form), "Lowest cost");
    await fill(label, text, form);
    await refusedWith(words);
    expect(api.calls("createSchedule")).toEqual([]);
  });

  it("says at its name what a name cannot have, and is not created", async () => {
    const { api, form, refusedWith } = await filled();
    const words = 'The schedule name cannot have "/". Leave it out, or use a hyphen.';
    await fill("Schedule Name", "Blue/Pink", form);
    await says(words);
    await refusedWith(words);
    await click("Create", form);
    expect(api.calls("createSchedule")).toEqual([]);
    await fill("Schedule Name", "Week 1: Studio – Größe", form);
    await click("Create", form);
    await eventually(() => expect(api.calls("createSchedule")).toHaveLength(1));
  });

  it("explains what is wrong with a rule between scenes", async () => {
    const { form, refusedWith } = await filled();
    await click("Add a scene constraint", form);
    const rule = await one("group", "Constraint 1", form);
    await fill("Scene", "99", rule.querySelector("label")!.parentElement!);
    await refusedWith(/^The rule "99 … \?" is not complete\.$/);
    await user.selectOptions(await field("Constraint", rule), "stays on");
    await fill("Date", "03/05/2031", rule);
    await refusedWith(/^There is no scene "99" in this schedule\.$/);
  });

  it("shows every reason why it is infeasible and stays open", async () => {
    const { api, refusedWith, form } = await filled();
    api.answers({ createSchedule: refused(422, "infeasible", "Scene 5 clashes.\nWhat would help:\nAnother day.") });
    await refusedWith(/^Scene 5 clashes\.\nWhat would help:\nAnother day\.$/);
    expect(form.isConnected).toBe(true);
  });

  it("starts with the constraints of the newest one", async () => {
    const { api, form } = await filled();
    await fill("Start Date", "2031-03-03", form);
    await user.click(await field("Mon 03/03/2031: Prep", form));
    await user.click(await field("Sat", form));
    await user.selectOptions(await field("Top Priority", form), "Lowest cost");
    await fill("Each Shoot Day, Excluding Cast", "9000", form);
    await fill("Hours of Turnaround", "12", form);
    await click("Add a scene constraint", form);
    const rule = await one("group", "Constraint 1", form);
    await user.selectOptions(await field("Constraint", rule), "stays on");
    await fill("Scene", "5", rule);
    await fill("Date", "03/13/2031", rule);
    await click("Create", form);
    await eventually(() => expect(form.isConnected).toBe(false));
    expect(api.calls("createSchedule")[0]!.payload).toMatchObject({
      ...{ name: "Asked", start_date: "2031-03-03", weekdays: [1, 2, 3, 4, 5, 6], works_on: ["2031-03-03"] },
      ...{ turnaround_hours: 12, prices: { shootingDay: 9000 }, pins: [{ scene: "5", date: "2031-03-13" }] },
    });
    const again = await more();
    expect(await field("Hours of Turnaround", again)).toHaveProperty("value", "12");
    expect(await field("Start Date", again)).toHaveProperty("value", "2031-03-03");
    expect(await field("Mon 03/03/2031: Prep", again)).toHaveProperty("checked", false);
    expect(await field("Sat", again)).toHaveProperty("checked", true);
    expect(await field("Top Priority", again)).toHaveProperty("value", "money");
    expect(await field("Each Shoot Day, Excluding Cast", again)).toHaveProperty("value", "9000");
    expect(await field("Date", await one("group", "Constraint 1", again))).toHaveProperty("value", "03/13/2031");
    await click("Remove constraint 1", again);
    await drawn();
    expect(all("group", "Constraint 1", again)).toEqual([]);
  });
});

it("rechecks the board when a schedule's constraints change, and undoes the change", async () => {
  const { schedules, start } = open("manage-schedules?schedule=Later.schedule.tsv");
  schedules.create({ name: "Later", location: "All locations", scenes_per_day: 5, start_date: "2031-03-03" });
  start();
  await click("Constraints");
  const form = await dialog("Constraints: Later");
  expect(await field("Start Date", form)).toHaveProperty("value", "2031-03-03");
  await fill("Number of Scenes Per Day", "1", form);
  await fill("Hours of Turnaround", "x", form);
  await click("Save", form);
  await says('"x" is not a number of hours of turnaround. Write it as 12.');
  await fill("Hours of Turnaround", "12", form);
  await click("Save", form);
  await eventually(() => expect(document.body.textContent).toMatch(/Saved\. The board has \d rule violations?\./));
  expect((await one("region", "Rule violations")).textContent).toMatch(/the limit is 1/);
  await click("Undo");
  await says("Undone. The board follows every rule.");
  await eventually(() => expect(all("region", "Rule violations")).toEqual([]));
});
