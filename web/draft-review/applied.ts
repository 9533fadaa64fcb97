import type { ActionResult } from "../breakdown/corrections/corrections.ts";
import { t } from "../i18n/translate.ts";

/** State passed from the review page to the breakdown page when a draft was applied. */
export interface Applied {
  readonly appliedDraft: number;
  /** Versions of the breakdown before and after. */
  readonly before: number;
  readonly after: number;
}

/** The result message of a draft that was just applied; undefined once the breakdown has changed since. */
export function outcomeOfApplying(state: unknown, version: number): ActionResult | undefined {
  if (typeof state !== "object" || state === null || !("appliedDraft" in state)) return undefined;
  const { appliedDraft, before, after } = state as Applied; // only the review page navigates here with it
  if (after !== version) return undefined;
  return { kind: "done", act: "restore", words: t("Draft v{appliedDraft} applied", { appliedDraft }), before };
}
