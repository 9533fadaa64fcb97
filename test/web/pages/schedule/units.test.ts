import { describe, expect, it } from "vitest";
import { aProduction } from "../a-production.ts";
import { HUB, OWNED, openApp } from "../app.tsx";
import { type Answers, FAILED, refused } from "../fake-api.ts";
import { NO_BREAKDOWN } from "../lighthouse.ts";
import { optionsOf } from "../options.ts";
import { onPhone } from "../sizes.ts";
import { someUnits } from "../some-units.ts";
import {
  all,
  button,
  click,
  dialog,
  eventually,
  field,
  fill,
  heading,
  isDisabled,
  one,
  says,
  textsOf,
  user,
} from "../words.ts";
import "../../../../web/pages/manage-schedules.tsx";
import "../../../../web/pages/compare-schedules.tsx";

const open = (answers: Answers) =>
  openApp(`${HUB}/manage-schedules`, {
    ...{ listSchedules: [], getLocationList: NO_BREAKDOWN, compareSchedules: { active: null, scenarios: [] } },
    ...answers,
  });

const LIMITED = refused(403, "limited", "Only for those who see everything.");

const NOTHING_SCHEDULED = {
  ...{ location: "All locations", days: [], scenes: 0, unscheduled: 0, eighths: 0, holdingDays: 0, moves: 0, cost: 0 },
  ...{ overnightMoves: 0, returns: 0, mixedDays: 0, nightBlocks: 0, nightReturns: 0, warnings: [], breaches: [] },
};

const CREW = {
  version: 1,
  departments: ["Camera", "Stunts"].map((name) => ({ id: name, name, positions: [] })),
};

it("gives a production its second unit, and retires it after an undo", async () => {
  const units = someUnits();
  open(units.answers);
  await click("Units");
  expect(textsOf("heading")).not.toContain("UNITS");
  const asked = await dialog("Add Unit");
  await fill("Unit name", "Night Unit", asked);
  await user.click(all("button", "Add Unit", asked).at(-1)!);
  await says("Night Unit added.");
  await heading("Main Unit");
  expect(units.named()).toEqual(["Main Unit", "Night Unit"]);
  await click("Undo");
  await says("Night Unit retired.", "(retired)");
  expect(units.named()).toEqual(["Main Unit", "Night Unit (retired)"]);
});

it("renames a unit, chooses its departments and retires it, each with undo", async () => {
  const units = someUnits("Main Unit", "Second Unit", "Splinter Unit");
  open({ ...units.answers, getCrew: CREW });
  await click("Edit Second Unit");
  const asked = await dialog("Edit Second Unit");
  await fill("Unit name", "main unit", asked);
  await says('There is already a unit "Main Unit". Choose another name.');
  expect(isDisabled(await button("Save", asked))).toBe(true);
  await fill("Unit name", "Action Unit", asked);
  await user.click(await field("Stunts", asked));
  await click("Save", asked);
  await says("Second Unit changed.");
  expect(units.named()).toEqual(["Main Unit", "Action Unit: Stunts", "Splinter Unit"]);

  await click("Edit Splinter Unit");
  const other = await dialog("Edit Splinter Unit");
  await field("Camera", other);
  expect(all("checkbox", "Stunts", other)).toEqual([]);
  await click("Cancel", other);
  await click("Undo");
  await says("Action Unit changed.");
  expect(units.named()).toEqual(["Main Unit", "Second Unit", "Splinter Unit"]);

  await click("Retire Second Unit");
  await says("Second Unit retired.");
  await click("Undo");
  await says("Second Unit works again.");
  expect(units.named()).toEqual(["Main Unit", "Second Unit", "Splinter Unit"]);
  expect(all("button", "Retire Main Unit")).toEqual([]);
});

it("says why a change of the units is refused, and shows the units as they are now", async () => {
  const units = someUnits("Main Unit", "Second Unit");
  open(units.answers);
  await heading("Second Unit");
  units.otherAdds("Splinter Unit");
  await click("Retire Second Unit");
  await says("Someone else has changed the units.");
  await heading("Splinter Unit");
});

it("shows units to viewers, and nothing where there are none", async () => {
  const { answers } = someUnits("Main Unit", "Second Unit");
  const { api } = open({ ...answers, getProjectName: { ...OWNED, may: "viewer" } });
  await heading("Second Unit");
  expect(all("button", /Unit/)).toEqual([]);
  api.answers({ listUnits: { version: 0, units: [], allowed: [] }, getChangeStamp: { stamp: "2" } });
  await eventually(() => expect(all("heading", "Second Unit")).toEqual([]));
});

