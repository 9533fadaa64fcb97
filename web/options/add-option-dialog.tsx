import { type ReactNode, useState } from "react";
import { type DatesDraft, datesTextOf, NO_DRAFT } from "../dates/dates-draft.ts";
import { DatesField } from "../dates/dates-field.tsx";
import { t } from "../i18n/translate.ts";
import { todayText } from "../ui/calendar/calendar-day.ts";
import { Field } from "../ui/form/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import type { DatesWords } from "./use-dates-field.ts";

interface AddOptionDialogProps {
  readonly title: string;
  /** In px. */
  readonly minWidth: number;
  readonly nameLabel: string;
  readonly datesText: DatesWords;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onAdd: (option: { readonly name: string; readonly dates: string }) => void;
  readonly onClose: () => void;
  /** Fields between name and dates. */
  readonly children: ReactNode;
}

/** Asks for an actor or location option and its dates. */
export function AddOptionDialog(props: AddOptionDialogProps) {
  const { title, minWidth, nameLabel, datesText, isBusy, problem, onAdd, onClose, children } = props;
  const [name, setName] = useState("");
  const [dates, setDates] = useState<DatesDraft>(NO_DRAFT);
  const [datesProblem, setDatesProblem] = useState<string>();

  function add() {
    const written = datesTextOf(dates, datesText, todayText());
    if ("problem" in written) return setDatesProblem(written.problem);
    setDatesProblem(undefined);
    onAdd({ name: name.trim(), dates: written.text });
  }

  return (
    <FormDialog
      title={title}
      minWidth={minWidth}
      maxWidth={480}
      submit={[t("Add Option"), t("Adding...")]}
      isBusy={isBusy}
      isReady={name.trim() !== ""}
      problem={datesProblem ?? problem}
      onSubmit={add}
      onClose={onClose}
    >
      <Field
        label={nameLabel}
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {children}
      <DatesField value={dates} onChange={setDates} />
    </FormDialog>
  );
}
