import aslValidator from "asl-validator";
import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { loadTemplates } from "../../infra/local/template/template.ts";

let definitions: Map<string, Record<string, unknown>>;

beforeAll(async () => {
  const addresses = { site: "localhost:4000", storage: "localhost:4001" };
  const templates = loadTemplates(readAssembly(await synthesise()), () => addresses);
  definitions = new Map(
    templates.of("AWS::StepFunctions::StateMachine").map((machine) => {
      const { DefinitionString } = machine.read(z.object({ DefinitionString: z.string() }));
      return [machine.id, JSON.parse(DefinitionString)];
    }),
  );
});

it("the state machines are valid to an independent validator", () => {
  expect(definitions.size).toBe(5);
  for (const [id, definition] of definitions) {
    expect([id, aslValidator(definition).errors]).toEqual([id, []]);
    const broken = { ...definition, StartAt: "nowhere" };
    expect([id, aslValidator(broken).isValid]).toEqual([id, false]);
  }
});
