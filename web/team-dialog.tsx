import UserRoundPlus from "lucide-react/icons/user-round-plus";
import { useEffect, useReducer, useState } from "react";
import type { TeamMember } from "../shared/contract/projects.ts";
import { ApiError, api } from "./api.ts";
import { wordsFor } from "./problem-words.ts";
import type { OpenProject } from "./project-context.ts";
import styles from "./team-dialog.module.css";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";
import { Field } from "./ui/field.tsx";
import { Skeleton } from "./ui/skeleton.tsx";
import { StatusLine } from "./ui/status-line.tsx";

interface TeamDialogProps {
  readonly project: OpenProject;
  readonly onClose: () => void;
}

type Team = { readonly members: readonly TeamMember[] } | { readonly problem: string } | undefined;

/** Who works on the project; its owner adds to them. */
export function TeamDialog({ project, onClose }: TeamDialogProps) {
  const [team, setTeam] = useState<Team>();
  const [reads, readAgain] = useReducer((count: number) => count + 1, 0);
  const [adding, setAdding] = useState(false);
  // The dialog is no route, so it asks the server itself: when it opens, and after each change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reads` is counted up to read again
  useEffect(() => {
    let isClosed = false;
    api.listTeam({ params: { id: project.id } }).then(
      (members) => isClosed || setTeam({ members }),
      (error: unknown) => {
        if (!isClosed) setTeam({ problem: `Failed to fetch team members: ${detailOf(error)}` });
      },
    );
    return () => {
      isClosed = true;
    };
  }, [project.id, reads]);

  if (adding) {
    return (
      <AddMemberDialog
        projectId={project.id}
        onCancel={() => setAdding(false)}
        onAdded={() => {
          setAdding(false);
          readAgain();
        }}
      />
    );
  }
  return (
    <Dialog
      title="Team Members"
      onClose={onClose}
      actions={
        project.may === "owner" && (
          <Button kind="primary" icon={<UserRoundPlus />} onClick={() => setAdding(true)}>
            Add Member
          </Button>
        )
      }
    >
      {team === undefined && <Skeleton label="Loading team members..." lines={3} />}
      {team && "problem" in team && <StatusLine status={{ kind: "error", text: team.problem }} />}
      {team && "members" in team && team.members.length === 0 && <p>No team members found</p>}
      {team && "members" in team && (
        <ul className={styles.team}>
          {team.members.map((member) => (
            <li key={member.email}>
              <span>{member.name || member.username || member.email}</span>
              <small>{member.invited ? `${member.role}, invited` : member.role}</small>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The status in numbers and words; without words of HTTP's own, those of the server. */
function detailOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.statusText || error.message}`;
  return error instanceof Error ? error.message : String(error);
}

interface AddMemberDialogProps {
  readonly projectId: string;
  readonly onCancel: () => void;
  readonly onAdded: () => void;
}

function AddMemberDialog({ projectId, onCancel, onAdded }: AddMemberDialogProps) {
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
    <Dialog
      title="Add Member"
      onClose={onCancel}
      onSubmit={add}
      actions={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={username.trim() === ""} busy={busy && "Adding..."}>
            Add Member
          </Button>
        </>
      }
    >
      <Field
        label="Username"
        placeholder="Enter username"
        hint="Their e-mail address. Someone without an account is invited by mail."
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
    </Dialog>
  );
}
