import { randomUUID } from "node:crypto";
import { expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { boardOptimality } from "../../../shared/schedule/improvement/board-optimality.ts";
import { gapOf } from "../../../shared/schedule/model/schedule.ts";
import { scheduleFromTsv } from "../../../shared/schedule/model/schedule-tsv.ts";
import { solveShoot } from "../../../shared/schedule/optimise/solve.ts";
import { createBoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import { boardOfSchedule, withAllScenes } from "../../../shared/schedule/stripboard/schedule-of-board.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { MAIN_UNIT } from "../../../shared/units/unit.ts";
import { qualityText } from "../../../web/schedule/improvement/gap-text.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { ended, newProduction, type Production } from "../production.ts";
import { activeSchedule, addUnit } from "../two-units.ts";

const url = inject("url");
const START = "2031-03-03";

const budget = () => {
  let asked = 0;
  return { spent: () => 0, expired: () => ++asked > 200_000 };
};

/** The sentence that the pages show for a board, with the bound of a search that ends after a number of checks. */
function figure({ board, sheet, today }: { board: Stripboard; sheet: BoardContext; today: string }): string {
  const measure = boardOptimality(board, sheet, today);
  const answer = solveShoot(measure.shoot, { budget: budget() });
  const cost = measure.cost(board);
  const gap = cost === undefined || answer.status === "infeasible" ? undefined : gapOf({ cost, bound: answer.bound });
  const isBroken = createBoardChecker(sheet).breaches(board).length > 0;
  return qualityText(isBroken ? undefined : gap, { isBroken, isRising: false });
}

/** The figures of each schedule: on the board, on the schedule's page by its table, and in the comparison. */
async function figures({ owner, id }: Production): Promise<Record<string, string[]>> {
  const [listed, { scenarios }] = await Promise.all([
    owner.api(routes.listSchedules, { params: { id } }),
    owner.api(routes.compareSchedules, { params: { id } }),
  ]);
  const found = listed.map(async ({ name: scheduleFile }) => {
    const tsv = await owner.api(routes.getSchedule, { params: { id, scheduleFile } });
    const schedule = scheduleFromTsv(tsv);
    const scenario = scenarios.find(({ name }) => name === schedule.name)!;
    const [onBoard, compared] = await Promise.all(
      [schedule.name, scenario.name].map((scheduleName) =>
        owner.api(routes.getStripboard, { params: { id, scheduleName } }),
      ),
    );
    const dates = (days: readonly { readonly date: string }[]) => days.map(({ date }) => date);
    expect(dates(scenario.days)).toEqual(dates(schedule.days));
    const { sheet } = onBoard!;
    // The table has the numbers of scenes instead of their ids.
    const idOf = (number: string) => sheet.strips.find((strip) => strip.number === number)!.sceneId;
    const days = schedule.days.map(({ date, strips }) => ({
      date,
      strips: strips.map((strip) => ({ ...strip, sceneId: idOf(strip.number) })),
    }));
    const inTable = { ...onBoard!, board: withAllScenes(boardOfSchedule({ days }), sheet.strips) };
    return [schedule.name, [onBoard!, inTable, compared!].map(figure)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

const WITHIN = /^Within \d+\.\d% of the best possible\.$/;

it("says one and the same of a film's schedule on its page, on the board and in the comparison", async () => {
  const production = await newProduction(url);
  const dates = { "2031-03-03": "1", "2031-03-04": "2", "2031-03-05": "3", "2031-03-06": "4", "2031-03-07": "5" };
  await activeSchedule(production, { name: "Film", unit: MAIN_UNIT, start: START, dates });
  const { Film } = await figures(production);
  expect(Film![0]).toMatch(WITHIN);
  expect(Film).toEqual(Array(3).fill(Film![0]));
});

it("says one and the same of the schedules of a season's two units", async () => {
  const production = await newProduction(url);
  const { owner, id } = production;
  const params = { id };
  const add = async (number: string, version: number) => {
    const payload = { version, operation: randomUUID(), change: { kind: "add", number, name: "" } } as const;
    return (await owner.api(routes.changeEpisodes, { params, payload })).episodes.at(-1)!.id;
  };
  await add("101", 0);
  const payload = new FormData();
  payload.set("scriptPdf", new File([SCREENPLAY], "script.fountain"));
  payload.set("fileName", "Ebb");
  payload.set("episode", await add("102", 1));
  await owner.api(routes.uploadScript, { params, payload });
  await owner.api(routes.generateBreakdown, { params: { id, fileName: "Ebb" } });
  await ended(owner, id);
  const second = await addUnit(production, "Second Unit");
  const main = { "2031-03-03": "101/1", "2031-03-04": "101/2 101/4", "2031-03-05": "102/1" };
  const other = { "2031-03-10": "101/3", "2031-03-11": "101/5", "2031-03-12": "102/2", "2031-03-13": "102/3 102/4" };
  await activeSchedule(production, { name: "Main", unit: MAIN_UNIT, start: START, dates: main });
  await activeSchedule(production, { name: "Second", unit: second, start: START, dates: other });
  const { Main, Second } = await figures(production);
  for (const one of [Main, Second]) expect(one![0]).toMatch(WITHIN);
  expect(Main).toEqual(Array(3).fill(Main![0]));
  expect(Second).toEqual(Array(3).fill(Second![0]));
});
