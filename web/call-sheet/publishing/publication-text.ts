import type { DayPublication } from "../../../shared/contract/call-sheets.ts";
import { t } from "../../i18n/translate.ts";

/**
 * A day's state in the list of days: a draft, or its newest publication with its confirmations. Undefined in answers
 * that an earlier version stored on the device.
 */
export function publicationText(publication: DayPublication | null | undefined): string | undefined {
  if (publication === undefined) return undefined;
  if (publication === null) return t("Draft");
  const { title, people } = publication;
  if (people === null || people.asked === 0) return title;
  return t("{title}, {confirmed} of {asked} confirmed", { title, ...people });
}
