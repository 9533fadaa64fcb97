import { t } from "../../shared/i18n/speech.ts";
import type { ReachedLimit } from "../store/aws/limited-collection.ts";

/** The refusal of an import of several schedules. */
export const importLimitText = ({ of, most }: ReachedLimit, count: number) =>
  of === "project"
    ? t(
        "The file has {count} schedules, with which this project would have more than {most}, the most it can have. Import fewer.",
        { count, most },
      )
    : t(
        "The file has {count} schedules, with which you would have created more than {most} of this project's schedules, the most one person can. Import fewer.",
        { count, most },
      );

/** The refusal of a schedule. */
export const scheduleLimitText = ({ of, most }: ReachedLimit) =>
  of === "project"
    ? t(
        "This project has {most} schedules, which is the most it can have. Change one of them on its stripboard instead.",
        { most },
      )
    : t(
        "You have created {most} of this project's schedules, which is the most one person can. Change one of them on its stripboard instead.",
        { most },
      );
