import { setTimeout as pause } from "node:timers/promises";
import { improvedBoard } from "../../shared/schedule/improvement/improved-board.ts";
import type { Progress, SolveResult } from "../../shared/schedule/optimise/solve.ts";
import { inDates } from "../../shared/schedule/solver/best-schedule.ts";
import { ImprovementInput, improvableNamed } from "../schedule/improvement-run.ts";
import { solveInThread } from "../schedule/solver-thread.ts";
import { systemGrant } from "../store/account/sessions.ts";
import { type Found, saveResult, updateImprovement } from "../store/schedule/improvements.ts";

/** How often progress is stored and a request to stop is checked. */
const PROGRESS_INTERVAL_MS = 700;

/**
 * Searches for a better schedule and stores the best one while searching. The current schedule counts as a result, so
 * that the search never ends with a worse one.
 */
export const handler = async (given: unknown): Promise<void> => {
  const { projectId, scheduleName, run, seconds } = ImprovementInput.parse(given);
  const grant = systemGrant(projectId);
  const start = await improvableNamed(grant, scheduleName);
  if (!start) throw new Error(`There is no schedule named "${scheduleName}".`);
  const { saved, production, cost: before } = start;
  const note = (noted: object) => updateImprovement(grant, scheduleName, run, noted);
  // Changes made before the search started are part of its input.
  if (!(await note({ version: saved.version, before, cost: before }))) return;

  let latest: Progress = { bound: 0 };
  let kept: number | undefined;
  const began = performance.now();
  const search = solveInThread(
    {
      start: { ...start, board: saved.board },
      milliseconds: seconds * 1000,
      seed: Number.parseInt(run.slice(0, 5), 36),
    },
    (news) => {
      latest = bestOfBoth(latest, news);
    },
  );
  let answer: SolveResult | undefined;
  const answered = search.answer.then((given) => {
    answer = given;
  });
  while (!answer) {
    await Promise.race([answered, pause(PROGRESS_INTERVAL_MS)]);
    const { cost, bound } = bestOf(latest);
    await keepBetter(latest);
    const spent = Math.round((performance.now() - began) / 100) / 10;
    const noted = await note({ spent, cost, bound });
    if (!noted || noted.isStopping) search.stop();
  }
  await saveResult(grant, run, foundIn(answer));

  /** Stores the best schedule so far, in case the search is interrupted. */
  async function keepBetter(news: Progress): Promise<void> {
    if (news.cost === undefined || !isBetter(news.cost) || news.cost === kept) return;
    kept = news.cost;
    await saveResult(grant, run, boardFound(news.slots ?? {}, news.cost, news.bound));
  }

  function foundIn(answer: SolveResult): Found {
    if (answer.status === "infeasible") {
      const { conflict, changes } = answer;
      return { kind: "impossible", words: inDates([...conflict, ...changes]) };
    }
    if (answer.status !== "unknown" && isBetter(answer.cost)) {
      return boardFound(answer.slots, answer.cost, answer.bound);
    }
    return {
      kind: "same",
      ...(before !== undefined && { cost: before }),
      bound: Math.min(answer.bound, before ?? answer.bound),
    };
  }

  function boardFound(slots: Readonly<Record<string, number>>, cost: number, bound: number): Found {
    const { board, gone } = saved;
    return { kind: "better", board: improvedBoard(board, production, start!, slots), gone, cost, bound };
  }

  function isBetter(cost: number): boolean {
    return before === undefined || cost < before;
  }

  function bestOf({ cost, bound }: Progress): { cost: number | undefined; bound: number } {
    const least = cost === undefined || (before !== undefined && before < cost) ? before : cost;
    return { cost: least, bound: least === undefined ? bound : Math.min(bound, least) };
  }
};

/** Combines two reports of one search: the better schedule and the better bound. */
function bestOfBoth(one: Progress, other: Progress): Progress {
  const best = (other.cost ?? Number.POSITIVE_INFINITY) < (one.cost ?? Number.POSITIVE_INFINITY) ? other : one;
  return { ...best, bound: Math.max(one.bound, other.bound) };
}
