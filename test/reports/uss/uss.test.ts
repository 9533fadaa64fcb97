import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../shared/dates/calendar-date.ts";
import { schedulesOfUss } from "../../../shared/reports/uss/schedules-of-uss.ts";
import { calendarOf, datesIn } from "../../../shared/reports/uss/uss-calendar.ts";
import { UssError, ussFromText } from "../../../shared/reports/uss/uss-file.ts";
import { type UssSource, ussOfSchedule } from "../../../shared/reports/uss/uss-of-schedule.ts";
import { stripsFromBreakdown } from "../../../shared/schedule/model/strips.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { made, roster } from "../a-production.ts";

const strips = stripsFromBreakdown(made, roster, "all");
const idOf = (number: string) => strips.find((strip) => strip.number === number)!.sceneId;
const scene = (number: string) => ({ kind: "scene" as const, id: idOf(number), pinned: false });
const board: Stripboard = {
  days: [
    {
      date: "2026-03-06",
      locked: true,
      items: [scene("4"), { kind: "banner", id: "b1", banner: "meal", text: "Soup" }],
    },
    { date: "2026-03-10", locked: false, items: [scene("2"), scene("1")] },
  ],
  boneyard: [idOf("3")],
};
const source: UssSource = {
  ...{ project: "The Long Tide", scheduleName: "Plan A", breakdown: made, roster, board, episodes: [] },
  ...{ weekdays: [1, 2, 3, 4, 5], now: "2026-01-02T03:04:05.000Z" },
};
const text = ussOfSchedule(source);
const file = JSON.parse(text).universalScheduleStandard;

describe("a schedule in the Universal Schedule Standard", () => {
  it("has every scene on exactly one board, and the days as lists", () => {
    const [{ boards }] = file.stripboards;
    expect(boards.map(({ name }: { name: string }) => name)).toEqual(["stripboard", "boneyard"]);
    const numbers = new Map(
      file.breakdowns.map((one: { id: string; scene: string; bannerText: string }) => [
        one.id,
        one.scene ?? one.bannerText,
      ]),
    );
    expect(boards[0].breakdownIds.map((day: string[]) => day.map((id) => numbers.get(id)))).toEqual([
      ["4", "Meal: Soup"],
      ["2", "1"],
    ]);
    expect(boards[1].breakdownIds.map((id: string) => numbers.get(id))).toEqual(["3"]);
    expect(boards.flatMap((one: { breakdownIds: string[] }) => one.breakdownIds.flat()).length).toBe(
      file.breakdowns.length,
    );
  });

  it("has a calendar from which the days have their dates", () => {
    const [{ daysOff, events }] = file.calendars;
    expect(daysOff).toEqual([0, 6]);
    expect(events.map(({ type, date }: { type: string; date: string }) => `${type} ${date.slice(0, 10)}`)).toEqual([
      "start 2026-03-06",
      "dayOff 2026-03-09",
    ]);
  });

  it("has headings, cast and elements in their categories", () => {
    const categories = new Map(file.categories.map((one: { id: string; ucid: number }) => [one.id, one.ucid]));
    const elements = new Map(file.elements.map((one: { id: string }) => [one.id, one]));
    const first = file.breakdowns.find((one: { scene: string }) => one.scene === "1");
    const named = first.elements.map((id: string) => {
      const { name, category, elementId } = elements.get(id) as { name: string; category: string; elementId: string };
      return `${categories.get(category)} ${name}${elementId ? ` = ${elementId}` : ""}`;
    });
    expect(named).toEqual(
      expect.arrayContaining(["1 INT", "0 PIER", "2 DAY", "3 D1", "100 NORA = 1", "100 SAM = 2", "104 lantern"]),
    );
    expect(first.pages).toBe(1.375);
    expect([...categories.values()].filter((ucid) => (ucid as number) >= 500)).toEqual([500]);
  });

  it("has every key of the standard, whatever its content", () => {
    const keys = (one: object) => Object.keys(one).sort().join(" ");
    expect(new Set(file.breakdowns.map(keys)).size).toBe(1);
    expect(keys(file.elements[0])).toBe(
      "category created daysOff dropDayCount elementId events id isDood isDrop isHold isIdLock linkedElements name",
    );
    expect(keys(file.breakdowns[0])).toBe(
      "bannerText comments created description duration elements id pages scene scriptPage type",
    );
  });

  it("is imported exactly as exported, except for what the standard lacks", () => {
    const [{ name, board: back, strangers }] = schedulesOfUss(ussFromText(text), strips, "2026-01-01") as [never] as [
      ReturnType<typeof schedulesOfUss>[0],
    ];
    expect([name, strangers, back.boneyard]).toEqual(["Plan A", [], board.boneyard]);
    const plain = ({ days }: Stripboard) =>
      days.map(({ date, items }) => [date, items.map((item) => (item.kind === "scene" ? item.id : "banner"))]);
    expect(plain(back)).toEqual(plain(board));
  });
});

