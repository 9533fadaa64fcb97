import { now } from "../runtime/clock.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { newId } from "../store/aws/id.ts";
import { foundBoard, saveFoundBoard } from "../store/schedule/improvements.ts";
import { getBoard, saveBoard } from "../store/schedule/stripboards.ts";
import { currentBoard, savingOf } from "./board-context.ts";
import { currentProject } from "./current-project.ts";

/**
 * Swaps a schedule's board with the alternative of an optimisation run and keeps the replaced board. If someone saves
 * at the same moment, it retries with the newest board.
 *
 * @returns the document key of the replaced board
 * @throws {DatesError} if an option's dates cannot be parsed
 */
export async function swapBoard(
  grant: ProjectGrant,
  name: string,
  { run, other }: { readonly run: string; readonly other: string },
  { by, what }: { readonly by: string; readonly what: string },
): Promise<string> {
  const [project, kept] = await Promise.all([currentProject(grant), foundBoard(other)]);
  for (;;) {
    const before = await getBoard(grant, name);
    if (!before || !project) throw new Error(`There is no schedule named "${name}".`);
    const replaced = await saveFoundBoard(grant, run, { board: before.board, gone: before.gone });
    const shown = currentBoard({ ...before, board: kept.board, gone: [...kept.gone, ...before.gone] }, project);
    const saving = { ...savingOf(before, shown.board, shown.sheet), operation: newId(), what: [what] };
    if ((await saveBoard(grant, saving, { by, now: now() })) !== undefined) return replaced;
  }
}
