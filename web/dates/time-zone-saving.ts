import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";

/** Result of saving a time zone. */
export type ZoneSaved = { readonly timeZone: string } | { readonly problem: string };

/** Saves a production's time zone. */
export async function saveTimeZone(id: string, timeZone: string): Promise<ZoneSaved> {
  try {
    return await api.setTimeZone({ params: { id }, payload: { timeZone } });
  } catch (error) {
    return { problem: errorText(error, t("Failed to save the time zone")) };
  }
}
