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
  { value: "balanced", label: say("A bit of everything") },
  { value: "days", label: say("Few shooting days") },
  { value: "waiting", label: say("Little waiting for actors") },
  { value: "moves", label: say("Few moves of the company") },
  { value: "money", label: say("Little money") },
] as const satisfies readonly { value: Priority | "money"; label: string }[];

const PRICES = [
  { price: "shootingDay", label: say("A Shooting Day, Without Cast") },
  { price: "calendarDay", label: say("A Day That the Production Lasts") },
  { price: "visit", label: say("Coming to a Location") },
  { price: "move", label: say("A Move Within a Day") },
  { price: "mixedDay", label: say("A Day of Day and Night Exteriors") },
  { price: "usualRate", label: say("An Actor's Day Where No Rate Is Known") },
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
          <h3>{say("A Day's Work")}</h3>
          <WishField
            {...on}
            wish="pages"
            label={say("Most Pages Per Day")}
            hint={say("Whole pages and eighths, such as 3 4/8")}
          />
          <WishField
            {...on}
            wish="locations"
            label={say("Most Places Per Day")}
            hint={say("1 for no moves within a day")}
            isNumber
          />
          <Checkbox
            label={say("No day with exteriors both by day and by night, but for split days")}
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
                "From a day's wrap to the next day's call, such as 12; a day is as long as its pages take. Left empty: nights alone are heeded",
              )}
              isNumber
            />
          )}
          <p className={styles.note}>{say("Always kept: everyone's dates, and the hours that minors may work.")}</p>
          <h3>{say("Scenes")}</h3>
          <TieFields value={value.ties} onChange={(ties) => set({ ties })} />
          <h3>{say("Actors")}</h3>
          <WishField
            {...on}
            wish="dropDays"
            label={say("Drop After Days")}
            hint={say(
              "A longer gap is not paid, once for each actor: dropped, then picked up. Left empty: everyone is held. Rates are those of the locked actors.",
            )}
            isNumber
          />
          <WishField
            {...on}
            wish="minutes"
            label={say("Minutes Per Page")}
            hint={say(
              "For the hours of minors, by the age of the locked actor, and for the turnaround. Left empty: 120",
            )}
            isNumber
          />
          <h3>{say("Weights")}</h3>
          <Select
            label={say("What Matters Most")}
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
