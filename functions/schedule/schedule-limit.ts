import type { ReachedLimit } from "../store/aws/limited-collection.ts";

/** The refusal of a schedule. */
export function scheduleLimitText({ of, most }: ReachedLimit): string {
  const whose =
    of === "project"
      ? `This project has ${most} schedules, which is the most it can have.`
      : `You have created ${most} of this project's schedules, which is the most one person can.`;
  return `${whose} Change one of them on its stripboard instead.`;
}
