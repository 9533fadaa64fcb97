import type { Script } from "../../shared/contract/scripts.ts";
import { locale } from "../i18n/language.ts";
import { t } from "../i18n/translate.ts";

/** A draft's day and state: "21 Nov 2026, broken down". */
export function draftNote(script: Script): string {
  const day = new Date(script.uploadedAt).toLocaleDateString(locale, { dateStyle: "medium" });
  if (script.breakdown === "running") return t("{day}, being broken down", { day });
  if (script.breakdown === "failed") return t("{day}, breakdown failed", { day });
  return script.breakdown === "succeeded" ? t("{day}, broken down", { day }) : day;
}
