import { useState } from "react";
import type { Revoked, TeamMember } from "../../shared/contract/projects.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { revokedText } from "./revoked-text.ts";

interface RemovedLineProps {
  readonly projectId: string;
  readonly member: TeamMember;
  readonly revoked: Revoked | undefined;
  readonly onRestored: () => void;
}

/** Shows a removed member, with a button to undo the removal. */
export function RemovedLine({ projectId, member, revoked, onRestored }: RemovedLineProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function undo() {
    setBusy(true);
    try {
      const params = { id: projectId, username: member.email };
      await api.removeTeamMember({ params, payload: { removed: false } });
      onRestored();
    } catch (error) {
      setBusy(false);
      setProblem(errorText(error, t("Failed to change the team")));
    }
  }

  const text =
    problem ?? t("{name} was removed from the team", { name: member.name || member.username || member.email });
  return (
    <StatusLine
      status={{
        kind: problem === undefined ? "success" : "error",
        text,
        advice: problem === undefined && revoked ? revokedText(revoked) : undefined,
      }}
      action={
        <Button busy={busy && t("Undoing...")} onClick={undo}>
          {t("Undo")}
        </Button>
      }
    />
  );
}
