import { useState } from "react";
import { t } from "../i18n/translate.ts";
import { AddOptionDialog } from "../options/add-option-dialog.tsx";
import { Field } from "../ui/form/field.tsx";
import { LOCATION_DATES } from "./dates-text.ts";
import type { LocationChange } from "./location-change.ts";

interface AddLocationDialogProps {
  readonly groupId: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onAdd: (change: LocationChange) => void;
  readonly onClose: () => void;
}

/** Asks for a location option of the group and its dates. */
export function AddLocationDialog({ groupId, onAdd, ...dialog }: AddLocationDialogProps) {
  const [address, setAddress] = useState("");
  return (
    <AddOptionDialog
      {...dialog}
      title={t("Add Location Option")}
      minWidth={300}
      nameLabel={t("Location Name")}
      datesText={LOCATION_DATES}
      onAdd={({ name, dates }) => onAdd({ kind: "add", groupId, locationName: name, address: address.trim(), dates })}
    >
      <Field
        label={t("Address")}
        hint={t("Used for the map link.")}
        maxLength={500}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
    </AddOptionDialog>
  );
}
