import { stored } from "../../shared/i18n/stored.ts";
import { gapOf } from "../../shared/schedule/model/schedule.ts";
import { now } from "../runtime/clock.ts";
import { currentBoard, savingOf } from "../schedule/board-context.ts";
import { currentProject } from "../schedule/current-project.ts";
import { ImprovementInput, interrupted } from "../schedule/improvement-run.ts";
import { systemGrant } from "../store/account/sessions.ts";
import {
  type Found,
  foundBy,
  foundDocument,
  improvementOf,
  saveFoundBoard,
  updateImprovement,
} from "../store/schedule/improvements.ts";
import { getBoard, recordBound, saveBoard } from "../store/schedule/stripboards.ts";

/**
 * Replaces the schedule with the better one that the run found. If the board was edited in the meantime, the result is
 * kept as an alternative (`waiting`) instead.
 */
export const handler = async (given: unknown): Promise<void> => {
  const { projectId, scheduleName, run } = ImprovementInput.parse(given);
  const grant = systemGrant(projectId);
  const [search, found] = await Promise.all([improvementOf(grant, scheduleName), foundBy(grant, run)]);
  if (search?.run !== run || search.status !== "running") return; // Another run was started, or this is a retry.
  const note = (noted: Parameters<typeof updateImprovement>[3]) => updateImprovement(grant, scheduleName, run, noted);
  if (!found) await note(await interrupted(grant, run));
  else if (found.kind === "impossible") await note({ status: "impossible", words: found.words });
  else if (found.kind === "same") await keepProof(found);
  else await putInPlace(found, search.version, search.startedBy);

  async function keepProof({ cost, bound }: Extract<Found, { kind: "same" }>): Promise<void> {
    if (cost !== undefined && bound > 0) {
      await recordBound(grant, scheduleName, { version: search!.version, gap: gapOf({ cost, bound }) });
    }
    await note({ status: "unimproved", ...(cost !== undefined && { cost, bound }) });
  }

  async function putInPlace(better: Extract<Found, { kind: "better" }>, version: number, by: string): Promise<void> {
    const { cost, bound } = better;
    const [before, project] = await Promise.all([getBoard(grant, scheduleName), currentProject(grant)]);
    if (!before || !project) throw new Error(`There is no schedule named "${scheduleName}".`);
    if (before.operation !== run) {
      if (before.version !== version) return wait();
      const other = await saveFoundBoard(grant, run, { board: before.board, gone: before.gone });
      await note({ other });
      const { sheet } = currentBoard(before, project);
      const saving = savingOf(before, better.board, sheet);
      const schedule = { ...saving.schedule, proof: { cost, bound } };
      const what = [stored("A search replaced the schedule with a better one.")];
      const saved = await saveBoard(grant, { ...saving, schedule, operation: run, what }, { by, now: now() });
      if (saved === undefined) return wait();
    }
    await note({ status: "improved", cost, bound });

    async function wait(): Promise<void> {
      const words = [stored("Someone has edited the board in the meantime, so the result has not been applied.")];
      await note({ status: "waiting", cost, bound, words, other: foundDocument(projectId, run) });
    }
  }
};
