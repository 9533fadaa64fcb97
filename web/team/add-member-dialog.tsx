import { useState } from "react";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";
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
      setProblem(wordsFor(error, say("Failed to add team member")));
    }
  }

  return (
    <FormDialog
      title={say("Add Member")}
      submit={[say("Add Member"), say("Adding...")]}
      isBusy={busy}
      isReady={username.trim() !== ""}
      problem={problem}
      onSubmit={add}
      onClose={onCancel}
    >
      <Field
        label={say("Username")}
        placeholder={say("Enter username")}
        hint={say("Their email address. They are invited by email and join by opening Backlot.")}
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
    </FormDialog>
  );
}
