import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { api } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { t } from "../../i18n/translate.ts";
import type { Status } from "../../ui/status-line.tsx";
import { rulesBroken } from "../violations/violation-count-text.ts";
import type { SchedulingRequest } from "./preferences-request.ts";

/** All preferences of a schedule that can be changed later. */
export interface ScheduleRequest {
  readonly scenes_per_day: number;
  readonly asked: SchedulingRequest;
}

/**
 * Changes a schedule's preferences, and undoes the last change.
 *
 * @param onDone called after they were changed
 */
export function usePreferences(params: { id: string; scheduleName: string }, now: ScheduleRequest, onDone: () => void) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [status, tell] = useState<Status>();
  /** The preferences before the last change. */
  const [before, setBefore] = useState<ScheduleRequest>();
  const { revalidate } = useRevalidator();

  async function change(wanted: ScheduleRequest, isUndo: boolean) {
    setSaving(true);
    setProblem(undefined);
    try {
      const payload = { ...wanted, instead_of: now, operation: crypto.randomUUID() };
      const { breaches } = await api.updateSchedulingPreferences({ params, payload });
      await revalidate();
      setBefore(isUndo ? undefined : now);
      onDone();
      const board =
        breaches.length === 0
          ? t("The board follows every rule.")
          : t("The board has {rulesBroken}.", { rulesBroken: rulesBroken(breaches.length) });
      tell({
        kind: breaches.length === 0 ? "success" : "info",
        text: `${isUndo ? t("Undone.") : t("Saved.")} ${board}`,
      });
    } catch (error) {
      const words = errorText(error, t("Failed to save the constraints"));
      if (isUndo) tell({ kind: "error", text: words });
      else setProblem(words);
    } finally {
      setSaving(false);
    }
  }

  return {
    ...{ isSaving, problem, status },
    forgetProblem: () => setProblem(undefined),
    save: (wanted: ScheduleRequest) => void change(wanted, false),
    undo: before && (() => void change(before, true)),
  };
}
