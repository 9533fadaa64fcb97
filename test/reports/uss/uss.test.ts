import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../../shared/dates/calendar-date.ts";
import { schedulesOfUss } from "../../../shared/reports/uss/schedules-of-uss.ts";
import { calendarOf, datesIn } from "../../../shared/reports/uss/uss-calendar.ts";
import { UssError, ussFromText } from "../../../shared/reports/uss/uss-file.ts";
import { ussOfSchedule } from "../../../shared/reports/uss/uss-of-schedule.ts";
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
const text = ussOfSchedule({
  ...{ project: "The Long Tide", scheduleName: "Plan A", breakdown: made, roster, board },
  ...{ weekdays: [1, 2, 3, 4, 5], now: "2026-01-02T03:04:05.000Z" },
});
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
