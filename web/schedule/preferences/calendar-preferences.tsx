import { addDays, weekday } from "../../../shared/dates/calendar-date.ts";
import { shownDate } from "../../../shared/dates/shown-date.ts";
import { daysOffIn } from "../../../shared/schedule/model/days-off.ts";
import type { ProductionCalendar } from "../../../shared/schedule/model/production-calendar.ts";
import { shortWeekdayName } from "../../i18n/calendar-text.ts";
import { t } from "../../i18n/translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import styles from "./advanced-preferences.module.css";
import { PreferenceField } from "./preference-field.tsx";
import type { PreferencesForm } from "./preferences-form.ts";

const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** Number of days from the start for which days off are listed. */
const LISTED_DAYS = 182;

interface CalendarWishesProps {
  readonly value: PreferencesForm;
  readonly calendar: ProductionCalendar;
  readonly today: string;
  readonly set: (wish: Partial<PreferencesForm>) => void;
}

/** Start date and work days: those of the production's calendar, unless changed for this schedule. */
export function CalendarWishes({ value, calendar, today, set }: CalendarWishesProps) {
  const weekdays = value.weekdays ?? calendar.weekdays;
  const start = value.startDate || today;
  const off = daysOffIn(calendar, { start, end: addDays(start, LISTED_DAYS) });
  return (
    <>
      <Field
        label={t("Start Date")}
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        hint={t("If empty: tomorrow, or the earliest available date")}
        value={value.startDate}
        onChange={(event) => set({ startDate: event.target.value })}
      />
      <fieldset className={styles.week}>
        <legend>{t("Working Days")}</legend>
        {WEEK.map((day) => (
          <Checkbox
            key={day}
            label={shortWeekdayName(day)}
            checked={weekdays.includes(day)}
            onChange={(event) => {
              const others = weekdays.filter((one) => one !== day);
              const next = event.target.checked ? [...others, day] : others;
              const isUsual = next.toSorted().join() === calendar.weekdays.toSorted().join();
              set({ weekdays: isUsual ? undefined : next.sort((one, other) => one - other) });
            }}
          />
        ))}
      </fieldset>
      {off.length > 0 && (
        <fieldset className={styles.off}>
          <legend>{t("Days Off in the Production Calendar")}</legend>
          {off.map(({ date, name }) => (
            <Checkbox
              key={date}
              label={`${shortWeekdayName(weekday(date))} ${shownDate(date)}: ${name}`}
              checked={!value.worksOn.includes(date)}
              onChange={(event) => {
                const others = value.worksOn.filter((one) => one !== date);
                set({ worksOn: event.target.checked ? others : [...others, date].sort() });
              }}
            />
          ))}
        </fieldset>
      )}
      <PreferenceField
        {...{ value, set }}
        wish="daysOff"
        label={t("Additional Days Off")}
        hint={t("Such as 12/24/2026 - 01/02/2027, 03/14/2027")}
      />
      <PreferenceField
        {...{ value, set }}
        wish="splits"
        label={t("Split Days")}
        hint={t("Half by day and half by night, such as 03/14/2027")}
      />
    </>
  );
}
