import { useState } from "react";
import type { DayPrices } from "../../shared/schedule/day-prices.ts";
import { isPriority, type Priority } from "../../shared/schedule/priority.ts";
import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { CalendarWishes } from "./calendar-wishes.tsx";
import styles from "./more-wishes.module.css";
import { TieFields } from "./tie-fields.tsx";
import { WishField } from "./wish-field.tsx";
import type { Wishes } from "./wishes.ts";

const PRIORITIES = [
  { value: "balanced", label: "A bit of everything" },
  { value: "days", label: "Few shooting days" },
  { value: "waiting", label: "Little waiting for actors" },
  { value: "moves", label: "Few moves of the company" },
  { value: "money", label: "Little money" },
] as const satisfies readonly { value: Priority | "money"; label: string }[];

const PRICES = [
  { price: "shootingDay", label: "A Shooting Day, Without Cast" },
  { price: "calendarDay", label: "A Day That the Production Lasts" },
  { price: "visit", label: "Coming to a Location" },
  { price: "move", label: "A Move Within a Day" },
  { price: "mixedDay", label: "A Day of Day and Night Exteriors" },
  { price: "usualRate", label: "An Actor's Day Where No Rate Is Known" },
] as const satisfies readonly { price: keyof DayPrices; label: string }[];

interface MoreWishesProps {
  readonly value: Wishes;
  readonly calendar: ProductionCalendar;
  readonly today: string;
  /** Whether it begins unfolded. */
  readonly isOpenAtFirst?: boolean;
  readonly onChange: (value: Wishes) => void;
}

/** What most schedules do without: which days have work, what a day holds, what scenes and actors ask for, what matters most. */
export function MoreWishes({ value, calendar, today, isOpenAtFirst = false, onChange }: MoreWishesProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const set = (wish: Partial<Wishes>) => onChange({ ...value, ...wish });
  const on = { value, set };
  return (
    <details className={styles.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>More</summary>
      {isOpen && (
        <div className={styles.fields}>
          <h3>Calendar</h3>
          <CalendarWishes {...{ value, calendar, today, set }} />
          <h3>A Day's Work</h3>
          <WishField {...on} wish="pages" label="Most Pages Per Day" hint="Whole pages and eighths, such as 3 4/8" />
          <WishField {...on} wish="locations" label="Most Places Per Day" hint="1 for no moves within a day" isNumber />
          <Checkbox
            label="No day with exteriors both by day and by night, but for split days"
            checked={value.apart}
            onChange={(event) => set({ apart: event.target.checked })}
          />
          <Checkbox
            label="Turnaround: no day exterior on the day after a night exterior"
            checked={value.rests}
            onChange={(event) => set({ rests: event.target.checked })}
          />
          {value.rests && (
            <WishField
              {...on}
              wish="turnaround"
              label="Hours of Turnaround"
              hint="From a day's wrap to the next day's call, such as 12; a day is as long as its pages take. Left empty: nights alone are heeded"
              isNumber
            />
          )}
          <p className={styles.note}>Always kept: everyone's dates, and the hours that minors may work.</p>
          <h3>Scenes</h3>
          <TieFields value={value.ties} onChange={(ties) => set({ ties })} />
          <h3>Actors</h3>
          <WishField
            {...on}
            wish="dropDays"
            label="Drop After Days"
            hint="A longer gap is not paid, once for each actor: dropped, then picked up. Left empty: everyone is held. Rates are those of the locked actors."
            isNumber
          />
          <WishField
            {...on}
            wish="minutes"
            label="Minutes Per Page"
            hint="For the hours of minors, by the age of the locked actor, and for the turnaround. Left empty: 120"
            isNumber
          />
          <h3>Weights</h3>
          <Select
            label="What Matters Most"
            options={PRIORITIES}
            value={value.priority}
            onChange={({ target: { value: chosen } }) => {
              if (isPriority(chosen) || chosen === "money") set({ priority: chosen });
            }}
          />
          {value.priority === "money" &&
            PRICES.map(({ price, label }) => (
              <Field
                key={price}
                label={label}
                inputMode="numeric"
                value={value.prices[price]}
                onChange={(event) => set({ prices: { ...value.prices, [price]: event.target.value } })}
              />
            ))}
        </div>
      )}
    </details>
  );
}
