import { describe, expect, it } from "vitest";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { NO_TIMING } from "../../shared/call-sheet/model/call-times.ts";
import { EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import { printedOrder } from "../../shared/call-sheet/pdf/printed-order.ts";
import { source } from "./builders.ts";

const strips = source.schedule.days.flatMap((day) => day.strips);
const whole = {
  ...source,
  timing: NO_TIMING,
  schedule: {
    ...source.schedule,
    days: [{ date: "2026-03-02", strips: strips.map((strip) => ({ ...strip, dayNight: "DAY", minutes: 150 })) }],
  },
};
const sheetWith = (more: Partial<typeof source> = {}) => callSheetFrom({ ...whole, ...more });
const textsOf = (sheet: ReturnType<typeof sheetWith>) =>
  printedOrder(sheet).map((line) => (line.kind === "scene" ? line.strip.number : line.text));
const items = (...order: readonly (string | { banner: "meal" | "move" | "note"; text: string })[]) => [
  {
    ...{ date: "2026-03-02", locked: false },
    items: order.map((item, at) =>
      typeof item === "string"
        ? { kind: "scene" as const, id: `sc-${item}`, pinned: false }
        : { kind: "banner" as const, id: `banner-${at}`, ...item },
    ),
  },
];

describe("the printed order of a day", () => {
  it("has meals at their times, and moves with address and time", () => {
    const bank = { groupId: "L2", locationName: "Old Bank", address: "2 Quay\nStreet", dates: "", locked: true };
    expect(textsOf(sheetWith({ locationOptions: [...source.locationOptions, bank] }))).toEqual([
      ...["1", "2", "Meal – 1:00 PM, 30 min", "Company move to Old Bank, 2 Quay Street – about 1:30 PM"],
      ...["3", "4"],
    ]);
  });

  it("has a meal of the board once, where it is and with its time", () => {
    const board = items(
      "1",
      { banner: "meal", text: "at the quay" },
      "2",
      { banner: "note", text: "Low tide" },
      "3",
      "4",
    );
    const texts = textsOf(sheetWith({ board }));
    expect(texts.slice(0, 4)).toEqual(["1", "Meal – at the quay, 10:30 AM, 30 min", "2", "Low tide"]);
    expect(texts.filter((text) => text.includes("10:30"))).toHaveLength(1);
  });

  it("has an entered meal instead of the board's", () => {
    const board = items("1", { banner: "meal", text: "" }, "2", "3", "4");
    const texts = textsOf(sheetWith({ board, plan: { ...EMPTY_PLAN, meal: "1:00 PM" } }));
    expect(texts.slice(0, 3)).toEqual(["1", "2", "Meal – 1:00 PM, 30 min"]);
  });

  it("says during which scene a meal is", () => {
    const [strip] = strips;
    const schedule = { ...source.schedule, days: [{ date: "2026-03-02", strips: [{ ...strip!, minutes: 600 }] }] };
    expect(textsOf(sheetWith({ schedule }))).toEqual(["1", "Meal – 1:00 PM, 30 min, during scene 1"]);
  });

  it("names the kind of a banner once", () => {
    const board = items("1", "2", { banner: "move", text: "Company move to the bank" }, "3", "4");
    expect(textsOf(sheetWith({ board }))).toContain("Company move to the bank – about 1:30 PM");
  });

  it("has banners without times where none are known", () => {
    const { basis: _, ...sheet } = sheetWith();
    const order = sheet.order.map((line) =>
      line.kind === "scene" ? { ...line, start: undefined, end: undefined } : line,
    );
    expect(textsOf({ ...sheet, order } as ReturnType<typeof sheetWith>)).toEqual([
      "1",
      "2",
      "Company move to BANK",
      "3",
      "4",
    ]);
  });
});
