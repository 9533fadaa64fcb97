import { useState } from "react";
import type { Revoked, TeamMember } from "../../shared/contract/projects.ts";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { revokedInWords } from "./revoked-words.ts";

interface RemovedLineProps {
  readonly projectId: string;
  readonly member: TeamMember;
  readonly revoked: Revoked | undefined;
  readonly onRestored: () => void;
}

/** Says who was removed, and puts them back. */
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
      setProblem(wordsFor(error, say("Failed to change the team")));
    }
  }

  const text =
    problem ?? say("{name} was removed from the team", { name: member.name || member.username || member.email });
  return (
    <StatusLine
      status={{
        kind: problem === undefined ? "success" : "error",
        text,
        advice: problem === undefined && revoked ? revokedInWords(revoked) : undefined,
      }}
      action={
        <Button busy={busy && say("Undoing...")} onClick={undo}>
          {say("Undo")}
        </Button>
      }
    />
  );
}
