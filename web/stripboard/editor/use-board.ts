import { useRef, useState } from "react";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { ApiError, api } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { t } from "../../i18n/translate.ts";

/** State of saving: saved, in progress, conflict with another user's save, or failed. */
export type Saving =
  | { readonly kind: "saved" | "saving" }
  | { readonly kind: "stale" | "failed"; readonly words: string };

interface History {
  readonly past: readonly Stripboard[];
  readonly now: Stripboard;
  readonly future: readonly Stripboard[];
}

/**
 * A board with its undo history. It saves itself after each edit, one save at a time. Others' saves discard nothing:
 * their board becomes one more step.
 */
export function useBoard(params: { id: string; scheduleName: string }, loaded: { board: Stripboard; version: number }) {
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
    try {
      while (attempt.current || shown.current.now !== stored.current.board) {
        // A retry after a lost response has the same idempotency key, so it applies once.
        attempt.current ??= {
          ...{ board: shown.current.now, version: stored.current.version },
          operation: crypto.randomUUID(),
        };
        const { board } = attempt.current;
        const { version } = await api.saveStripboard({ params, payload: attempt.current });
        attempt.current = undefined;
        stored.current = { board, version };
      }
      setSaving({ kind: "saved" });
    } catch (error) {
      if (error instanceof ApiError) attempt.current = undefined;
      const kind = error instanceof ApiError && error.code === "staleStripboard" ? "stale" : "failed";
      setSaving({ kind, words: errorText(error, t("Failed to save the board")) });
    } finally {
      isBusy.current = false;
    }
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
   * @returns whether another user has saved it in the meantime, so that one's own board is the step before
   */
  function adopt(newest: { board: Stripboard; version: number }): boolean {
    const { now } = shown.current;
    const { board, version } = stored.current;
    if (isBusy.current || attempt.current || now !== board || newest.version < version) return false;
    if (JSON.stringify(newest.board) === JSON.stringify(now)) {
      stored.current = { board: now, version: newest.version };
      return false;
    }
    stored.current = newest;
    const isTheirs = newest.version > version;
    const { past } = shown.current;
    shown.current = { past: isTheirs ? [...past, now] : past, now: newest.board, future: [] };
    setHistory(shown.current);
    return isTheirs;
  }

  const { now, past, future } = history;
  return {
    ...{ board: now, edit, undo, redo, settle, adopt, saving },
    retry: () => void flush(),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
