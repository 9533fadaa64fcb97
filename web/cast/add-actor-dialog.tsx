import { useState } from "react";
import { type DatesDraft, datesTextOf, NO_DRAFT } from "../dates/chosen-dates.ts";
import { DatesField } from "../dates/dates-field.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { TextArea } from "../ui/text-area.tsx";
import type { CastChange } from "./cast-change.ts";

const WORDS = { flexible: "No constraint", nothing: "" };

interface AddActorDialogProps {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onAdd: (change: CastChange) => void;
  readonly onClose: () => void;
}

/** Asks for an actor who may play the role, and when they can. */
export function AddActorDialog({ isBusy, problem, onAdd, onClose }: AddActorDialogProps) {
  const [actorName, setActorName] = useState("");
  const [details, setDetails] = useState("");
  const [dates, setDates] = useState<DatesDraft>(NO_DRAFT);
  const [datesProblem, setDatesProblem] = useState<string>();
  const shown = datesProblem ?? problem;

  function add() {
    const written = datesTextOf(dates, WORDS);
    if ("problem" in written) return setDatesProblem(written.problem);
    setDatesProblem(undefined);
    onAdd({ kind: "add", actorName: actorName.trim(), details: details.trim(), dates: written.text });
  }

  return (
    <Dialog
      title="Add Actor Option"
      minWidth={400}
      maxWidth={480}
      onClose={onClose}
      onSubmit={add}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={actorName.trim() === ""} busy={isBusy && "Adding..."}>
            Add Option
          </Button>
        </>
      }
    >
      <Field
        label="Actor Name"
        required
        maxLength={500}
        value={actorName}
        onChange={(event) => setActorName(event.target.value)}
      />
      <TextArea label="Details" maxLength={500} value={details} onChange={(event) => setDetails(event.target.value)} />
      <DatesField value={dates} onChange={setDates} />
      <StatusLine status={shown === undefined ? undefined : { kind: "error", text: shown }} />
    </Dialog>
  );
}
