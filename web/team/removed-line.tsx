import { useState } from "react";
import type { TeamMember } from "../../shared/contract/projects.ts";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { Button } from "../ui/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";

interface RemovedLineProps {
  readonly projectId: string;
  readonly member: TeamMember;
  readonly onRestored: () => void;
}

/** Says who was removed, and puts them back. */
export function RemovedLine({ projectId, member, onRestored }: RemovedLineProps) {
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
      setProblem(wordsFor(error, "Failed to change the team"));
    }
  }

  const text = problem ?? `${member.name || member.username || member.email} is off the team`;
  return (
    <StatusLine
      status={{ kind: problem === undefined ? "success" : "error", text }}
      action={
        <Button busy={busy && "Undoing..."} onClick={undo}>
          Undo
        </Button>
      }
    />
  );
}
