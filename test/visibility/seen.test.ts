import { describe, expect, it } from "vitest";
import { COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import { mergeGroups } from "../../shared/roster/roles/group-edits.ts";
import { mergeRoles } from "../../shared/roster/roles/role-merge.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { groupOfSet } from "../../shared/roster/roles/roster-scenes.ts";
import { boardOfSchedule } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import type { SceneVisibility } from "../../shared/visibility/visibility.ts";
import { visibleBreakdown } from "../../shared/visibility/visible-breakdown.ts";
import { visibleCallSheet } from "../../shared/visibility/visible-call-sheet.ts";
import { visibleLines } from "../../shared/visibility/visible-lines.ts";
import { isScheduleVisible, visibleBoard } from "../../shared/visibility/visible-schedule.ts";
import { source } from "../call-sheet/builders.ts";
import { breakdown, row } from "../roster/builders.ts";

const scenes = (...numbers: string[]): SceneVisibility => ({ kind: "scenes", scenes: numbers });
const PROPERTY: SceneVisibility = { kind: "departments", departments: ["Property"] };
const { schedule, roster } = source;
const whole = { breakdown: source.breakdown, roster };
const numbersOf = (rows: readonly { readonly cells: Readonly<Record<string, string>> }[]) =>
  rows.map(({ cells }) => cells[COLUMNS.number]);

describe("the visible part of a breakdown", () => {
  it("is everything for unrestricted members", () => {
    expect(visibleBreakdown({ kind: "all" }, whole)).toEqual(whole);
  });

  it("is the listed scenes with their roles and groups, in any case of a number", () => {
    const made = breakdown(row("1", "INT. PIER - DAY", "NORA"), row("1a", "INT. BANK - DAY", "BO"));
    const aside = made.rows.slice(0, 1);
    const seen = visibleBreakdown(scenes("1A", "99"), {
      breakdown: { ...made, aside },
      roster: rosterFromBreakdown(made),
    });
    expect(numbersOf(seen.breakdown.rows)).toEqual(["1a"]);
    expect(seen.breakdown.aside).toEqual([]);
    expect(seen.roster.roles).toEqual([{ castId: "2", name: "BO", aliases: [] }]);
    expect(seen.roster.groups.map(({ name, sets }) => [name, sets])).toEqual([["BANK", ["BANK"]]]);
  });

  it("has no groups of hidden scenes that show other shots of its sets, as in older rosters", () => {
    const made = breakdown(
      row("1", "INT. PIER - DAY"),
      row("2", "INT. PIER (CLOSER) - DAY"),
      row("3", "INT. PIER, WIDER - DAY"),
    );
    const groups = [
      { id: "L1", name: "PIER", sets: ["PIER"] },
      { id: "L2", name: "ODA'S SECRET", sets: ["PIER (CLOSER)"] },
      { id: "L3", name: "BANK", sets: ["BANK", "PIER, WIDER"] },
    ];
    const seenBy = (number: string) =>
      visibleBreakdown(scenes(number), {
        breakdown: made,
        roster: { roles: [], groups, nextCastId: 1, nextGroupId: 4 },
      }).roster.groups;
    expect(seenBy("1")).toEqual([groups[0]]);
    expect(seenBy("2")).toEqual([groups[1]]);
    expect(seenBy("3")).toEqual([{ id: "L3", name: "PIER, WIDER", sets: ["PIER, WIDER"] }]);
  });

  it("has the location of a scene whose heading names characters that it does not have", () => {
    const made = breakdown(
      row("1", "INT. FERRY OFFICE - DAY", "NORA, EMIL"),
      row("2", "INT. FERRY OFFICE NORA AND EMIL - DAY", "NORA"),
    );
    const all = rosterFromBreakdown(made);
    const set = "FERRY OFFICE NORA AND EMIL";
    const seen = visibleBreakdown(scenes("2"), { breakdown: made, roster: all }).roster;
    expect(groupOfSet(seen, set)?.id).toBe(groupOfSet(all, set)!.id);
    expect(visibleBreakdown(scenes("1"), { breakdown: made, roster: all }).roster.groups).toEqual(all.groups);
  });

  it("is the scenes of some episodes with all their elements", () => {
    const made = breakdown(
      row("101/1", "INT. PIER - DAY", "NORA", { cells: { Props: "lantern" } }),
      row("102/1", "INT. BANK - DAY", "BO", { episode: "x" }),
    );
    const episodes = [
      { id: "first", number: "101" },
      { id: "x", number: "102" },
    ];
    const of = (id: string) =>
      visibleBreakdown(
        { kind: "episodes", episodes: [id] },
        { breakdown: { ...made, episodes }, roster: rosterFromBreakdown(made) },
      );
    expect(numbersOf(of("first").breakdown.rows)).toEqual(["101/1"]);
    expect(of("first").breakdown.rows[0]?.cells).toMatchObject({ Props: "lantern" });
    expect(of("first").breakdown.episodes).toEqual(episodes.slice(0, 1));
    expect(numbersOf(of("x").breakdown.rows)).toEqual(["102/1"]);
    const sceneIds = Object.fromEntries(made.rows.slice(1).map(({ id }) => [id, id]));
    const both = { kind: "scenes", scenes: [], sceneIds, ofEpisodes: ["first", "x"] } as const;
    const production = { breakdown: { ...made, episodes }, roster: rosterFromBreakdown(made) };
    expect(numbersOf(visibleBreakdown(both, production).breakdown.rows)).toEqual(["102/1"]);
    expect(visibleBreakdown({ ...both, ofEpisodes: ["first"] }, production).breakdown.rows).toEqual([]);
    expect(of("x").roster.roles.map(({ name }) => name)).toEqual(["BO"]);
  });

  it("is the scenes with elements of a department, with only these elements", () => {
    const seen = visibleBreakdown(PROPERTY, whole);
    expect(numbersOf(seen.breakdown.rows)).toEqual(["1", "4"]);
    expect(seen.breakdown.rows[0]?.cells).toMatchObject({ Props: "lantern, ledger" });
    expect(seen.breakdown.rows[0]?.cells).not.toHaveProperty("Set Dressing");
    expect(seen.breakdown.columns).toContain("Props");
    expect(seen.breakdown.columns).not.toContain("Background Actors");
  });

  it("names roles and groups as in the visible scenes", () => {
    const [nora, bo] = ["NORA", "BO"].map((name) => roster.roles.find((role) => role.name === name)!.castId);
    const [pier, bank] = roster.groups.map(({ id }) => id);
    const merged = mergeGroups(mergeRoles(roster, bo!, nora!), bank!, pier!);
    const seen = visibleBreakdown(scenes("3"), { breakdown: source.breakdown, roster: merged });
    expect(seen.roster.roles).toEqual([
      { castId: nora, name: "BO", aliases: [], merged: [{ castId: bo, name: "BO", aliases: [] }] },
    ]);
    expect(seen.roster.groups).toEqual([{ id: pier, name: "BANK", sets: ["BANK"], merged: [bank] }]);
    expect(JSON.stringify(seen)).not.toMatch(/NORA|PIER/);
    const other = visibleBreakdown(scenes("2"), { breakdown: source.breakdown, roster: merged });
    expect(other.roster.roles).toEqual([
      { castId: nora, name: "NORA", aliases: [], merged: [{ castId: bo, name: "NORA", aliases: [] }] },
    ]);
  });

  it("omits custom columns that the visible scenes do not use", () => {
    const made = breakdown(
      row("1", "INT. PIER - DAY", "NORA", { cells: { Reflections: "" } }),
      row("2", "INT. PIER - DAY", "NORA", { cells: { Reflections: "moon" } }),
    );
    const given = { ...made, categories: ["Reflections"], readAs: { Props: "Reflections" } };
    const of = (number: string) =>
      visibleBreakdown(scenes(number), { breakdown: given, roster: rosterFromBreakdown(made) }).breakdown;
    expect([of("1").columns, of("1").categories]).toEqual([Object.values(COLUMNS), []]);
    expect(of("2").columns).toContain("Reflections");
    expect(of("2").categories).toEqual(["Reflections"]);
    expect(of("2")).not.toHaveProperty("readAs");
  });
});

it("includes the lines of the scenes, at their positions in the list", () => {
  const made = breakdown(row("1", "INT. PIER - DAY", "NORA"), row("2", "INT. BANK - DAY", "BO"));
  const placed = (at: number, first: number, last: number) => ({
    ...made.rows[at]!,
    origin: { page: 1, line: first },
    end: { page: 1, line: last },
  });
  const seen = { ...made, rows: [placed(1, 2, 3)] };
  const lines = ["INT. PIER", "NORA", "INT. BANK", "BO", "FADE OUT."].map((text) => ({
    ...{ page: 1, text, left: 0.2, top: 0.1, width: 0.3, height: 0.02, confidence: 99 },
  }));
  const shown = visibleLines(lines, seen);
  expect(shown.map(({ text }) => text)).toEqual(["", "", "INT. BANK", "BO", ""]);
  expect(shown[0]).toEqual({ page: 1, text: "", left: 0, top: 0, width: 0, height: 0, confidence: 0 });
});

it("has the strips of a board, on days that keep their numbers, without banners and constraints", () => {
  const board = boardOfSchedule(schedule);
  const banner = { kind: "banner", id: "b1", banner: "move", text: "To the BANK" } as const;
  const days = board.days.map((day) => ({ ...day, items: [...day.items, banner] }));
  const asked = { ...schedule, proof: { cost: 2, bound: 1 }, wishes: { minutesPerEighth: 12, eighthsPerDay: 9 } };
  const seen = visibleBreakdown(scenes("4"), whole);
  const shown = visibleBoard(seen, { schedule: asked, board: { days, boneyard: [] }, gone: [] });
  expect(shown.board.days.map(({ items }) => items.map(({ kind }) => kind))).toEqual([[], [], ["scene"]]);
  expect(shown.schedule.days.map(({ strips }) => strips.map(({ number }) => number))).toEqual([[], [], ["4"]]);
  // What makes a scene long may be hidden.
  expect(shown.schedule.days[2]!.strips[0]).not.toHaveProperty("minutesReason");
  expect(schedule.days[2]!.strips[0]).toHaveProperty("minutesReason");
  expect(shown.schedule).not.toHaveProperty("proof");
  expect(shown.schedule.wishes).toEqual({ minutesPerEighth: 12 });
  expect(isScheduleVisible({ kind: "all" }, seen, { location: "All locations" })).toBe(true);
  expect(isScheduleVisible({ kind: "all" }, seen, { location: "BANK" })).toBe(true);
  expect(isScheduleVisible({ kind: "all" }, seen, { location: "PIER" })).toBe(false);
  expect(isScheduleVisible({ kind: "all" }, seen, { location: "All locations", episodes: ["first", "x"] })).toBe(true);
  expect(isScheduleVisible({ kind: "all" }, seen, { location: "All locations", episodes: ["x"] })).toBe(false);
  const ofUnit = (unit: string) => ({ kind: "units", units: [unit] }) as const;
  expect(isScheduleVisible(ofUnit("main"), seen, { location: "BANK" })).toBe(true);
  expect(isScheduleVisible(ofUnit("u2"), seen, { location: "BANK" })).toBe(false);
  expect(isScheduleVisible(ofUnit("u2"), seen, { location: "BANK", unit: "u2" })).toBe(true);
});

describe("the visible part of a call sheet", () => {
  const plan = {
    ...EMPTY_PLAN,
    ...{ notes: "BO waits at the bank", safety: "Mind the bank's dog", meal: "1 PM" },
    cast: [{ castId: "1", onSet: "9:30 AM", remarks: "With BO's hat" }],
    background: [{ id: "x", count: 20, type: "bathers", place: "BANK", call: "6 AM", onSet: "7 AM" }],
  };
  const sheet = callSheetFrom({ ...source, plan });
  const seen = (sees: SceneVisibility) => visibleCallSheet(sees, visibleBreakdown(sees, whole), sheet);

  it("is everything for unrestricted members", () => {
    expect(seen({ kind: "all" })).toEqual(sheet);
  });

  it("is their scenes with people and elements, their call, and no note for the whole day", () => {
    const shown = seen(scenes("2"));
    expect(shown.scenes.map(({ number }) => number)).toEqual(["2"]);
    expect(shown.order).toHaveLength(1);
    expect(shown.cast.map(({ character, onSet, remarks }) => [character, onSet, remarks])).toEqual([
      ["NORA", "9:30 AM", ""],
    ]);
    expect(shown.requirements.map(({ category }) => category)).toEqual(["Notes"]);
    expect(shown.extras).toEqual([{ scene: "2", text: "20 bathers" }]);
    expect(shown.background.map(({ type, count }) => [type, count])).toEqual([["bathers – Sc. 2", 20]]);
    expect(shown.setDressing).toEqual([]);
    expect(shown.advance).toEqual([]);
    expect(shown.conditions.meal).toBe("1:00 PM");
    expect(JSON.stringify(shown)).not.toMatch(/BO|BANK|bank|SAM|lantern|nets/);
    expect(shown.dayNumber).toBe(1);
  });

  it("does not tell with which other units its cast works", () => {
    const work = { unit: "Second Unit", date: "2026-03-03", call: 420, dismissed: 900 };
    const castElsewhere = [{ castId: "1", unit: work.unit, date: work.date, work }];
    const full = callSheetFrom({ ...source, castElsewhere });
    expect(JSON.stringify(full)).toContain("Second Unit");
    const sees = scenes("2");
    expect(JSON.stringify(visibleCallSheet(sees, visibleBreakdown(sees, whole), full))).not.toContain("Second Unit");
  });

  it("has the hospitals of visible places, or all hospitals if no place is visible", () => {
    const [place] = sheet.locations;
    const at = (group: string, hospital: string) => ({ ...place!, group, place: `Old ${group}`, hospital });
    const told = (sees: SceneVisibility, ...locations: CallSheet["locations"]) =>
      visibleCallSheet(sees, visibleBreakdown(sees, whole), { ...sheet, locations }).conditions.hospital;
    const [pier, bank] = [at("PIER", "St. Mary"), at("BANK", "St. Anne")];
    expect(told(scenes("2"), pier, bank)).toBe("St. Mary");
    expect(told(scenes("99"), pier, bank)).toBe("St. Mary\nSt. Anne");
    expect(told(scenes("99"), pier, at("BANK", ""))).toBe("St. Mary");
  });

  it("includes a department's own requirements", () => {
    const shown = seen(PROPERTY);
    expect(shown.scenes.map(({ number }) => number)).toEqual(["1"]);
    expect(shown.requirements.map(({ category }) => category)).toEqual(["Props"]);
    expect([shown.extras, shown.setDressing, shown.background]).toEqual([[], [], []]);
  });

  it("is only the date and the crew on a day without visible scenes", () => {
    const shown = seen(scenes("3"));
    expect([shown.scenes, shown.cast, shown.locations, shown.order]).toEqual([[], [], [], []]);
    expect(shown.advance.map(({ scenes: [scene] }) => scene?.number)).toEqual(["3"]);
    expect(JSON.stringify(shown)).not.toMatch(/NORA|PIER|SAM/);
  });
});
