import * as z from "zod";
import type { Keys } from "../iam/role-keys.ts";
import { TemplateError } from "../template/intrinsics.ts";
import type { Templates } from "../template/template.ts";

const ScheduleProperties = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default("UTC"),
  State: z.enum(["ENABLED", "DISABLED"]).default("ENABLED"),
  Target: z.object({ Arn: z.string(), RoleArn: z.string(), Input: z.string().default("{}") }),
});

/** The enabled schedules of EventBridge Scheduler with their target functions. */
export function schedules(templates: Templates, keys: Keys) {
  return templates.of("AWS::Scheduler::Schedule").flatMap((schedule) => {
    const { ScheduleExpression, ScheduleExpressionTimezone, State, Target } = schedule.read(ScheduleProperties);
    const { accessKeyId } = keys.credentialsOf(Target.RoleArn);
    if (!keys.allows(accessKeyId, "lambda:InvokeFunction", Target.Arn)) {
      throw new TemplateError(`The role of the schedule ${schedule.id} may not invoke ${Target.Arn}.`);
    }
    if (State === "DISABLED") return [];
    return {
      name: schedule.ref,
      expression: ScheduleExpression,
      timeZone: ScheduleExpressionTimezone,
      target: Target.Arn,
      input: JSON.parse(Target.Input) as unknown,
    };
  });
}
