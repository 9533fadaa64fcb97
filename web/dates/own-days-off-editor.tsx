import X from "lucide-react/icons/x";
import { useState } from "react";
import { dateText } from "../../shared/roster/dates.ts";
import type { DatesInWords } from "../../shared/roster/dates-in-words.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { DayChooser } from "../ui/day-chooser.tsx";
import type { WorkCalendar } from "../ui/days-off.ts";
import { Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { type OwnDaysOff, withDaysOff, withoutDaysOff } from "./own-days-off.ts";
import styles from "./own-days-off-editor.module.css";
import { WordsField } from "./words-field.tsx";

interface OwnDaysOffEditorProps {
  readonly daysOff: readonly OwnDaysOff[];
  readonly calendar: WorkCalendar;
  readonly disabled: boolean;
  readonly onChange: (daysOff: readonly OwnDaysOff[]) => void;
}

/** The production's own days off: drawn, typed or pasted, each with what it is for. */
export function OwnDaysOffEditor({ daysOff, calendar, disabled, onChange }: OwnDaysOffEditorProps) {
  const [note, setNote] = useState("");
  const [words, setWords] = useState("");
  const [removed, setRemoved] = useState<{ readonly days: OwnDaysOff; readonly before: readonly OwnDaysOff[] }>();
  const change = (changed: readonly OwnDaysOff[]) => {
    setRemoved(undefined);
    onChange(changed);
  };

  function add(stretches: readonly { readonly start: string; readonly end: string }[]) {
    change(stretches.reduce<readonly OwnDaysOff[]>((all, stretch) => withDaysOff(all, stretch, note.trim()), daysOff));
  }

  function takeWords(found: DatesInWords) {
    if (found.kind !== "days") return;
    add([...found.dates.map((date) => ({ start: date, end: date })), ...found.ranges]);
    setWords("");
  }

  return (
    <div className={styles.editor}>
      {!disabled && (
        <div className={styles.chooser}>
          <Field
            label={say("Reason")}
            hint={say("Shown on every calendar: a move, a rest week or a holiday not listed above.")}
            maxLength={100}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <WordsField words={words} onType={setWords} onTake={takeWords} />
          <DayChooser
            label={say("Days off")}
            value={{ days: [], ranges: daysOff }}
            calendar={calendar}
            onChange={(stretches, isAdded) =>
              isAdded ? add(stretches) : change(stretches.reduce<readonly OwnDaysOff[]>(withoutDaysOff, daysOff))
            }
          />
        </div>
      )}
      <div className={styles.listed}>
        <StatusLine
          status={removed && { kind: "info", text: say("Removed {days}", { days: textOf(removed.days) }) }}
          action={
            <Button
              onClick={() => {
                if (removed) change(removed.before);
              }}
            >
              {say("Undo")}
            </Button>
          }
        />
        {daysOff.length === 0 ? (
          <p className={styles.none}>{say("No production days off")}</p>
        ) : (
          <ul className={styles.list} aria-label={say("Production days off")}>
            {daysOff.map((days) => (
              <li key={days.start}>
                <span>
                  <strong>{textOf(days)}</strong> {days.note || say("Day off")}
                </span>
                {!disabled && (
                  <IconButton
                    label={say("Remove {days}", { days: textOf(days) })}
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

function textOf({ start, end }: OwnDaysOff): string {
  return start === end ? dateText(start) : `${dateText(start)} – ${dateText(end)}`;
}
