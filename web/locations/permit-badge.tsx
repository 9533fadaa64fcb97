import CircleAlert from "lucide-react/icons/circle-alert";
import { availabilityFromText } from "../../shared/dates/dates-string.ts";
import { shownDateInWords } from "../../shared/dates/shown-date.ts";
import type { LocationOption } from "../../shared/roster/options/option.ts";
import { permitState } from "../../shared/roster/options/permit-state.ts";
import { t } from "../i18n/translate.ts";
import styles from "../options/details-form.module.css";
import { todayText } from "../ui/calendar/calendar-day.ts";

/** Warns that a permit has expired, expires soon, or expires before the location's last date. */
export function PermitBadge({ option: { site, dates } }: { readonly option: Pick<LocationOption, "site" | "dates"> }) {
  const until = site?.permitUntil ?? null;
  const state = permitState(until, availabilityOr(dates), todayText());
  if (until === null || state === undefined) return null;
  const day = shownDateInWords(until);
  const words = {
    expired: t("Permit expired on {day}", { day }),
    short: t("Permit ends on {day}, before the last date", { day }),
    soon: t("Permit ends on {day}", { day }),
  }[state];
  return (
    <span className={styles.warning} data-kind={state}>
      <CircleAlert aria-hidden />
      {words}
    </span>
  );
}

function availabilityOr(dates: string) {
  try {
    return availabilityFromText(dates);
  } catch {
    return { kind: "flexible" } as const; // dates written by an older version
  }
}
