import * as z from "zod";
import { stateMachineFrom } from "../emulators/step-functions/definition.ts";
import type { Templates } from "../template/template.ts";

const MachineProperties = z.object({
  DefinitionString: z.string(),
  RoleArn: z.string(),
  StateMachineType: z.literal("STANDARD").default("STANDARD"),
});

/** The app's state machines, each with its role. */
export function stateMachines(templates: Templates) {
  return templates.of("AWS::StepFunctions::StateMachine").map((resource) => {
    const { DefinitionString, RoleArn } = resource.read(MachineProperties);
    return {
      arn: resource.ref,
      machine: stateMachineFrom(JSON.parse(DefinitionString), resource.id),
      roleArn: RoleArn,
    };
  });
}
