import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import type { LoadedBoard } from "./loaded-board.ts";

type Stored = Pick<LoadedBoard, "board" | "version">;

/**
 * A save by other requests than a board's own, as of a move to another unit. Each request's result is given to `onSaved`.
 *
 * @returns why it was impossible, as a sentence
 */
export type SavingCall = (stored: Stored, onSaved: (now: Stored) => void) => Promise<string | undefined>;

/** The requests that undo and redo a step that is more than an edit of one board. */
export interface StepCalls {
  readonly undo: SavingCall;
  readonly redo: SavingCall;
}

/** A board before or after the current one. With `calls`, the step between them is undone and redone by these. */
interface Step {
  readonly board: Stripboard;
  readonly calls?: StepCalls | undefined;
}

export interface History {
  readonly past: readonly Step[];
  readonly now: Stripboard;
  readonly future: readonly Step[];
}

/** After one more step. */
export function stepped({ past, now }: History, board: Stripboard, calls?: StepCalls): History {
  return { past: [...past, { board: now, calls }], now: board, future: [] };
}

/** With a board as the step before the current one. */
export function steppedUnder({ past, now }: History, board: Stripboard): History {
  return { past: [...past, { board }], now, future: [] };
}

/** After the last step is undone; the same without one. */
export function undone({ past, now, future }: History): History {
  const step = past.at(-1);
  if (!step) return { past, now, future };
  return { past: past.slice(0, -1), now: step.board, future: [{ ...step, board: now }, ...future] };
}

/** After the last undone step is done again; the same without one. */
export function redone({ past, now, future }: History): History {
  const [step, ...later] = future;
  return step ? { past: [...past, { ...step, board: now }], now: step.board, future: later } : { past, now, future };
}
