import { now } from "./clock.ts";
import { newId } from "./store/id.ts";
import { keepBoard, keptBoard } from "./store/improvements.ts";
import type { ProjectProof } from "./store/sessions.ts";
import { boardNamed, saveBoard } from "./store/stripboards.ts";
import { boardNow, projectNow, savingOf } from "./stripboard.ts";

/**
 * Swaps a schedule's board with the alternative of an optimisation run and keeps the replaced board. If somebody saves
 * at the same moment, it retries with the newest board.
 * @returns the document key of the replaced board
 * @throws {DatesError} when an option's dates cannot be parsed
 */
export async function exchange(
  proof: ProjectProof,
  name: string,
  { run, other }: { readonly run: string; readonly other: string },
  { by, what }: { readonly by: string; readonly what: string },
): Promise<string> {
  const [project, kept] = await Promise.all([projectNow(proof), keptBoard(other)]);
  for (;;) {
    const before = await boardNamed(proof, name);
    if (!before || !project) throw new Error(`There is no schedule named "${name}".`);
    const aside = await keepBoard(proof, run, { board: before.board, gone: before.gone });
    const shown = boardNow({ ...before, board: kept.board, gone: [...kept.gone, ...before.gone] }, project);
    const saving = { ...savingOf(before, shown.board, shown.sheet), operation: newId(), what: [what] };
    if ((await saveBoard(proof, saving, { by, now: now() })) !== undefined) return aside;
  }
}
