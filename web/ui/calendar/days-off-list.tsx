import { t } from "../../i18n/translate.ts";
import { dayText } from "./calendar-day.ts";
import type { NamedDay } from "./days-off.ts";
import styles from "./days-off-list.module.css";
import { addDaysTo } from "./month.ts";

/** Named days off in the displayed months; consecutive days with one name are one entry. Empty when there are none. */
export function DaysOffList({ days }: { readonly days: readonly NamedDay[] }) {
  if (days.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t("Days off")}>
      {stretches(days).map(({ start, end, name }) => (
        <li key={start}>
          {start === end ? dayText(start) : `${dayText(start)} – ${dayText(end)}`} {name}
        </li>
      ))}
    </ul>
  );
}

function stretches(days: readonly NamedDay[]): { start: string; end: string; name: string }[] {
  const found: { start: string; end: string; name: string }[] = [];
  for (const { date, name } of days) {
    const last = found.at(-1);
    if (last?.name === name && addDaysTo(last.end, 1) === date) last.end = date;
    else found.push({ start: date, end: date, name });
  }
  return found;
}
