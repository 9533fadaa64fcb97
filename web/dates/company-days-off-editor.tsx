import X from "lucide-react/icons/x";
import { useState } from "react";
import type { NaturalDates } from "../../shared/dates/natural-dates.ts";
import { shownDate } from "../../shared/dates/shown-date.ts";
import { t } from "../i18n/translate.ts";
import { DayChooser } from "../ui/calendar/day-range-picker.tsx";
import type { WorkCalendar } from "../ui/calendar/days-off.ts";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { type CompanyDaysOff, withDaysOff, withoutDaysOff } from "./company-days-off.ts";
import styles from "./company-days-off-editor.module.css";
import { WordsField } from "./natural-dates-field.tsx";

interface OwnDaysOffEditorProps {
  readonly daysOff: readonly CompanyDaysOff[];
  readonly calendar: WorkCalendar;
  readonly disabled: boolean;
  readonly onChange: (daysOff: readonly CompanyDaysOff[]) => void;
}

/** Production days off: selected in a calendar, typed or pasted, each with a description. */
export function CompanyDaysOffEditor({ daysOff, calendar, disabled, onChange }: OwnDaysOffEditorProps) {
  const [note, setNote] = useState("");
  const [words, setText] = useState("");
  const [removed, setRemoved] = useState<{
    readonly days: CompanyDaysOff;
    readonly before: readonly CompanyDaysOff[];
  }>();
  const change = (changed: readonly CompanyDaysOff[]) => {
    setRemoved(undefined);
    onChange(changed);
  };

  function add(stretches: readonly { readonly start: string; readonly end: string }[]) {
    change(
      stretches.reduce<readonly CompanyDaysOff[]>((all, stretch) => withDaysOff(all, stretch, note.trim()), daysOff),
    );
  }

  function takeText(found: NaturalDates) {
    if (found.kind !== "days") return;
    add([...found.dates.map((date) => ({ start: date, end: date })), ...found.ranges]);
    setText("");
  }

  return (
    <div className={styles.editor}>
      {!disabled && (
        <div className={styles.chooser}>
          <Field
            label={t("Reason")}
            hint={t("Shown on every calendar: a move, a rest week or a holiday not listed above.")}
            maxLength={100}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <WordsField words={words} onType={setText} onTake={takeText} />
          <DayChooser
            label={t("Days off")}
            value={{ days: [], ranges: daysOff }}
            calendar={calendar}
            onChange={(stretches, isAdded) =>
              isAdded ? add(stretches) : change(stretches.reduce<readonly CompanyDaysOff[]>(withoutDaysOff, daysOff))
            }
          />
        </div>
      )}
      <div className={styles.listed}>
        <StatusLine
          status={removed && { kind: "info", text: t("Removed {days}", { days: textOf(removed.days) }) }}
          action={
            <Button
              onClick={() => {
                if (removed) change(removed.before);
              }}
            >
              {t("Undo")}
            </Button>
          }
        />
        {daysOff.length === 0 ? (
          <p className={styles.none}>{t("No production days off")}</p>
        ) : (
          <ul className={styles.list} aria-label={t("Production days off")}>
            {daysOff.map((days) => (
              <li key={days.start}>
                <span>
                  <strong>{textOf(days)}</strong> {days.note || t("Day off")}
                </span>
                {!disabled && (
                  <IconButton
                    label={t("Remove {days}", { days: textOf(days) })}
                    icon={<X />}
                    onClick={() => {
                      onChange(daysOff.filter((one) => one !== days));
                      setRemoved({ days, before: daysOff });
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function textOf({ start, end }: CompanyDaysOff): string {
  return start === end ? shownDate(start) : `${shownDate(start)} – ${shownDate(end)}`;
}
