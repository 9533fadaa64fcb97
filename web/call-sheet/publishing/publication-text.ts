import type { DayPublication } from "../../../shared/contract/call-sheets.ts";
import { withDayMarks } from "../../../shared/dates/day-marks.ts";
import { retold } from "../../../shared/i18n/stored.ts";
import { t } from "../../i18n/translate.ts";

/** A person's saved call, whose times are in English: `report 7:00 AM · on set 8:00 AM`. */
export const callText = (call: string) => withDayMarks(call.split(" · ").map(retold).join(" · "));

/**
 * A day's state in the list of days: a draft, or its newest publication with its confirmations. Undefined in answers
 * that an earlier version stored on the device.
 */
export function publicationText(publication: DayPublication | null | undefined): string | undefined {
  if (publication === undefined) return undefined;
  if (publication === null) return t("Draft");
  const { people } = publication;
  const title = retold(publication.title);
  if (people === null || people.asked === 0) return title;
  return t("{title}, {confirmed} of {asked} confirmed", { title, ...people });
}
