import { MAX_PROJECTS } from "../../shared/contract/projects.ts";
import { t } from "../../shared/i18n/speech.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { type KeyLimit, REVOKED_KEY_DAYS } from "../store/project/api-keys.ts";

/** The refusal of a new or restored API key. */
export function keyLimitText({ of, most }: KeyLimit): string {
  if (of === "withRevoked") {
    return t(
      "You have created {most} API keys, including revoked ones, which is the maximum for one person in a project. Restore a revoked key, or wait until it is deleted, {revokedKeyDays} days after it was revoked.",
      { most, revokedKeyDays: REVOKED_KEY_DAYS },
    );
  }
  return of === "person"
    ? t(
        "The creator of this key has {most} API keys in use, which is the maximum for one person. Revoke one of them first.",
        { most },
      )
    : t("This project has {most} API keys in use, which is the maximum for a project. Revoke one of them first.", {
        most,
      });
}

/** The refusal of a new or imported project; saved in English as the reason of a failed import. */
export const projectLimitText = () =>
  stored(
    "You have {most} projects that you created or imported, or twice as many with deleted ones, which is the maximum for one person. Delete those that you no longer need; deleted projects are erased after thirty days.",
    { most: MAX_PROJECTS },
  );

/** The refusal of a deleted project that is to be restored. */
export const restoredProjectLimitText = () =>
  t(
    "The person who created or imported this project has {most} others in use, which is the maximum for one person. Delete one of those first.",
    { most: MAX_PROJECTS },
  );
