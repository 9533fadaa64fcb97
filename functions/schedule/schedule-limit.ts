import { t } from "../../shared/i18n/speech.ts";
import type { ReachedLimit } from "../store/aws/limited-collection.ts";

/** The refusal of an import of several schedules. */
export const importLimitText = ({ of, most }: ReachedLimit, count: number) =>
  of === "project"
    ? t(
        "The file has {count} schedules, with which this project would have more than {most}, the maximum. Import fewer.",
        { count, most },
      )
    : t(
        "The file has {count} schedules, with which you would have created more than {most} of this project's schedules, the maximum for one person. Import fewer.",
        { count, most },
      );

/** The refusal of a schedule. */
export const scheduleLimitText = ({ of, most }: ReachedLimit) =>
  of === "project"
    ? t("This project has {most} schedules, which is the maximum. Change one of them on its stripboard instead.", {
        most,
      })
    : t(
        "You have created {most} of this project's schedules, which is the maximum for one person. Change one of them on its stripboard instead.",
        { most },
      );
