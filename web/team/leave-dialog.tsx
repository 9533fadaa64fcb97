import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "../api.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import type { OpenProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { StatusLine } from "../ui/status-line.tsx";

interface LeaveDialogProps {
  readonly project: OpenProject;
  readonly onCancel: () => void;
}

/** Asks a member whether they want to leave the project, which an owner alone can undo. */
export function LeaveDialog({ project, onCancel }: LeaveDialogProps) {
  const user = useUser();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function leave() {
    setBusy(true);
    try {
      await api.leaveProject({ params: { id: project.id }, payload: { left: true } });
      await navigate(paths.home(user.id));
    } catch (error) {
      setBusy(false);
      setProblem(wordsFor(error, say("Failed to leave the project. Please try again.")));
    }
  }

  return (
    <Dialog
      title={say("Leave Project")}
      onClose={onCancel}
      isBusy={busy}
      onSubmit={leave}
      actions={
        <>
          <Button onClick={onCancel}>{say("Stay")}</Button>
          <Button kind="danger" type="submit" busy={busy && say("Leaving...")}>
            {say("Leave")}
          </Button>
        </>
      }
    >
      <p>
        {say(
          "You will not see {project} any more. Your API keys, personal links and calendars of it stop working. An owner can invite you again.",
          { project: project.name },
        )}
      </p>
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
    </Dialog>
  );
}
