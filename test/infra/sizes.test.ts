import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly, type StackTemplate } from "../../infra/local/template/assembly.ts";
import { loadTemplates } from "../../infra/local/template/template.ts";
import { reachedFrom } from "../tiers.ts";

let templates: StackTemplate[];

beforeAll(async () => {
  templates = readAssembly(await synthesise());
});

const Sizes = z.object({ MemorySize: z.number(), Timeout: z.number() });

/** The app's functions by their ARN. */
function functions() {
  const all = loadTemplates(templates, () => ({ site: "localhost:4000", storage: "localhost:4001" }));
  return new Map(
    all
      .of("AWS::Lambda::Function")
      .map((fn) => [fn.attribute("Arn"), { entry: String(fn.metadata["local:entry"]), ...fn.read(Sizes) }]),
  );
}

describe("functions", () => {
  it("that print PDFs have a whole CPU", () => {
    const printing = [...functions().values()].filter(({ entry }) =>
      reachedFrom(entry).has("functions/pdf/render-pdf.ts"),
    );
    expect(printing.length).toBeGreaterThan(5);
    expect(printing.filter(({ MemorySize }) => MemorySize < 1769)).toEqual([]);
  });

  it("end before the state machine stops waiting for them", () => {
    const all = loadTemplates(templates, () => ({ site: "localhost:4000", storage: "localhost:4001" }));
    const machines = all.of("AWS::StepFunctions::StateMachine").map((machine) => {
      return machine.read(z.object({ DefinitionString: z.string() })).DefinitionString;
    });
    const tasks = machines.flatMap((definition) => Object.entries(Machine.parse(JSON.parse(definition)).States));
    const timed = tasks.flatMap(([name, { TimeoutSeconds, Arguments }]) => {
      const fn = functions().get(Arguments?.FunctionName ?? "");
      return fn && TimeoutSeconds !== undefined ? [{ name, of: fn.Timeout, given: TimeoutSeconds }] : [];
    });
    expect(timed.length).toBeGreaterThan(5);
    expect(timed.filter(({ of, given }) => of > given)).toEqual([]);
  });

  it("have a second for each call to Textract that the longest scan takes", () => {
    const collect = [...functions().values()].find(({ entry }) => entry === "functions/steps/collect-lines.ts");
    // 400 pages of at most 60 lines and 500 words, a thousand blocks a call.
    expect(collect!.Timeout).toBeGreaterThanOrEqual((400 * 560) / 1000);
  });
});

const Machine = z.object({
  States: z.record(
    z.string(),
    z.looseObject({
      TimeoutSeconds: z.number().optional(),
      Arguments: z.looseObject({ FunctionName: z.string().optional() }).optional(),
    }),
  ),
});

it("routes are created one after another, because API Gateway refuses concurrent changes", () => {
  for (const { Resources } of templates) {
    const routes = Object.entries(Resources).filter(([, { Type }]) => Type === "AWS::ApiGatewayV2::Route");
    const ids = new Set(routes.map(([id]) => id));
    const waits = routes.map(([, { DependsOn }]) => DependsOn.filter((id) => ids.has(id)).length);
    // All but the first wait for exactly one other.
    expect(waits.toSorted()).toEqual(routes.map((_, at) => (at === 0 ? 0 : 1)));
  }
});

it("a first creation that fails leaves no resource whose name would block the second", () => {
  const blocking = templates.flatMap(({ stack, Resources }) =>
    Object.entries(Resources)
      .filter(([, { DeletionPolicy, Properties }]) => DeletionPolicy === "Retain" && isNamed(Properties))
      .map(([id]) => `${stack}/${id}`),
  );
  expect(blocking).toEqual([]);
  const wall = templates.find(({ stack }) => stack === "BacklotWall")!;
  const logs = Object.values(wall.Resources).filter(({ Type }) => Type === "AWS::Logs::LogGroup");
  expect(logs.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(["RetainExceptOnCreate"]);
});

/** Whether a resource has a physical name of its own instead of one that CloudFormation makes. */
const isNamed = (properties: Readonly<Record<string, unknown>>) =>
  Object.entries(properties).some(([name, value]) => /^(?:\w+Name|Name)$/.test(name) && typeof value === "string");
