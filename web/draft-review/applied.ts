import type { ActionResult } from "../breakdown/corrections/corrections.ts";
import { t } from "../i18n/translate.ts";

/** What the review page hands to the breakdown page when a draft was applied. */
export interface Applied {
  readonly appliedDraft: number;
  /** The version of the breakdown before, and the one that applying made. */
  readonly before: number;
  readonly after: number;
}

/** What there is to say of a draft that was just applied; nothing once somebody has changed the breakdown since. */
export function outcomeOfApplying(state: unknown, version: number): ActionResult | undefined {
  if (typeof state !== "object" || state === null || !("appliedDraft" in state)) return undefined;
  const { appliedDraft, before, after } = state as Applied; // only the review page leads here with it
  if (after !== version) return undefined;
  return { kind: "done", act: "restore", words: t("Draft v{appliedDraft} applied", { appliedDraft }), before };
}
