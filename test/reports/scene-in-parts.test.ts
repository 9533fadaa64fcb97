import { expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { daysOfScenes } from "../../shared/lists/shooting-days.ts";
import { sidesOf } from "../../shared/lists/sides/sides.ts";
import { coverDocument, footLines, typedSidesDocument } from "../../shared/lists/sides/sides-document.ts";
import { reportsFrom } from "../../shared/reports/reports.ts";
import { inShootingOrder } from "../../shared/reports/shooting-order.ts";
import { schedulesOfUss } from "../../shared/reports/uss/schedules-of-uss.ts";
import { ussFromText } from "../../shared/reports/uss/uss-file.ts";
import { ussOfSchedule } from "../../shared/reports/uss/uss-of-schedule.ts";
import { inParts, stripsInParts } from "../../shared/schedule/model/scene-parts.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { boardOfSchedule, scenesOn } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { visibleBreakdown } from "../../shared/visibility/visible-breakdown.ts";
import { visibleCallSheet } from "../../shared/visibility/visible-call-sheet.ts";
import { visibleSchedule } from "../../shared/visibility/visible-schedule.ts";
import { source as callSheetSource } from "../call-sheet/builders.ts";
import { offPage, overlaps, printed } from "../call-sheet/printed-pieces.ts";
import { made, roster, source } from "./a-production.ts";

const [one, ...others] = stripsFromBreakdown(made, roster, "all");
const [first, second] = inParts(one!, 2);
const schedule = {
  ...source.schedule,
  days: [
    { date: "2026-03-06", strips: [first!] },
    { date: "2026-03-09", strips: [second!, ...others] },
  ],
};
const board = boardOfSchedule(schedule);

it("is printed as its parts, with the elements, cast and script day of the scene, and counted once", () => {
  const { shooting } = reportsFrom({ ...source, schedule });
  const parts = shooting.days.map(({ scenes }) => scenes[0]!);
  expect(parts.map(({ strip }) => strip.number)).toEqual(["1 pt 1/2", "1 pt 2/2"]);
  for (const { scriptDay, elements, cast } of parts) {
    expect(scriptDay).toBe("D1");
    expect(elements).toEqual([{ category: "Props", names: ["lantern", "ledger"] }]);
    expect(cast.map(({ character }) => character)).toEqual(["NORA", "SAM"]);
  }
  expect(shooting.scenes).toBe(4);
  expect(shooting.eighths).toBe([one!, ...others].reduce((sum, { eighths }) => sum + eighths, 0));
});

it("has the days of all its parts in the office's lists and the day out of days", () => {
  expect(daysOfScenes(schedule, new Set([one!.sceneId]))).toBe("1–2");
  const { dayOutOfDays } = reportsFrom({ ...source, schedule });
  const rows = dayOutOfDays.groups.flatMap((group) => group.rows);
  for (const name of ["SAM", "ledger"]) expect(rows.find((row) => row.name === name)?.work).toBe(2);
});

it("has the whole scene's page of the script in the sides of each day, which say what part is shot", async () => {
  const line = { page: 1, text: "INT. PIER - DAY", left: 0.2, top: 0.1, width: 0.2, height: 0.01, confidence: 100 };
  const origin = { page: 1, line: 0 };
  const breakdown = { ...made, rows: made.rows.map((row) => ({ ...row, origin, end: origin })) };
  for (const dayIndex of [0, 1]) {
    const sides = sidesOf({ project: "P", draft: "1", breakdown, roster, schedule, dayIndex, lines: [line] });
    expect(sides?.scenes[0]?.pages).toEqual([1]);
    const part = `${dayIndex + 1} of 2`;
    const dates = ["Friday, March 6, 2026", "Monday, March 9, 2026"];
    expect(footLines(sides!, 1)).toEqual([`Sides – day ${part} · ${dates[dayIndex]} · scene 1: part ${part} · 2 / 2`]);
    const printedPages = await Promise.all(
      [coverDocument(sides!), typedSidesDocument(sides!, [line])].map(async (made) => printed(await renderPdf(made))),
    );
    for (const { pages } of printedPages) {
      const words = pages[0]!.pieces.map(({ text }) => text).join(" ");
      expect(words.replace(/\s+/g, " ")).toContain(
        `Only part ${part} is shot on this day. The script does not mark where a part ends, so the whole scene is in these sides. Part ${2 - dayIndex}: day ${2 - dayIndex}.`,
      );
      for (const page of pages) expect({ off: offPage(page), over: overlaps(page) }).toEqual({ off: [], over: [] });
    }
  }
  const onOneDay = { ...schedule, days: [{ date: "2026-03-06", strips: [first!, second!] }] };
  const sides = sidesOf({
    project: "P",
    draft: "1",
    breakdown,
    roster,
    schedule: onOneDay,
    dayIndex: 0,
    lines: [line],
  });
  expect(footLines(sides!, 1)[0]).toBe("Sides – day 1 of 1 · Friday, March 6, 2026 · 2 / 2");
});

it("has its cast and requirements on the call sheet of each day", () => {
  const days = [0, 1].map((dayIndex) => {
    const strips = stripsFromBreakdown(callSheetSource.breakdown, callSheetSource.roster, "all");
    const parts = inParts(strips[0]!, 2);
    const divided = {
      ...callSheetSource.schedule,
      days: schedule.days.map(({ date }, at) => ({ date, strips: [parts[at]!] })),
    };
    return callSheetFrom({ ...callSheetSource, schedule: divided, dayIndex });
  });
  expect(days.map(({ scenes }) => scenes.map(({ number }) => number))).toEqual([["1 pt 1/2"], ["1 pt 2/2"]]);
  for (const { cast, requirements, scenes } of days) {
    expect(cast.map(({ character }) => character)).toEqual(["NORA", "SAM"]);
    const props = requirements.flatMap(({ category, items }) => (category === "Props" ? items : []));
    expect(props).toEqual([{ scene: scenes[0]!.number, text: "lantern, ledger" }]);
  }
});

it("is visible to members who see the scene", () => {
  const seen = visibleBreakdown({ kind: "scenes", scenes: ["1"] }, { breakdown: made, roster });
  expect(visibleSchedule(seen, schedule).days.map(({ strips }) => strips.map(({ number }) => number))).toEqual([
    ["1 pt 1/2"],
    ["1 pt 2/2"],
  ]);
  const sheet = callSheetFrom({ ...callSheetSource, breakdown: made, roster, schedule });
  expect(visibleCallSheet({ kind: "scenes", scenes: ["1"] }, seen, sheet).scenes).toHaveLength(1);
});

it("goes into a Universal Schedule Standard file and comes back in its parts", () => {
  const text = ussOfSchedule({
    ...{ project: "P", scheduleName: "Plan A", breakdown: made, roster, board, episodes: [] },
    ...{ weekdays: [1, 2, 3, 4, 5], now: "2026-01-02T03:04:05.000Z" },
  });
  const [back] = schedulesOfUss(ussFromText(text), [one!, ...others], "2026-01-02");
  expect(back?.strangers).toEqual([]);
  expect(back?.board.days.map(({ items }) => items.map(({ id }) => id))).toEqual(
    board.days.map(({ items }) => items.map(({ id }) => id)),
  );
  expect(back?.board.boneyard).toEqual([]);
});

it("has its text once in a script in shooting order, with the first part", () => {
  const screenplay = {
    revisions: [],
    paragraphs: [
      { kind: "heading" as const, text: "INT. PIER - DAY", scene: { number: "1", line: 0 } },
      { kind: "action" as const, text: "Nora waits." },
    ],
  };
  const strips = stripsInParts([one!, ...others], scenesOn(board));
  const { paragraphs } = inShootingOrder(board, strips, [{ screenplay, breakdown: made }]);
  expect(paragraphs.filter(({ text }) => text === "Nora waits.")).toHaveLength(1);
  const headings = paragraphs.flatMap((one) => (one.kind === "heading" ? [one.scene?.number] : []));
  expect(headings.slice(0, 2)).toEqual(["1", "1 pt 2/2"]);
});
