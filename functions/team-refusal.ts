import type { TeamRefusal } from "./store/team.ts";

/** Why a change of the team was refused, in words. */
export function refusedOf(refusal: TeamRefusal | "seesSome", username: string): string {
  if (refusal === "noSuchMember") return `${username} is not on the team.`;
  if (refusal === "seesSome") {
    return `${username} sees some of the project only, and so can change nothing in it. Let them see all of it first.`;
  }
  return `${username} is the project's last owner. Make somebody else an owner first.`;
}
