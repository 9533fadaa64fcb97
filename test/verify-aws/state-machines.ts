import { CreateStateMachineCommand, SFNClient } from "@aws-sdk/client-sfn";
import aslValidator from "asl-validator";
import * as z from "zod";
import { region } from "../../infra/local/emulators/region.ts";
import type { Templates } from "../../infra/local/template/template.ts";

const Machine = z.object({ DefinitionString: z.string(), RoleArn: z.string() });

/** What asl-validator and moto's own parser of definitions say against our state machines. */
export async function complaintsAboutMachines(endpoint: string, templates: Templates) {
  // Without this, moto takes any text for a definition.
  const settings = { stepfunctions: { execute_state_machine: true } };
  await fetch(`${endpoint}/moto-api/config`, { method: "POST", body: JSON.stringify(settings) });
  const credentials = { accessKeyId: "administrator", secretAccessKey: "secret" };
  const client = new SFNClient({ endpoint, region, credentials });

  async function complaints(name: string, definition: string, roleArn: string): Promise<string[]> {
    const said = aslValidator(JSON.parse(definition)).errors.map((error) => `asl-validator: ${JSON.stringify(error)}`);
    await client.send(new CreateStateMachineCommand({ name, definition, roleArn })).catch((error: Error) => {
      said.push(`moto: ${error.message}`);
    });
    return said;
  }

  const machines = templates.of("AWS::StepFunctions::StateMachine");
  const found: string[] = [];
  for (const machine of machines) {
    const { DefinitionString, RoleArn } = machine.read(Machine);
    found.push(...(await complaints(machine.id, DefinitionString, RoleArn)).map((one) => `${machine.id}: ${one}`));
    const broken = DefinitionString.replaceAll('"Type":"Task"', '"Type":"Chore"');
    const said = await complaints(`${machine.id}Broken`, broken, RoleArn);
    if (said.length < 2)
      found.push(`${machine.id}: a definition with an unknown state type is accepted by one of both.`);
  }
  return { count: machines.length, found };
}
