import { expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import { reportDocument } from "../../shared/reports/pdf/pdf-document.ts";
import type { ReportName } from "../../shared/reports/report-name.ts";
import { reportsFrom } from "../../shared/reports/reports.ts";
import { groupOfSet } from "../../shared/roster/roles/roster-scenes.ts";
import { inParts } from "../../shared/schedule/model/scene-parts.ts";
import { createBoardChecker } from "../../shared/schedule/stripboard/board-checker.ts";
import { dayFacts } from "../../shared/schedule/stripboard/day-summary.ts";
import { boardOfSchedule, sceneCounts } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { scenarioOf } from "../../shared/schedule/stripboard/schedule-summary.ts";
import { printed } from "../call-sheet/printed-pieces.ts";
import { sheetOf } from "../schedule/stripboard/a-sheet.ts";
import { roster, source } from "./a-production.ts";

const [one, three, two, four] = source.schedule.days.flatMap(({ strips }) => strips);
const parts = inParts(one!, 2);
const unscheduled = inParts(four!, 2);
/** Scene 1 is shot in two parts, each with a move to or from the bank; both parts of scene 4 are unscheduled. */
const schedule = {
  ...source.schedule,
  wishes: { moveMinutes: 45 },
  days: [
    { date: "2026-03-06", strips: [parts[0]!, three!] },
    { date: "2026-03-09", strips: [two!, parts[1]!] },
  ],
};
const board = { ...boardOfSchedule(schedule), boneyard: unscheduled.map(({ sceneId }) => sceneId) };
const strips = [...schedule.days.flatMap((day) => day.strips), ...unscheduled];
const placeNames = [...new Set(strips.map(({ set }) => groupOfSet(roster, set)!.name))];
const sheet = sheetOf(
  strips,
  {},
  {
    limits: { moveMinutes: 45 },
    places: placeNames.map((name) => ({ id: name, name, availability: { kind: "flexible" } })),
    placeOf: strips.map(({ set }) => placeNames.indexOf(groupOfSet(roster, set)!.name)),
  },
);
const reports = reportsFrom({ ...source, schedule, board: board.days, boneyard: board.boneyard });

async function textOf(name: ReportName): Promise<string> {
  const { pages } = await printed(await renderPdf(reportDocument(reports, name, { printedOn: "2026-03-01" })));
  return pages
    .flatMap(({ pieces }) => pieces.map(({ text }) => text))
    .join(" ")
    .replace(/\s+/g, " ");
}

it("has the same scenes, pages, days and moves on the board, in the comparison and in the reports", async () => {
  const eighths = [one!, two!, three!].reduce((sum, strip) => sum + strip.eighths, 0);
  const totals = { days: 2, scenes: 3, unscheduled: 1, eighths, moves: 1 };

  const checker = createBoardChecker(sheet);
  const facts = board.days.map((day) => dayFacts(day, checker));
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  expect({
    ...{ days: checker.cost(board).days, ...sceneCounts(board) },
    ...{ eighths: sum(facts.map((day) => day.eighths)), moves: sum(facts.map((day) => day.moves)) },
  }).toEqual(totals);
  expect(checker.cost(board).moves).toBe(totals.moves);

  const scenario = scenarioOf(board, sheet);
  expect({ ...scenario, days: scenario.days.length }).toMatchObject(totals);

  const closing = `2 shoot days, 3 scenes, ${textFromEighths(eighths)} pages`;
  const [oneLiner, stripboard] = [await textOf("one-liner"), await textOf("stripboard")];
  for (const text of [oneLiner, stripboard]) {
    expect(text).toContain(closing);
    const moves = [...text.matchAll(/(\d+) company moves?/g)].map(([, count]) => Number(count));
    expect(sum(moves)).toBe(totals.moves);
  }
  expect(stripboard).toContain(`Boneyard – ${textFromEighths(four!.eighths)} pages – 1 scene`);
});
