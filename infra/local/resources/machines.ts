import * as z from "zod";
import { stateMachineFrom } from "../engines/step-functions/definition.ts";
import { only, type Templates } from "../template.ts";

const MachineProperties = z.object({
  DefinitionString: z.string(),
  RoleArn: z.string(),
  StateMachineType: z.literal("STANDARD").default("STANDARD"),
});

/** The app's state machine, and the role that it acts as. */
export function stateMachine(templates: Templates) {
  const resource = only(templates, "AWS::StepFunctions::StateMachine");
  const { DefinitionString, RoleArn } = resource.read(MachineProperties);
  return {
    arn: resource.ref,
    machine: stateMachineFrom(JSON.parse(DefinitionString), resource.id),
    roleArn: RoleArn,
  };
}
