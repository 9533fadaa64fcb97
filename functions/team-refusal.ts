import type { TeamRefusal } from "./store/team.ts";

/** Why a change of the team was refused, in words. */
export function refusedOf(refusal: TeamRefusal, username: string): string {
  if (refusal === "noSuchMember") return `${username} is not on the team.`;
  return `${username} is the project's last owner. Make somebody else an owner first.`;
}
