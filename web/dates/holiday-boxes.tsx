import { addDays, weekday } from "../../shared/dates/calendar-date.ts";
import { HOLIDAY_REGIONS, type Holiday, holidayRegion, holidaysIn } from "../../shared/dates/holidays/holidays.ts";
import { shownDate } from "../../shared/dates/shown-date.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { shortWeekdayName } from "../i18n/calendar-text.ts";
import { locale } from "../i18n/language.ts";
import { t } from "../i18n/translate.ts";
import { todayText } from "../ui/calendar/calendar-day.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Select } from "../ui/form/select.tsx";
import styles from "./holiday-boxes.module.css";

const NONE = { value: "", label: t("None") };
const REGIONS = [
  NONE,
  ...HOLIDAY_REGIONS.map(({ code, name }) => ({ value: code, label: retold(name) })).toSorted((one, other) =>
    one.label.localeCompare(other.label, locale),
  ),
];
const DAYS_OF_A_YEAR = 366;

interface HolidayBoxesProps {
  readonly region: string | null;
  /** Names of the holidays on which the production works. */
  readonly worked: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (part: { region?: string | null; worked?: string[] }) => void;
}

/** Chooses a region and its observed holidays, each with its next date. */
export function HolidayBoxes({ region: code, worked, disabled, onChange }: HolidayBoxesProps) {
  const region = code === null ? undefined : holidayRegion(code);
  const start = todayText();
  const coming = region ? holidaysIn(region, { start, end: addDays(start, DAYS_OF_A_YEAR) }) : [];
  const byName = Map.groupBy(coming, ({ of }) => of);
  return (
    <>
      <Select
        label={t("Region")}
        hint={t("If your region is missing or its holidays follow a lunar calendar, add them below as days off.")}
        options={REGIONS}
        value={code ?? ""}
        disabled={disabled}
        onChange={(event) => onChange({ region: event.target.value || null, worked: [] })}
      />
      {byName.size > 0 && (
        <fieldset className={styles.holidays}>
          <legend>{t("Days off and their next dates")}</legend>
          {[...byName].map(([name, dates]) => (
            <Checkbox
              key={name}
              label={
                <>
                  {retold(name)} <small className={styles.dates}>{datesInWords(dates)}</small>
                </>
              }
              checked={!worked.includes(name)}
              disabled={disabled}
              onChange={(event) =>
                onChange({
                  worked: event.currentTarget.checked ? worked.filter((one) => one !== name) : [...worked, name].sort(),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** The next date with its substitute day, if any: `Sat 07/04/2026, Fri 07/03/2026 in lieu`. */
function datesInWords(dates: readonly Holiday[]): string {
  const next = dates.find(({ name, of }) => name === of);
  const lieu = dates.filter(({ name, of }) => name !== of);
  return [
    ...(next ? [dayText(next.date)] : []),
    ...lieu.map(({ date }) => t("{date} in lieu", { date: dayText(date) })),
  ].join(", ");
}

function dayText(date: string): string {
  return `${shortWeekdayName(weekday(date))} ${shownDate(date)}`;
}
