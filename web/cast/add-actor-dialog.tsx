import { useState } from "react";
import { t } from "../i18n/translate.ts";
import { AddOptionDialog } from "../options/add-option-dialog.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import type { CastChange } from "./cast-change.ts";
import { ACTOR_DATES } from "./dates-text.ts";

interface AddActorDialogProps {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onAdd: (change: CastChange) => void;
  readonly onClose: () => void;
}

/** Asks for an actor option and its dates. */
export function AddActorDialog({ onAdd, ...dialog }: AddActorDialogProps) {
  const [details, setDetails] = useState("");
  return (
    <AddOptionDialog
      {...dialog}
      title={t("Add Actor Option")}
      minWidth={400}
      nameLabel={t("Actor Name")}
      datesText={ACTOR_DATES}
      onAdd={({ name, dates }) => onAdd({ kind: "add", actorName: name, details: details.trim(), dates })}
    >
      <TextArea
        label={t("Details")}
        maxLength={500}
        value={details}
        onChange={(event) => setDetails(event.target.value)}
      />
    </AddOptionDialog>
  );
}
