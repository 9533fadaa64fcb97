import { useState } from "react";
import { type DatesDraft, datesTextOf, NO_DRAFT } from "../dates/chosen-dates.ts";
import { DatesField } from "../dates/dates-field.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import type { LocationChange } from "./location-change.ts";

const WORDS = { flexible: "No Constraint", nothing: "No Constraint" };

interface AddLocationDialogProps {
  readonly groupId: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onAdd: (change: LocationChange) => void;
  readonly onClose: () => void;
}

/** Asks for a place where the group's scenes may be shot, and when it can be had. */
export function AddLocationDialog({ groupId, isBusy, problem, onAdd, onClose }: AddLocationDialogProps) {
  const [locationName, setLocationName] = useState("");
  const [address, setAddress] = useState("");
  const [dates, setDates] = useState<DatesDraft>(NO_DRAFT);
  const [datesProblem, setDatesProblem] = useState<string>();
  const shown = datesProblem ?? problem;

  function add() {
    const written = datesTextOf(dates, WORDS);
    if ("problem" in written) return setDatesProblem(written.problem);
    setDatesProblem(undefined);
    onAdd({
      kind: "add",
      groupId,
      locationName: locationName.trim(),
      address: address.trim(),
      dates: written.text,
    });
  }

  return (
    <Dialog
      title="Add Location Option"
      minWidth={300}
      maxWidth={480}
      onClose={onClose}
      onSubmit={add}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={locationName.trim() === ""} busy={isBusy && "Adding..."}>
            Add Option
          </Button>
        </>
      }
    >
      <Field
        label="Location Name"
        required
        maxLength={500}
        value={locationName}
        onChange={(event) => setLocationName(event.target.value)}
      />
      <Field
        label="Address"
        hint="The map opens at it."
        maxLength={500}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <DatesField value={dates} onChange={setDates} />
      <StatusLine status={shown === undefined ? undefined : { kind: "error", text: shown }} />
    </Dialog>
  );
}