describe("a schedule of a unit in a series", () => {
  const episode = (id: string, number: string, name: string) => ({ id, number, name, closed: false });
  const episodes = [episode("first", "101", "The Ebb"), episode("x", "102", "")];
  /** The names in a category (by its number) of each scene. */
  const named = (written: string, ucid: number) => {
    const { categories, elements, breakdowns } = JSON.parse(written).universalScheduleStandard;
    const category = categories.find((one: { ucid: number }) => one.ucid === ucid)?.id;
    const names = new Map(
      elements.flatMap((one: { id: string; category: string; name: string }) =>
        one.category === category ? [[one.id, one.name]] : [],
      ),
    );
    return breakdowns
      .filter(({ type }: { type: string }) => type === "scene")
      .map((one: { scene: string; elements: string[] }) => [
        one.scene,
        ...one.elements.flatMap((id) => names.get(id) ?? []),
      ]);
  };
  const [one, ...rest] = made.rows;
  const season = { ...made, rows: [one!, ...rest.map((row) => ({ ...row, episode: "x" }))] };
  const written = ussOfSchedule({ ...source, unit: "Second Unit", episodes, breakdown: season });

  it("has the unit of the scenes on its days, and the episode of all", () => {
    expect(named(written, 4)).toEqual([["1", "Second Unit"], ["2", "Second Unit"], ["3"], ["4", "Second Unit"]]);
    expect(named(written, 50)).toEqual([
      ["1", "101 The Ebb"],
      ["2", "102"],
      ["3", "102"],
      ["4", "102"],
    ]);
    expect(file.categories.map(({ ucid }: { ucid: number }) => ucid)).not.toContain(4);
    expect(file.categories.map(({ ucid }: { ucid: number }) => ucid)).not.toContain(50);
  });

  it("is of an episode if all its scenes are", () => {
    const headOf = (rows: typeof made.rows) => {
      const all = JSON.parse(ussOfSchedule({ ...source, episodes, breakdown: { ...made, rows } }));
      return [all.universalScheduleStandard.episode, all.universalScheduleStandard.episodeName];
    };
    expect(headOf(made.rows)).toEqual(["101", "The Ebb"]);
    expect(headOf(season.rows.slice(1))).toEqual(["102", null]);
    expect(headOf(season.rows)).toEqual([null, null]);
  });

  it("is imported with its unit, unless the file has scenes of several on its days", () => {
    const unitIn = (given: string) => schedulesOfUss(ussFromText(given), strips, "2026-01-01").map(({ unit }) => unit);
    expect(unitIn(written)).toEqual(["Second Unit"]);
    expect(unitIn(text)).toEqual([undefined]);
    const mixed = JSON.parse(written);
    const { categories, elements, breakdowns } = mixed.universalScheduleStandard;
    const { id } = categories.find((category: { ucid: number }) => category.ucid === 4);
    elements.push({ id: "other", category: id, name: "Main Unit" });
    const first = breakdowns.find((scene: { scene: string }) => scene.scene === "1");
    first.elements = ["other"];
    expect(unitIn(JSON.stringify(mixed))).toEqual([undefined]);
  });
});

describe("a file of another program", () => {
  const breakdowns = [
    { id: "a", type: "scene", scene: "2, 4" },
    { id: "b", type: "scene", scene: "77" },
    { id: "c", type: "scene", scene: " 1 " },
    { id: "x", type: "day" },
    { id: "y", type: "day" },
  ];
  const calendars = [{ id: "k", daysOff: [0, 6], events: [{ type: "start", date: "2026-03-07T08:00:00.000Z" }] }];
  const given = (breakdownIds: unknown) =>
    JSON.stringify({
      universalScheduleStandard: {
        ...{ breakdowns, calendars },
        stripboards: [{ name: "Theirs", calendar: "k", boards: [{ name: "Stripboard", breakdownIds }] }],
      },
    });
  const read = (ids: unknown) => schedulesOfUss(ussFromText(given(ids)), strips, "2026-01-01")[0]!;

  it("may have day breaks as lists or entries; scenes are matched by number, and unknown ones reported", () => {
    for (const ids of [
      [["a", "b"], ["c"]],
      ["a", "b", "x", "c", "y"],
    ]) {
      const { board: days, strangers } = read(ids);
      expect(days.days.map(({ date, items }) => [date, items.map(({ id }) => id)])).toEqual([
        ["2026-03-09", [idOf("2"), idOf("4")]],
        ["2026-03-10", [idOf("1")]],
      ]);
      expect(strangers).toEqual(["77"]);
      expect(days.boneyard).toEqual([idOf("3")]);
    }
  });

  it.each([
    ["nonsense", "This is not a Universal Schedule Standard file: it is not JSON."],
    ["{}", /^This is not a Universal Schedule Standard file: universalScheduleStandard /],
    [given(["a", "b"]), "The file has a breakdown but no schedule: no stripboard in it has shoot days."],
  ])("is refused with a reason when it is no schedule: %#", (broken, words) => {
    expect(() => schedulesOfUss(ussFromText(broken), strips, "2026-01-01")).toThrow(UssError);
    expect(() => schedulesOfUss(ussFromText(broken), strips, "2026-01-01")).toThrow(words);
  });
});

it("has exact dates if it has a calendar", () => {
  const dates = fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(dates, fc.uniqueArray(fc.integer({ min: 0, max: 6 })), (offsets, weekdays) => {
      const shot = offsets.toSorted((a, b) => a - b).map((offset) => addDays("2026-03-01", offset));
      expect(datesIn(calendarOf(shot, weekdays)!, shot.length)).toEqual(shot);
    }),
  );
});
