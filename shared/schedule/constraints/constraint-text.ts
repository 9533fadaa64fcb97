import { t } from "../../i18n/speech.ts";

/** Describes a precedence as the end of a sentence about a scene: `has to come on a later day than scene 3`. */
export function precedenceText(after: string, days: number): string {
  if (days === 0) return t("must not be on an earlier day than scene {after}", { after });
  if (days === 1) return t("must be on a later day than scene {after}", { after });
  return t("must be at least {days} days after scene {after}", { days, after });
}
