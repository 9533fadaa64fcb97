import { MAX_TEAM } from "../../shared/contract/projects.ts";
import type { TeamRefusal } from "../store/project/team.ts";

export function refusedOf(refusal: TeamRefusal | "seesSome" | "teamFull", username: string): string {
  if (refusal === "teamFull") {
    return `The team has ${MAX_TEAM} people, invited ones included, which is the most it can have. Remove someone before you add ${username}.`;
  }
  if (refusal === "noSuchMember") return `${username} is not on the team.`;
  if (refusal === "seesSome") {
    return `${username} sees only part of the project and so cannot edit it. Let them see the whole project first.`;
  }
  return `${username} is the project's last owner. Make someone else an owner first.`;
}
