import { useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { Timing } from "../../shared/call-sheet/timing.ts";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import type { DayOfCallSheet } from "./day.ts";

/**
 * The times of a day as they are being typed; each is saved when its field is left. The saves queue up, each with the
 * version that the one before it made: an action of the page would give way to the next and leave its version unknown.
 */
export function useTiming({ sheet, version }: DayOfCallSheet) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState<Timing>();
  const [problem, setProblem] = useState<string>();
  const stored = useRef({ timing: sheet.timing, version });
  const queue = useRef(Promise.resolve(true));
  const timing = typed ?? sheet.timing;

  async function send(wanted: Timing): Promise<boolean> {
    if (isSame(wanted, stored.current.timing)) return true;
    const payload = { date: sheet.date, timing: wanted, version: stored.current.version };
    try {
      const saved = await api.updateCallSheet({ params: { id, scheduleName: sheet.schedule }, payload });
      stored.current = { timing: wanted, version: saved.version };
      setProblem(undefined);
      await revalidate();
      return true;
    } catch (error) {
      setProblem(wordsFor(error, "Failed to save the times"));
      return false;
    }
  }

  return {
    timing,
    problem,
    type: (part: keyof Timing, text: string) => setTyped({ ...timing, [part]: text }),
    /** Answers whether what was typed is saved now. */
    save(): Promise<boolean> {
      if (typed) queue.current = queue.current.then(() => send(typed));
      return queue.current;
    },
  };
}

function isSame(one: Timing, other: Timing): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
