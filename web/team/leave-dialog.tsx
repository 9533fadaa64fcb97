import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import type { OpenProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";

interface LeaveDialogProps {
  readonly project: OpenProject;
  readonly onCancel: () => void;
}

/** Asks before the user leaves the project, which only an owner can undo. */
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
      setProblem(errorText(error, t("Failed to leave the project. Please try again.")));
    }
  }

  return (
    <Dialog
      title={t("Leave Project")}
      onClose={onCancel}
      isBusy={busy}
      onSubmit={leave}
      problem={problem}
      actions={
        <>
          <Button onClick={onCancel}>{t("Stay")}</Button>
          <Button kind="danger" type="submit" busy={busy && t("Leaving...")}>
            {t("Leave")}
          </Button>
        </>
      }
    >
      <p>
        {t(
          "You will no longer see {project}. Your API keys, personal links and calendars of it stop working. An owner can invite you again.",
          { project: project.name },
        )}
      </p>
    </Dialog>
  );
}
