import { useState } from "react";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

interface AddMemberDialogProps {
  readonly projectId: string;
  readonly onCancel: () => void;
  readonly onAdded: () => void;
}

/** Adds someone to the team by their e-mail address. */
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
      setProblem(wordsFor(error, "Failed to add team member"));
    }
  }

  return (
    <FormDialog
      title="Add Member"
      submit={["Add Member", "Adding..."]}
      isBusy={busy}
      isReady={username.trim() !== ""}
      problem={problem}
      onSubmit={add}
      onClose={onCancel}
    >
      <Field
        label="Username"
        placeholder="Enter username"
        hint="Their e-mail address. Someone without an account is invited by mail."
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
    </FormDialog>
  );
}
