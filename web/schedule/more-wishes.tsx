import { useState } from "react";
import type { DayPrices } from "../../shared/schedule/day-prices.ts";
import { isPriority, type Priority } from "../../shared/schedule/priority.ts";
import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { say } from "../texts/say.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { CalendarWishes } from "./calendar-wishes.tsx";
import styles from "./more-wishes.module.css";
import { TieFields } from "./tie-fields.tsx";
import { WishField } from "./wish-field.tsx";
import type { Wishes } from "./wishes.ts";

const PRIORITIES = [
  { value: "balanced", label: say("Balanced") },
  { value: "days", label: say("Fewest shoot days") },
  { value: "waiting", label: say("Least waiting for actors") },
  { value: "moves", label: say("Fewest company moves") },
  { value: "money", label: say("Lowest cost") },
] as const satisfies readonly { value: Priority | "money"; label: string }[];

const PRICES = [
  { price: "shootingDay", label: say("Each Shoot Day, Excluding Cast") },
  { price: "calendarDay", label: say("Each Calendar Day") },
  { price: "visit", label: say("Each Visit to a Location") },
  { price: "move", label: say("Each Company Move") },
  { price: "mixedDay", label: say("Each Day With Day and Night Exteriors") },
  { price: "usualRate", label: say("Default Actor Day Rate") },
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
      <summary>{say("More")}</summary>
      {isOpen && (
        <div className={styles.fields}>
          <h3>{say("Calendar")}</h3>
          <CalendarWishes {...{ value, calendar, today, set }} />
          <h3>{say("Daily Limits")}</h3>
          <WishField
            {...on}
            wish="pages"
            label={say("Maximum Pages Per Day")}
            hint={say("Whole pages and eighths, such as 3 4/8")}
          />
          <WishField
            {...on}
            wish="locations"
            label={say("Maximum Locations Per Day")}
            hint={say("1 means no company moves")}
            isNumber
          />
          <Checkbox
            label={say("No day mixing day and night exteriors, except split days")}
            checked={value.apart}
            onChange={(event) => set({ apart: event.target.checked })}
          />
          <Checkbox
            label={say("Turnaround: no day exterior on the day after a night exterior")}
            checked={value.rests}
            onChange={(event) => set({ rests: event.target.checked })}
          />
          {value.rests && (
            <WishField
              {...on}
              wish="turnaround"
              label={say("Hours of Turnaround")}
              hint={say(
                "From a day's wrap to the next day's call, such as 12; a day lasts as long as its pages take. If empty, only nights are considered",
              )}
              isNumber
            />
          )}
          <p className={styles.note}>{say("Always enforced: everyone's dates and minors' work hours.")}</p>
          <h3>{say("Scenes")}</h3>
          <TieFields value={value.ties} onChange={(ties) => set({ ties })} />
          <h3>{say("Actors")}</h3>
          <WishField
            {...on}
            wish="dropDays"
            label={say("Drop After (Days)")}
            hint={say(
              "A longer gap is unpaid, once per actor: dropped, then picked up. If empty, every actor is held. Rates are those of the locked actors.",
            )}
            isNumber
          />
          <WishField
            {...on}
            wish="minutes"
            label={say("Minutes Per Page")}
            hint={say("Used for minors' hours, by the locked actor's age, and for turnaround. If empty: 120")}
            isNumber
          />
          <h3>{say("Priorities")}</h3>
          <Select
            label={say("Top Priority")}
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
