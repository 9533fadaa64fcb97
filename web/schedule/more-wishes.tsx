import { useState } from "react";
import { isPriority, type Priority } from "../../shared/schedule/priority.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Field } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import styles from "./more-wishes.module.css";
import type { Wishes } from "./wishes.ts";

const WEEK = [
  { day: 1, name: "Mon" },
  { day: 2, name: "Tue" },
  { day: 3, name: "Wed" },
  { day: 4, name: "Thu" },
  { day: 5, name: "Fri" },
  { day: 6, name: "Sat" },
  { day: 0, name: "Sun" },
] as const;

const PRIORITIES = [
  { value: "balanced", label: "A bit of everything" },
  { value: "days", label: "Few shooting days" },
  { value: "waiting", label: "Little waiting for actors" },
  { value: "moves", label: "Few moves of the company" },
] as const satisfies readonly { value: Priority; label: string }[];

interface MoreWishesProps {
  readonly value: Wishes;
  readonly onChange: (value: Wishes) => void;
}

/** What most schedules do without: when to start, which days have work, what a day holds, what matters most. */
export function MoreWishes({ value, onChange }: MoreWishesProps) {
  const [isOpen, setOpen] = useState(false);
  const set = (wish: Partial<Wishes>) => onChange({ ...value, ...wish });
  return (
    <details className={styles.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>More</summary>
      {isOpen && (
        <div className={styles.fields}>
          <Field
            label="Start Date"
            type="date"
            min="1900-01-01"
            max="2199-12-31"
            hint="Left empty: tomorrow, or the first of everyone's dates"
            value={value.startDate}
            onChange={(event) => set({ startDate: event.target.value })}
          />
          <fieldset className={styles.week}>
            <legend>Working Days</legend>
            {WEEK.map(({ day, name }) => (
              <Checkbox
                key={day}
                label={name}
                checked={value.weekdays.includes(day)}
                onChange={(event) => {
                  const others = value.weekdays.filter((one) => one !== day);
                  set({ weekdays: event.target.checked ? [...others, day].sort((a, b) => a - b) : others });
                }}
              />
            ))}
          </fieldset>
          <Field
            label="Most Pages Per Day"
            hint="Whole pages and eighths, such as 3 4/8"
            value={value.pages}
            onChange={(event) => set({ pages: event.target.value })}
          />
          <Field
            label="Most Places Per Day"
            inputMode="numeric"
            value={value.locations}
            onChange={(event) => set({ locations: event.target.value })}
          />
          <Select
            label="What Matters Most"
            options={PRIORITIES}
            value={value.priority}
            onChange={({ target: { value: chosen } }) => isPriority(chosen) && set({ priority: chosen })}
          />
        </div>
      )}
    </details>
  );
}