describe("the schedules of a production with several units", () => {
  const summary = (name: string, unit: string, active: boolean) => ({
    ...{ name: `${name}.schedule.tsv`, location: "All locations", days: 2, scenesPerDay: 3, active, unit },
  });

  it("are listed by unit, with the active one of each", async () => {
    const units = someUnits("Main Unit", "Second Unit", "Splinter Unit");
    const second = units.idOf("Second Unit");
    open({
      ...units.answers,
      listSchedules: [summary("Tides", "main", true), summary("Waves", second, true), summary("Foam", "main", false)],
    });
    const its = async (unit: RegExp) => textsOf("button", await one("region", unit));
    expect(await its(/^Main Unit/)).toEqual([
      "TidesActive: All locations, 2 shoot days",
      "FoamAll locations, 2 shoot days",
    ]);
    expect(await its(/^Second Unit/)).toEqual(["WavesActive: All locations, 2 shoot days"]);
    expect(all("heading", "SCHEDULES")).toEqual([]);
  });

  it("are one row on phones, each with its unit unless it is named after that", async () => {
    onPhone();
    const units = someUnits("Main Unit", "Second Unit");
    const second = units.idOf("Second Unit");
    open({
      ...units.answers,
      listSchedules: [summary("Main Unit", "main", true), summary("Waves", second, true)],
    });
    expect(textsOf("button", await one("region", /^SCHEDULES/))).toEqual([
      "Main UnitActive: All locations, 2 shoot days",
      "WavesSecond Unit · Active: All locations, 2 shoot days",
    ]);
  });

  it("are created for the unit that was chosen, which a retired one cannot be", async () => {
    const units = someUnits("Main Unit", "Second Unit", "Splinter Unit");
    const created = { ...summary("Waves", units.idOf("Second Unit"), false), unit: undefined };
    const { api } = open({
      ...units.answers,
      getLocationList: optionsOf(aProduction()).answers.getLocationList,
      createSchedule: created,
      getSchedule: "",
      getImprovement: { status: "none" },
      getStripboard: FAILED,
    });
    await click("Retire Splinter Unit");
    await says("Splinter Unit retired.");
    await user.click(all("button", "Create Schedule")[0]!);
    const asked = await dialog("Create New Schedule");
    const chosen = await field("Shooting unit", asked);
    expect([...(chosen as HTMLSelectElement).options].map(({ text }) => text)).toEqual(["Main Unit", "Second Unit"]);
    await user.selectOptions(chosen, "Second Unit");
    await fill("Schedule Name", "Waves", asked);
    await user.selectOptions(await field("Location", asked), "All locations");
    await fill("Number of Scenes Per Day", "3", asked);
    await click("Create", asked);
    const sent = await eventually(() => api.calls("createSchedule")[0]!);
    expect(sent.payload).toMatchObject({ name: "Waves", unit: units.idOf("Second Unit") });
  });

  it("are compared with the names of their units, and one of each is active", async () => {
    const units = someUnits("Main Unit", "Second Unit");
    const second = units.idOf("Second Unit");
    openApp(`${HUB}/compare-schedules`, {
      ...units.answers,
      getStripboard: FAILED,
      compareSchedules: {
        ...{ active: "Tides", activeOf: { main: "Tides", [second]: "Waves" } },
        scenarios: [
          { ...NOTHING_SCHEDULED, name: "Tides", unit: "main" },
          { ...NOTHING_SCHEDULED, name: "Waves", unit: second },
          { ...NOTHING_SCHEDULED, name: "Foam", unit: second },
        ],
      },
    });
    await button("Make inactive: Tides");
    expect(textsOf("columnheader")).toEqual([
      "TidesMain Unit ActiveMake inactive",
      "WavesSecond Unit ActiveMake inactive",
      "FoamSecond UnitMake active",
    ]);
  });
});

describe("a violation of someone in two units", () => {
  /** The page of "Film", in which MARA works with both units on a Tuesday until an owner allows it. */
  async function openViolation(more: Answers = {}) {
    const units = someUnits("Main Unit", "Second Unit");
    const violation = {
      ...{ rule: "castInOneUnit" as const, date: "2031-03-04", sceneId: "s1" },
      sentence: "MARA works with Second Unit on 03/04/2031.",
      fix: "Move the scene to another date, or let an owner allow both units on that date.",
      party: { kind: "cast" as const, id: "1", name: "MARA" },
    };
    openApp(`${HUB}/manage-schedules?schedule=Film.schedule.tsv`, {
      ...units.answers,
      getLocationList: NO_BREAKDOWN,
      listSchedules: [
        { name: "Film.schedule.tsv", location: "All locations", days: 1, scenesPerDay: 3, active: true, unit: "main" },
      ],
      getSchedule: "Film\nDate\tScene Number\n2031-03-04\t1\n",
      getStripboard: LIMITED,
      getImprovement: LIMITED,
      compareSchedules: () => {
        const breaches = units.allowed().length === 0 ? [violation] : [];
        return { active: "Film", scenarios: [{ ...NOTHING_SCHEDULED, name: "Film", breaches }] };
      },
      ...more,
    });
    expect((await one("region", "Rule violations")).textContent).toContain(violation.sentence);
    return units;
  }

  it("is allowed by an owner at once, with undo", async () => {
    const units = await openViolation();
    await click("Allow MARA on 03/04/2031");
    await says("MARA may be in two units on 03/04/2031.");
    await eventually(() => expect(all("region", "Rule violations")).toEqual([]));
    expect(units.allowed()).toEqual([{ kind: "cast", id: "1", date: "2031-03-04" }]);
    await click("Undo");
    await one("region", "Rule violations");
    expect(units.allowed()).toEqual([]);
  });

  it("tells others that an owner may allow it", async () => {
    await openViolation({ getProjectName: { ...OWNED, may: "editor" } });
    await eventually(() => expect(all("button", /^Edit Main Unit/)).toHaveLength(1));
    expect((await one("region", "Rule violations")).textContent).toContain(
      "let an owner allow both units on that date",
    );
    expect(all("button", /^Allow/)).toEqual([]);
  });

  it("stays with the reason when the permission fails", async () => {
    await openViolation({ changeUnits: FAILED });
    await click("Allow MARA on 03/04/2031");
    await says("Failed to change the units");
    await button("Allow MARA on 03/04/2031");
  });
});
