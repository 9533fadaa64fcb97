import { LANGUAGES } from "../../i18n/catalogues.ts";
import { type Clock, DEFAULT_CLOCK } from "../../roster/fields/clock.ts";
import type { CallSheetSettings } from "./settings.ts";

/** How a project writes times of day: as it has chosen, else as usual in the language of its papers. */
export function clockOf({ clock, language = "en" }: Pick<CallSheetSettings, "clock" | "language">): Clock {
  return clock ?? LANGUAGES[language]?.clock ?? DEFAULT_CLOCK;
}
