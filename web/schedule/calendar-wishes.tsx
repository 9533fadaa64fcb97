import { addDays, weekday } from "../../shared/roster/calendar-date.ts";
import { dateText } from "../../shared/roster/dates.ts";
import { daysOffIn } from "../../shared/schedule/days-off.ts";
import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { shortWeekdayName } from "../texts/calendar-words.ts";
import { say } from "../texts/say.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field } from "../ui/field.tsx";
import styles from "./more-wishes.module.css";
import { WishField } from "./wish-field.tsx";
import type { Wishes } from "./wishes.ts";

const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** Days off are listed for so long from the start on. */
const LISTED_DAYS = 182;

interface CalendarWishesProps {
  readonly value: Wishes;
  readonly calendar: ProductionCalendar;
  readonly today: string;
  readonly set: (wish: Partial<Wishes>) => void;
}

/** When to start, and which days have work: by the production's calendar, unless this schedule is to be otherwise. */
export function CalendarWishes({ value, calendar, today, set }: CalendarWishesProps) {
  const weekdays = value.weekdays ?? calendar.weekdays;
  const start = value.startDate || today;
  const off = daysOffIn(calendar, { start, end: addDays(start, LISTED_DAYS) });
  return (
    <>
      <Field
        label={say("Start Date")}
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        hint={say("If empty: tomorrow, or the earliest available date")}
        value={value.startDate}
        onChange={(event) => set({ startDate: event.target.value })}
      />
      <fieldset className={styles.week}>
        <legend>{say("Working Days")}</legend>
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
          <legend>{say("Days Off in the Production Calendar")}</legend>
          {off.map(({ date, name }) => (
            <Checkbox
              key={date}
              label={`${shortWeekdayName(weekday(date))} ${dateText(date)}: ${name}`}
              checked={!value.worksOn.includes(date)}
              onChange={(event) => {
                const others = value.worksOn.filter((one) => one !== date);
                set({ worksOn: event.target.checked ? others : [...others, date].sort() });
              }}
            />
          ))}
        </fieldset>
      )}
      <WishField
        {...{ value, set }}
        wish="daysOff"
        label={say("Additional Days Off")}
        hint={say("Such as 12/24/2026 - 01/02/2027, 03/14/2027")}
      />
      <WishField
        {...{ value, set }}
        wish="splits"
        label={say("Split Days")}
        hint={say("Half by day and half by night, such as 03/14/2027")}
      />
    </>
  );
}
