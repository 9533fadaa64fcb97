import { MAX_PROJECTS } from "../../shared/contract/projects.ts";
import { type KeyLimit, REVOKED_KEY_DAYS } from "../store/project/api-keys.ts";

/** The refusal of a new or restored API key. */
export function keyLimitText({ of, most }: KeyLimit): string {
  if (of === "withRevoked") {
    return `You have created ${most} API keys, revoked ones included, which is the most one person can have in a project. Restore a revoked key, or wait until it is deleted, ${REVOKED_KEY_DAYS} days after it was revoked.`;
  }
  const whose = of === "person" ? "The creator of this key has" : "This project has";
  return `${whose} ${most} API keys in use, which is the most ${of === "person" ? "one person" : "a project"} can have. Revoke one of them first.`;
}

/** The refusal of a new or imported project. */
export const PROJECT_LIMIT = `You have ${MAX_PROJECTS} projects that you created or imported, or twice as many with deleted ones, which is the most one person can have. Delete those that you no longer need; deleted projects are erased after thirty days.`;

/** The refusal of a deleted project that is to be restored. */
export const RESTORED_PROJECT_LIMIT = `The person who created or imported this project has ${MAX_PROJECTS} others in use, which is the most one person can have. Delete one of those first.`;
