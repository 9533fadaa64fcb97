import { useRef, useState } from "react";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { ApiError, api } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { isSameJson } from "../../data/same-json.ts";
import { t } from "../../i18n/translate.ts";
import { joinedBoards } from "../model/join-boards.ts";
import type { LoadedBoard } from "../model/loaded-board.ts";

/** Others' saves that one save is joined with; beyond that, someone saves continuously, and the user decides. */
const MAX_JOINS = 5;

/** State of saving: saved, in progress, conflict with another user's save, or failed. */
export type Saving =
  | { readonly kind: "saved" | "saving" }
  | { readonly kind: "stale" | "failed"; readonly words: string };

type Newest = Pick<LoadedBoard, "board" | "version" | "changes">;

interface History {
  readonly past: readonly Stripboard[];
  readonly now: Stripboard;
  readonly future: readonly Stripboard[];
}

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

  async function flush(): Promise<void> {
    if (isBusy.current) return;
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
    const { past, now } = shown.current;
    const joined = joinedBoards(base, now, theirs.board);
    if (!joined) return false;
    attempt.current = undefined;
    stored.current = theirs;
    shown.current = { past: [...past, theirs.board], now: joined, future: [] };
    setHistory(shown.current);
    onJoined(changesAfter(version, theirs));
    return true;
  }

  function show(next: History) {
    shown.current = next;
    setHistory(next);
    void flush();
  }

  function edit(board: Stripboard) {
    const { past, now } = shown.current;
    show({ past: [...past, now], now: board, future: [] });
  }

  function undo() {
    const { past, now, future } = shown.current;
    const before = past.at(-1);
    if (before) show({ past: past.slice(0, -1), now: before, future: [now, ...future] });
  }

  function redo() {
    const { past, now, future } = shown.current;
    const [next, ...later] = future;
    if (next) show({ past: [...past, now], now: next, future: later });
  }

  /** Resolves a conflict: takes their board with one's own as the step before, or saves one's own over theirs. */
  async function settle(whose: "theirs" | "mine") {
    try {
      const theirs = await api.getStripboard({ params });
      stored.current = theirs;
      const { past, now } = shown.current;
      show(
        whose === "theirs"
          ? { past: [...past, now], now: theirs.board, future: [] }
          : { past: [...past, theirs.board], now, future: [] },
      );
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
    const { past } = shown.current;
    shown.current = { past: isTheirs ? [...past, now] : past, now: newest.board, future: [] };
    setHistory(shown.current);
    return isTheirs ? changesAfter(version, newest) : undefined;
  }

  const { now, past, future } = history;
  return {
    ...{ board: now, edit, undo, redo, settle, adopt, saving },
    retry: () => void flush(),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}

const isStale = (error: unknown) => error instanceof ApiError && error.code === "staleStripboard";

const changesAfter = (before: number, { changes = [] }: Newest) => changes.filter(({ version }) => version > before);
