import { useState } from "react";
import type { DayPrices } from "../../../shared/schedule/model/day-rates.ts";
import { isPriority, type Priority } from "../../../shared/schedule/model/priority.ts";
import type { ProductionCalendar } from "../../../shared/schedule/model/production-calendar.ts";
import { t } from "../../i18n/translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import styles from "./advanced-preferences.module.css";
import { CalendarWishes } from "./calendar-preferences.tsx";
import { PreferenceField } from "./preference-field.tsx";
import type { PreferencesForm } from "./preferences-form.ts";
import { SceneConstraintFields } from "./scene-constraint-fields.tsx";

const PRIORITIES = [
  { value: "balanced", label: t("Balanced") },
  { value: "days", label: t("Fewest shoot days") },
  { value: "waiting", label: t("Least waiting for actors") },
  { value: "moves", label: t("Fewest company moves") },
  { value: "money", label: t("Lowest cost") },
] as const satisfies readonly { value: Priority | "money"; label: string }[];

const PRICES = [
  { price: "shootingDay", label: t("Each Shoot Day, Excluding Cast") },
  { price: "calendarDay", label: t("Each Calendar Day") },
  { price: "visit", label: t("Each Visit to a Location") },
  { price: "move", label: t("Each Company Move") },
  { price: "mixedDay", label: t("Each Day With Day and Night Exteriors") },
  { price: "usualRate", label: t("Default Actor Day Rate") },
] as const satisfies readonly { price: keyof DayPrices; label: string }[];

interface MoreWishesProps {
  readonly value: PreferencesForm;
  readonly calendar: ProductionCalendar;
  readonly today: string;
  /** Whether it is expanded initially. */
  readonly isOpenAtFirst?: boolean;
  readonly onChange: (value: PreferencesForm) => void;
}

/** Less common preferences: work days, limits per day, constraints of scenes and actors, priority. */
export function MoreWishes({ value, calendar, today, isOpenAtFirst = false, onChange }: MoreWishesProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const set = (wish: Partial<PreferencesForm>) => onChange({ ...value, ...wish });
  const on = { value, set };
  return (
    <details className={styles.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("More")}</summary>
      {isOpen && (
        <div className={styles.fields}>
          <h3>{t("Calendar")}</h3>
          <CalendarWishes {...{ value, calendar, today, set }} />
          <h3>{t("Daily Limits")}</h3>
          <PreferenceField
            {...on}
            wish="hours"
            label={t("Hours From Call to Wrap")}
            hint={t("The estimated times of a day's scenes fit into them, less a meal. If empty: 12")}
            isNumber
          />
          <PreferenceField
            {...on}
            wish="moving"
            label={t("Minutes Per Company Move")}
            hint={t("Time that each company move within a day takes. If empty: 45")}
            isNumber
          />
          <PreferenceField
            {...on}
            wish="locations"
            label={t("Maximum Locations Per Day")}
            hint={t("1 means no company moves")}
            isNumber
          />
          <Checkbox
            label={t("No day mixing day and night exteriors, except split days")}
            checked={value.apart}
            onChange={(event) => set({ apart: event.target.checked })}
          />
          <Checkbox
            label={t("Turnaround: no day exterior on the day after a night exterior")}
            checked={value.rests}
            onChange={(event) => set({ rests: event.target.checked })}
          />
          {value.rests && (
            <PreferenceField
              {...on}
              wish="turnaround"
              label={t("Hours of Turnaround")}
              hint={t(
                "From a day's wrap to the next day's call, such as 12; a day lasts as long as its scenes and company moves take. If empty, only nights are considered",
              )}
              isNumber
            />
          )}
          <p className={styles.note}>{t("Always enforced: everyone's dates and minors' work hours.")}</p>
          <h3>{t("Scenes")}</h3>
          <SceneConstraintFields value={value.ties} onChange={(ties) => set({ ties })} />
          <h3>{t("Actors")}</h3>
          <PreferenceField
            {...on}
            wish="dropDays"
            label={t("Drop After (Days)")}
            hint={t(
              "A longer gap is unpaid, once per actor: dropped, then picked up. If empty, every actor is held. Rates are those of the locked actors.",
            )}
            isNumber
          />
          <PreferenceField
            {...on}
            wish="minutes"
            label={t("Minutes Per Page")}
            hint={t("Used for the estimated times of scenes. If empty: 120")}
            isNumber
          />
          <h3>{t("Priorities")}</h3>
          <Select
            label={t("Top Priority")}
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
