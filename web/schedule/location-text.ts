import { t } from "../i18n/translate.ts";

/** What a schedule of the whole production has in place of a location group's name. */
export const ALL_LOCATIONS = "All locations";

/** The location of a schedule in the current language. */
export const locationText = (location: string): string => (location === ALL_LOCATIONS ? t("All locations") : location);
