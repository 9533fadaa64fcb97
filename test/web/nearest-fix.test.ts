import { expect, it } from "vitest";
import { availabilityFromText } from "../../shared/dates/dates-string.ts";
import { WORKING_WEEK } from "../../shared/schedule/model/working-calendar.ts";
import { createBoardChecker } from "../../shared/schedule/stripboard/board-checker.ts";
import type { BoardContext } from "../../shared/schedule/stripboard/board-context.ts";
import { nearestFix } from "../../web/stripboard/sidebar/nearest-fix.ts";
import { scene } from "../schedule/builders.ts";
import { board } from "../schedule/stripboard/a-board.ts";

const strips = [scene("1", "INT. DAY", ["1"]), scene("2", "INT. DAY"), scene("3", "INT. DAY"), scene("4", "INT. DAY")];
const sheet = (dates: string): BoardContext => ({
  ...{ name: "Plan", location: "All locations", scenesPerDay: 2, weekdays: WORKING_WEEK, strips, gone: [] },
  places: [{ id: "L1", name: "THE PIER", availability: { kind: "flexible" } }],
  placeOf: strips.map(() => 0),
  cast: [{ id: "1", name: "ANA", availability: availabilityFromText(dates) }],
});

/** The fix of the first violation of a board that begins on 2026-03-02. */
function fixOf(dates: string, days: readonly string[]) {
  const judge = createBoardChecker(sheet(dates));
  const given = board(days);
  const [breach] = judge.breaches(given);
  const fix = nearestFix(given, judge, breach!);
  return fix && { ...fix, left: judge.breaches(fix.board).length };
}

it("moves the scene of a violation to the nearest day that suits it", () => {
  expect(fixOf("03/03/2026 - 03/06/2026", ["1", "2", "3"])).toMatchObject({
    sceneId: "s1",
    date: "2026-03-03",
    left: 0,
  });
  // The nearest day is full.
  expect(fixOf("03/03/2026 - 03/06/2026", ["1", "2 3", "4"])).toMatchObject({ sceneId: "s1", date: "2026-03-04" });
});

it("moves the last scene of a day that has too many", () => {
  expect(fixOf("03/02/2026", ["1 2 3", "4"])).toMatchObject({ sceneId: "s3", date: "2026-03-03", left: 0 });
  // ANA is only free on the first day, so her scene stays.
  expect(fixOf("03/02/2026", ["2 3 1", "4"])).toMatchObject({ sceneId: "s3", date: "2026-03-03", left: 0 });
});

it("has no move where no day of the board suits the scene", () => {
  expect(fixOf("04/01/2026", ["1", "2"])).toBeUndefined();
});
