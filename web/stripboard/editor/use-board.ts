import { useRef, useState } from "react";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { ApiError, api } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { isSameJson } from "../../data/same-json.ts";
import { t } from "../../i18n/translate.ts";
import {
  type History,
  redone,
  type SavingCall,
  type StepCalls,
  stepped,
  steppedUnder,
  undone,
} from "../model/board-history.ts";
import { joinedBoards } from "../model/join-boards.ts";
import type { LoadedBoard } from "../model/loaded-board.ts";

/** Others' saves that one save is joined with; beyond that, someone saves continuously, and the user decides. */
const MAX_JOINS = 5;

/** State of saving: saved, in progress, conflict with another user's save, or failed. */
export type Saving =
  | { readonly kind: "saved" | "saving" }
  | { readonly kind: "stale" | "failed"; readonly words: string };

type Newest = Pick<LoadedBoard, "board" | "version" | "changes">;

/**
 * A board with its undo history. It saves itself after each edit, one save at a time. Others' saves discard nothing:
 * their board becomes one more step. Two saves at once are merged if they changed different days.
 *
 * @param onJoined called with others' saves that were joined with one's own
 */
export function useBoard(
  params: { id: string; scheduleName: string },
  loaded: Newest,
  onJoined: (changes: LoadedBoard["changes"]) => void,
) {
  const [history, setHistory] = useState<History>({ past: [], now: loaded.board, future: [] });
  const [saving, setSaving] = useState<Saving>({ kind: "saved" });
  const shown = useRef(history);
  const stored = useRef(loaded);
  const attempt = useRef<{ board: Stripboard; version: number; operation: string }>(undefined);
  const isBusy = useRef(false);
  const isCalling = useRef(false);
  const flushing = useRef(Promise.resolve());

  function flush() {
    if (!isBusy.current) flushing.current = save();
  }

  async function save(): Promise<void> {
    isBusy.current = true;
    setSaving({ kind: "saving" });
    let joins = 0;
    try {
      while (attempt.current || shown.current.now !== stored.current.board) {
        // A retry after a lost response has the same idempotency key, so it applies once.
        attempt.current ??= {
          ...{ board: shown.current.now, version: stored.current.version },
          operation: crypto.randomUUID(),
        };
        const { board } = attempt.current;
        try {
          const { version } = await api.saveStripboard({ params, payload: attempt.current });
          attempt.current = undefined;
          stored.current = { board, version };
        } catch (error) {
          if (!isStale(error) || ++joins > MAX_JOINS || !(await join())) throw error;
        }
      }
      setSaving({ kind: "saved" });
    } catch (error) {
      if (error instanceof ApiError) attempt.current = undefined;
      const kind = isStale(error) ? "stale" : "failed";
      setSaving({ kind, words: errorText(error, t("Failed to save the board")) });
    } finally {
      isBusy.current = false;
    }
  }

  /** Puts the unsaved edits on top of the board that was saved in the meantime; false if both changed the same day. */
  async function join(): Promise<boolean> {
    const { board: base, version } = stored.current;
    const theirs = await api.getStripboard({ params });
    const joined = joinedBoards(base, shown.current.now, theirs.board);
    if (!joined) return false;
    attempt.current = undefined;
    stored.current = theirs;
    take({ ...steppedUnder(shown.current, theirs.board), now: joined });
    onJoined(changesAfter(version, theirs));
    return true;
  }

  function take(next: History) {
    shown.current = next;
    setHistory(next);
  }

  function show(next: History) {
    take(next);
    flush();
  }

  function edit(board: Stripboard) {
    if (!isCalling.current) show(stepped(shown.current, board));
  }

  /**
   * Saves by other requests, after the edits so far. Until it has ended, the board is not edited.
   *
   * @returns why it failed, as a sentence
   */
  function saveBy(...saving: Parameters<typeof saveNow>): Promise<string | undefined> {
    const ended = saveNow(...saving);
    flushing.current = ended.then(() => {});
    return ended;
  }

  async function saveNow(
    call: SavingCall,
    historyAfter: (before: History, now: Stripboard) => History,
  ): Promise<string | undefined> {
    const before = shown.current;
    if (isBusy.current || attempt.current || before.now !== stored.current.board) return NOT_SAVED;
    isBusy.current = true;
    isCalling.current = true;
    setSaving({ kind: "saving" });
    try {
      const problem = await call(stored.current, (now) => {
        stored.current = now;
        take({ ...before, now: now.board });
      });
      if (problem === undefined) take(historyAfter(before, stored.current.board));
      return problem;
    } catch (error) {
      return errorText(error, t("Failed to move the scenes"));
    } finally {
      isBusy.current = false;
      isCalling.current = false;
      setSaving({ kind: "saved" });
    }
  }

  /** Does one step by requests that save more than this board. Returns why it failed. */
  async function editBy(calls: StepCalls): Promise<string | undefined> {
    await flushing.current;
    return saveBy(calls.redo, (before, now) => stepped(before, now, calls));
  }

  /** Undoes or redoes a step. Returns why it failed, if it was more than an edit of this board. */
  async function travel(way: "undo" | "redo"): Promise<string | undefined> {
    const next = way === "undo" ? undone : redone;
    const stepOf = ({ past, future }: History) => (way === "undo" ? past.at(-1) : future[0]);
    if (isCalling.current || stepOf(shown.current)?.calls) await flushing.current;
    const step = stepOf(shown.current);
    if (step?.calls) return saveBy(step.calls[way], (before, now) => ({ ...next(before), now }));
    if (step && !isCalling.current) show(next(shown.current));
    return undefined;
  }

  /** Resolves a conflict: takes their board with one's own as the step before, or saves one's own over theirs. */
  async function settle(whose: "theirs" | "mine") {
    try {
      const theirs = await api.getStripboard({ params });
      stored.current = theirs;
      show((whose === "theirs" ? stepped : steppedUnder)(shown.current, theirs.board));
    } catch (error) {
      setSaving({ kind: "stale", words: errorText(error, t("Failed to fetch the board")) });
    }
  }

  /**
   * Takes over a newly loaded board, unless a save is pending or has failed.
   *
   * @returns the saves of others in the meantime, after which one's own board is the step before; undefined without any
   */
  function adopt(newest: Newest): LoadedBoard["changes"] {
    const { now } = shown.current;
    const { board, version } = stored.current;
    if (isBusy.current || attempt.current || now !== board || newest.version < version) return undefined;
    if (isSameJson(newest.board, now)) {
      stored.current = { board: now, version: newest.version };
      return undefined;
    }
    stored.current = newest;
    const isTheirs = newest.version > version;
    take(isTheirs ? stepped(shown.current, newest.board) : { ...shown.current, now: newest.board, future: [] });
    return isTheirs ? changesAfter(version, newest) : undefined;
  }

  const { now, past, future } = history;
  return {
    ...{ board: now, edit, editBy, settle, adopt, saving },
    ...{ undo: () => travel("undo"), redo: () => travel("redo"), retry: flush },
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}

const NOT_SAVED = t("Your last changes are not saved. Save them first.");

const isStale = (error: unknown) => error instanceof ApiError && error.code === "staleStripboard";

const changesAfter = (before: number, { changes = [] }: Newest) => changes.filter(({ version }) => version > before);
