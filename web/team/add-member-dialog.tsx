import { useState } from "react";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { Field } from "../ui/form/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

interface AddMemberDialogProps {
  readonly projectId: string;
  readonly onCancel: () => void;
  readonly onAdded: () => void;
}

/** Adds a member by email address. */
export function AddMemberDialog({ projectId, onCancel, onAdded }: AddMemberDialogProps) {
  const [username, setUsername] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function add() {
    setBusy(true);
    try {
      await api.addTeamMember({ params: { id: projectId, username: username.trim() } });
      onAdded();
    } catch (error) {
      setBusy(false);
      setProblem(errorText(error, t("Failed to add team member")));
    }
  }

  return (
    <FormDialog
      title={t("Add Member")}
      submit={[t("Add Member"), t("Adding...")]}
      isBusy={busy}
      isReady={username.trim() !== ""}
      problem={problem}
      onSubmit={add}
      onClose={onCancel}
    >
      <Field
        label={t("Username")}
        placeholder={t("Enter username")}
        hint={t("Their email address. They are invited by email and join by opening Backlot.")}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
    </FormDialog>
  );
}
