import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { Revoked, TeamMember } from "../../shared/contract/projects.ts";
import { SceneNumbersError } from "../../shared/visibility/visibility.ts";
import { api } from "../api/client.ts";
import { t } from "../i18n/translate.ts";
import { type ProofProblem, proofProblem, useIdentityFields } from "../session/identity-fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { chosenFrom, isUnchosen, type PartsOfProduction, SeesFields, seesFrom } from "./visibility-fields.tsx";

/** A saved change of a member, with the access that it has ended. */
export interface MemberChange {
  readonly isRemoved: boolean;
  readonly revoked: Revoked | undefined;
}

interface MemberDialogProps {
  readonly projectId: string;
  readonly member: TeamMember;
  readonly parts: PartsOfProduction;
  readonly onCancel: () => void;
  readonly onChanged: (change: MemberChange) => void;
}

const RIGHTS = [
  { value: "viewer", label: t("Viewer: can view only") },
  { value: "editor", label: t("Editor: can change the plan") },
  { value: "owner", label: t("Owner: can change the plan and the team") },
] as const;

/** Edits a member's label, permissions and visibility. */
export function MemberDialog({ projectId, member, parts, onCancel, onChanged }: MemberDialogProps) {
  const [role, setRole] = useState(member.role);
  const [may, setMay] = useState(member.may);
  const [chosen, setChosen] = useState(() => chosenFrom(member.sees));
  const [busy, setBusy] = useState<"saving" | "removing">();
  const [problem, setProblem] = useState<ProofProblem>();
  const { proof, isComplete, fields } = useIdentityFields(problem?.asksForCode === true);
  const params = { id: projectId, username: member.email };

  async function attempt(what: "saving" | "removing", act: () => Promise<MemberChange>) {
    setBusy(what);
    try {
      onChanged(await act());
    } catch (error) {
      setBusy(undefined);
      setProblem(proofProblem(error, t("Failed to change the team")));
    }
  }

  const remove = () =>
    attempt("removing", async () => {
      const { revoked } = await api.removeTeamMember({ params, payload: { removed: true } });
      return { isRemoved: true, revoked };
    });

  // Owners see everything, and a restricted member cannot judge the effect of a change.
  const sees = may === "owner" ? { ...chosen, kind: "all" as const } : chosen;
  const isLimited = sees.kind !== "all";

  function save() {
    try {
      const given = { role, sees: seesFrom(sees) };
      const payload =
        may === "owner" ? { ...given, may, ...proof } : { ...given, may: isLimited ? ("viewer" as const) : may };
      return attempt("saving", async () => {
        const { revoked } = await api.changeTeamMember({ params, payload });
        return { isRemoved: false, revoked };
      });
    } catch (error) {
      if (!(error instanceof SceneNumbersError)) throw error;
      setProblem({ problem: error.message, asksForCode: false });
    }
  }

  return (
    <Dialog
      title={member.name || member.username || member.email}
      onClose={onCancel}
      isBusy={busy !== undefined}
      onSubmit={save}
      problem={problem?.problem}
      actions={
        <>
          <Button icon={<Trash2 />} busy={busy === "removing" && t("Removing...")} onClick={remove}>
            {t("Remove from Team")}
          </Button>
          <Button
            kind="primary"
            type="submit"
            disabled={role.trim() === "" || isUnchosen(sees) || (may === "owner" && !isComplete)}
            busy={busy === "saving" && t("Saving...")}
          >
            {t("Save")}
          </Button>
        </>
      }
    >
      <Field
        label={t("Role")}
        hint={t("Job title on the production, such as 1st AD.")}
        value={role}
        onChange={(event) => setRole(event.target.value)}
      />
      <Select
        label={t("Permissions")}
        options={RIGHTS}
        value={isLimited ? "viewer" : may}
        disabled={isLimited}
        onChange={(event) => setMay(RIGHTS.find(({ value }) => value === event.target.value)?.value ?? may)}
      />
      {may !== "owner" && <SeesFields parts={parts} chosen={chosen} onChoose={setChosen} />}
      {may === "owner" && (
        <>
          <p>{t("An owner can give others access. Enter your password to confirm that it is you.")}</p>
          {fields}
        </>
      )}
    </Dialog>
  );
}
