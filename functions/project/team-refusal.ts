import { MAX_TEAM } from "../../shared/contract/projects.ts";
import { t } from "../../shared/i18n/speech.ts";
import type { TeamRefusal } from "../store/project/team.ts";

export function refusedOf(refusal: TeamRefusal | "seesSome" | "teamFull", username: string): string {
  if (refusal === "teamFull") {
    return t(
      "The team has {maxTeam} people, including invited ones, which is the maximum. Remove someone before you add {username}.",
      { maxTeam: MAX_TEAM, username },
    );
  }
  if (refusal === "noSuchMember") return t("{username} is not on the team.", { username });
  if (refusal === "seesSome") {
    return t("{username} sees only part of the project and so cannot edit it. Let them see the whole project first.", {
      username,
    });
  }
  return t("{username} is the project's last owner. Make someone else an owner first.", { username });
}
