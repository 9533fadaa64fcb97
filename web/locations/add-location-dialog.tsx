import { useState } from "react";
import { AddOptionDialog } from "../options/add-option-dialog.tsx";
import { say } from "../texts/say.ts";
import { Field } from "../ui/field.tsx";
import { LOCATION_DATES } from "./dates-words.ts";
import type { LocationChange } from "./location-change.ts";

interface AddLocationDialogProps {
  readonly groupId: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onAdd: (change: LocationChange) => void;
  readonly onClose: () => void;
}

/** Asks for a place where the group's scenes may be shot, and when it can be had. */
export function AddLocationDialog({ groupId, onAdd, ...dialog }: AddLocationDialogProps) {
  const [address, setAddress] = useState("");
  return (
    <AddOptionDialog
      {...dialog}
      title={say("Add Location Option")}
      minWidth={300}
      nameLabel={say("Location Name")}
      datesWords={LOCATION_DATES}
      onAdd={({ name, dates }) => onAdd({ kind: "add", groupId, locationName: name, address: address.trim(), dates })}
    >
      <Field
        label={say("Address")}
        hint={say("Used for the map link.")}
        maxLength={500}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
    </AddOptionDialog>
  );
}
