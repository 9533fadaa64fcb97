import { useState } from "react";
import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import styles from "./more-wishes.module.css";
import { MoreWishes } from "./more-wishes.tsx";
import type { ScheduleAsked } from "./use-wishes.ts";
import { payloadOfWishes, wishesAsked } from "./wishes.ts";

interface WishesDialogProps {
  readonly name: string;
  readonly now: ScheduleAsked;
  readonly calendar: ProductionCalendar;
  readonly today: string;
  /** Whether it can be changed, or looked at alone. */
  readonly mayEdit: boolean;
  readonly isSaving: boolean;
  /** Why it could not be saved. */
  readonly problem: string | undefined;
  readonly onSave: (wanted: ScheduleAsked) => void;
  readonly onClose: () => void;
}

/** Everything that is asked of a schedule, to be looked at and changed. */
export function WishesDialog(props: WishesDialogProps) {
  const { name, now, calendar, today, mayEdit, isSaving, problem, onSave, onClose } = props;
  const [perDay, setPerDay] = useState(String(now.scenes_per_day));
  const [wishes, setWishes] = useState(wishesAsked(now.asked));
  const [mistake, setMistake] = useState<string>();
  const shown = mistake ?? problem;

  function save() {
    const scenesPerDay = Number(perDay);
    if (!Number.isInteger(scenesPerDay) || scenesPerDay < 1) {
      return setMistake(say("Please enter a valid number of scenes per day."));
    }
    const more = payloadOfWishes(wishes);
    setMistake("problem" in more ? more.problem : undefined);
    if ("asked" in more) onSave({ scenes_per_day: scenesPerDay, asked: more.asked });
  }

  return (
    <Dialog
      title={say("Constraints: {name}", { name })}
      maxWidth={480}
      isSheet
      onClose={onClose}
      isBusy={isSaving}
      {...(mayEdit && { onSubmit: save })}
      actions={
        mayEdit ? (
          <>
            <Button onClick={onClose}>{say("Cancel")}</Button>
            <Button kind="primary" type="submit" busy={isSaving && say("Saving...")}>
              {say("Save")}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{say("Close")}</Button>
        )
      }
    >
      <fieldset className={styles.all} disabled={!mayEdit}>
        <legend className="visually-hidden">{say("Constraints")}</legend>
        <p className={styles.note}>
          {say(
            "The board stays as it is and is checked again. A search for a better schedule follows these constraints.",
          )}
        </p>
        <Field
          label={say("Number of Scenes Per Day")}
          type="number"
          inputMode="numeric"
          min={1}
          max={200}
          required
          value={perDay}
          onChange={(event) => setPerDay(event.target.value)}
        />
        <MoreWishes {...{ value: wishes, calendar, today, isOpenAtFirst: true }} onChange={setWishes} />
      </fieldset>
      <StatusLine status={shown === undefined ? undefined : { kind: "error", text: shown }} />
    </Dialog>
  );
}
