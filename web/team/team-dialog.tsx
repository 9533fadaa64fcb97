import History from "lucide-react/icons/history";
import LogOut from "lucide-react/icons/log-out";
import Pencil from "lucide-react/icons/pencil";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import { useState } from "react";
import type { TeamMember } from "../../shared/contract/projects.ts";
import { ApiError, api } from "../api/client.ts";
import { useRequest } from "../data/use-request.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import type { OpenProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { AddMemberDialog } from "./add-member-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { type MemberChange, MemberDialog } from "./member-dialog.tsx";
import { RemovedLine } from "./removed-member-line.tsx";
import { lostText } from "./revoked-text.ts";
import styles from "./team-dialog.module.css";
import { TeamRules } from "./team-rules.tsx";
import type { PartsOfProduction } from "./visibility-fields.tsx";
import { seesText } from "./visibility-text.ts";

interface TeamDialogProps {
  readonly project: OpenProject;
  readonly onClose: () => void;
}

/** The project's team; owners add, edit and remove members. */
export function TeamDialog({ project, onClose }: TeamDialogProps) {
  const [team, readAgain] = useRequest(() => api.listTeam({ params: { id: project.id } }));
  const [series] = useRequest(() => api.listEpisodes({ params: { id: project.id } }));
  const [crews] = useRequest(() => api.listUnits({ params: { id: project.id } }));
  const parts: PartsOfProduction = {
    episodes: series && "value" in series ? series.value.episodes : [],
    units: crews && "value" in crews ? crews.value.units : [],
  };
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<TeamMember>();
  const [changed, setChanged] = useState<MemberChange & { readonly member: TeamMember }>();
  const [leaving, setLeaving] = useState(false);
  const user = useUser();
  const mayManage = project.may === "owner";
  const lost = changed?.isRemoved === false && changed.revoked ? lostText(changed.revoked) : undefined;

  if (adding) {
    return (
      <AddMemberDialog
        projectId={project.id}
        onCancel={() => setAdding(false)}
        onAdded={() => {
          setAdding(false);
          void readAgain();
        }}
      />
    );
  }
  if (leaving) return <LeaveDialog project={project} onCancel={() => setLeaving(false)} />;
  if (changing) {
    return (
      <MemberDialog
        projectId={project.id}
        member={changing}
        parts={parts}
        onCancel={() => setChanging(undefined)}
        onChanged={(change) => {
          setChanging(undefined);
          setChanged({ member: changing, ...change });
          void readAgain();
        }}
      />
    );
  }
  return (
    <Dialog
      title={t("Team Members")}
      onClose={onClose}
      actions={
        mayManage && (
          <Button kind="primary" data-begins icon={<UserRoundPlus />} onClick={() => setAdding(true)}>
            {t("Add Member")}
          </Button>
        )
      }
    >
      {changed?.isRemoved && (
        <RemovedLine
          key={changed.member.email}
          projectId={project.id}
          {...changed}
          onRestored={() => {
            setChanged(undefined);
            void readAgain();
          }}
        />
      )}
      {lost !== undefined && <StatusLine status={{ kind: "success", text: lost }} />}
      {team === undefined && <Skeleton label={t("Loading team members...")} lines={3} />}
      {team && "error" in team && (
        <StatusLine
          status={{
            kind: "error",
            text: t("Failed to fetch team members: {reason}", { reason: detailOf(team.error) }),
          }}
          action={<Button onClick={readAgain}>{t("Try again")}</Button>}
        />
      )}
      {team && "value" in team && team.value.length === 0 && <p>{t("No team members found")}</p>}
      {team && "value" in team && (
        <ul className={styles.team}>
          {team.value.map((member) => (
            <li key={member.email}>
              <span>{member.name || member.username || member.email}</span>
              <small>{standingOf(member, parts)}</small>
              {mayManage && (
                <IconButton
                  label={t("Edit {name}", { name: member.name || member.username || member.email })}
                  icon={<Pencil />}
                  onClick={() => setChanging(member)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {mayManage && <TeamRules project={project} />}
      {mayManage && (
        <ButtonLink to={paths.audit(user.id, project.id)} icon={<History />} onClick={onClose}>
          {t("Activity log")}
        </ButtonLink>
      )}
      <Button icon={<LogOut />} onClick={() => setLeaving(true)}>
        {t("Leave Project")}
      </Button>
    </Dialog>
  );
}

function standingOf({ role, invited, expired, sees }: TeamMember, parts: PartsOfProduction): string {
  const standing = expired
    ? t("{role}, invitation expired: add them again", { role })
    : invited
      ? t("{role}, invited", { role })
      : role;
  const seen = seesText(sees, parts);
  return seen === undefined ? standing : t("{standing}, {seen}", { standing, seen });
}

/** HTTP status code and reason phrase; without a reason phrase, the server's message. */
function detailOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.statusText || error.message}`;
  return error instanceof Error ? error.message : String(error);
}
