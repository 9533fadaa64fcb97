import { MAX_PROJECTS } from "../../shared/contract/projects.ts";
import type { KeyLimit } from "../store/project/api-keys.ts";

/** The refusal of a new or restored API key. */
export function keyLimitText({ of, most }: KeyLimit): string {
  if (of === "ever") {
    return `This project has ${most} API keys, revoked ones included, which is the most it can have. Restore a revoked key instead of creating one.`;
  }
  const whose = of === "person" ? "The creator of this key has" : "This project has";
  return `${whose} ${most} API keys in use, which is the most ${of === "person" ? "one person" : "a project"} can have. Revoke one of them first.`;
}

/** The refusal of a new or imported project. */
export const PROJECT_LIMIT = `You have ${MAX_PROJECTS} projects that you created or imported, or twice as many with deleted ones, which is the most one person can have. Delete those that you no longer need; deleted projects are erased after thirty days.`;
