import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";
import type { Status } from "../ui/status-line.tsx";
import { rulesBroken } from "./broken-words.ts";
import type { Asked } from "./wishes.ts";

/** All that is asked of a schedule and can be changed later. */
export interface ScheduleAsked {
  readonly scenes_per_day: number;
  readonly asked: Asked;
}

/** What is asked of a schedule, to be changed and changed back once. */
export function useWishes(params: { id: string; scheduleName: string }, now: ScheduleAsked) {
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [status, tell] = useState<Status>();
  /** What was asked before the last change. */
  const [before, setBefore] = useState<ScheduleAsked>();
  const { revalidate } = useRevalidator();

  async function change(wanted: ScheduleAsked, isUndo: boolean) {
    setSaving(true);
    setProblem(undefined);
    try {
      const payload = { ...wanted, instead_of: now, operation: crypto.randomUUID() };
      const { breaches } = await api.changeWishes({ params, payload });
      await revalidate();
      setBefore(isUndo ? undefined : now);
      setOpen(false);
      const board =
        breaches.length === 0
          ? say("The board keeps every rule.")
          : say("The board has {rulesBroken}.", { rulesBroken: rulesBroken(breaches.length) });
      tell({
        kind: breaches.length === 0 ? "success" : "info",
        text: `${isUndo ? say("Undone.") : say("Saved.")} ${board}`,
      });
    } catch (error) {
      const words = wordsFor(error, say("Failed to save the constraints"));
      if (isUndo) tell({ kind: "error", text: words });
      else setProblem(words);
    } finally {
      setSaving(false);
    }
  }

  return {
    ...{ isOpen, isSaving, problem, status },
    open: () => {
      setProblem(undefined);
      setOpen(true);
    },
    close: () => setOpen(false),
    save: (wanted: ScheduleAsked) => void change(wanted, false),
    undo: before && (() => void change(before, true)),
  };
}
