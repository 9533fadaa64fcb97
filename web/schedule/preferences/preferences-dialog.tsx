import { useState } from "react";
import type { ProductionCalendar } from "../../../shared/schedule/model/production-calendar.ts";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import styles from "./advanced-preferences.module.css";
import { MoreWishes } from "./advanced-preferences.tsx";
import { PageCapField } from "./page-cap-field.tsx";
import { payloadOfPreferences, preferencesFormOf } from "./preferences-form.ts";
import type { ScheduleRequest } from "./use-preferences.ts";

interface WishesDialogProps {
  readonly name: string;
  readonly now: ScheduleRequest;
  readonly calendar: ProductionCalendar;
  readonly today: string;
  /** False when read-only. */
  readonly mayEdit: boolean;
  readonly isSaving: boolean;
  /** Why it could not be saved. */
  readonly problem: string | undefined;
  readonly onSave: (wanted: ScheduleRequest) => void;
  readonly onClose: () => void;
}

/** All preferences of a schedule, to view and edit. */
export function WishesDialog(props: WishesDialogProps) {
  const { name, now, calendar, today, mayEdit, isSaving, problem, onSave, onClose } = props;
  const [perDay, setPerDay] = useState(String(now.scenes_per_day));
  const [wishes, setWishes] = useState(preferencesFormOf(now.asked));
  const [mistake, setMistake] = useState<string>();
  const shown = mistake ?? problem;

  function save() {
    const scenesPerDay = Number(perDay);
    if (!Number.isInteger(scenesPerDay) || scenesPerDay < 1) {
      return setMistake(t("Please enter a valid number of scenes per day."));
    }
    const more = payloadOfPreferences(wishes);
    setMistake("problem" in more ? more.problem : undefined);
    if ("asked" in more) onSave({ scenes_per_day: scenesPerDay, asked: more.asked });
  }

  return (
    <Dialog
      title={t("Constraints: {name}", { name })}
      maxWidth={480}
      isSheet
      onClose={onClose}
      isBusy={isSaving}
      {...(mayEdit && { onSubmit: save })}
      problem={shown}
      actions={
        mayEdit ? (
          <>
            <Button onClick={onClose}>{t("Cancel")}</Button>
            <Button kind="primary" type="submit" busy={isSaving && t("Saving...")}>
              {t("Save")}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t("Close")}</Button>
        )
      }
    >
      <fieldset className={styles.all} disabled={!mayEdit}>
        <legend className="visually-hidden">{t("Constraints")}</legend>
        <p className={styles.note}>
          {t(
            "The board does not change, but is checked again. Searches for a better schedule follow these constraints.",
          )}
        </p>
        <Field
          label={t("Number of Scenes Per Day")}
          type="number"
          inputMode="numeric"
          min={1}
          max={200}
          required
          value={perDay}
          onChange={(event) => setPerDay(event.target.value)}
        />
        <PageCapField value={wishes} onChange={setWishes} />
        <MoreWishes {...{ value: wishes, calendar, today, isOpenAtFirst: true }} onChange={setWishes} />
      </fieldset>
    </Dialog>
  );
}
