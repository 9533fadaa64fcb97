import { describe, expect, it } from "vitest";
import { isStateful } from "../../infra/local/cloudformation/resource-rules.ts";
import type { AssembledStack } from "../../infra/local/template/assembly.ts";
import { lastRelease, thisVersion, upgradeAndReturn } from "./rehearsal.ts";

// Templates that cannot be deployed over the last release's, or from which there is no return: the rehearsal of
// rehearsals.sweep.test.ts must fail for each.

const stackOf = (stacks: readonly AssembledStack[], name: string) => stacks.find(({ stack }) => stack === name)!;

const DATA = "BacklotData";

/** The logical id of a stack's first resource of a type. */
const firstOf = ({ Resources }: AssembledStack, type: string) =>
  Object.keys(Resources).find((id) => Resources[id]!.Type === type)!;

describe("the rehearsal of upgrade and return fails", () => {
  it("if the new version imports an output of another stack", async () => {
    const next = structuredClone(await thisVersion());
    const { Outputs } = stackOf(next, DATA);
    const table = firstOf(stackOf(next, DATA), "AWS::DynamoDB::Table");
    Outputs.Added = { Value: { Ref: table }, Export: { Name: "Added" } };
    const [reader] = next.filter(({ dependencies }) => dependencies.includes(DATA));
    reader!.Outputs.Read = { Value: { "Fn::ImportValue": "Added" } };
    expect(() => upgradeAndReturn(next)).toThrow(`Export Added cannot be deleted as it is in use by ${reader!.stack}`);
  });

  it("if the new version drops an output that the last release imports", async () => {
    const next = structuredClone(await thisVersion());
    const imported = new Set(
      [...JSON.stringify(lastRelease.stacks).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => name!),
    );
    const { Outputs } = stackOf(next, DATA);
    const [id] = Object.entries(Outputs).find(([, { Export }]) => imported.has(String(Export?.Name)))!;
    const name = String(Outputs[id]!.Export!.Name);
    delete Outputs[id];
    expect(() => upgradeAndReturn(next)).toThrow(`Export ${name} cannot be deleted as it is in use by`);
  });

  it("if a store gets another logical id", async () => {
    const stacks = await thisVersion();
    const held = new Set(lastRelease.stacks.flatMap(({ Resources }) => Object.keys(Resources)));
    const ids = stacks.flatMap(({ Resources }) =>
      Object.entries(Resources).flatMap(([id, { Type }]) => (isStateful(Type) && held.has(id) ? [id] : [])),
    );
    expect(ids.length).toBeGreaterThan(10);
    const renamed = (id: string): AssembledStack[] =>
      JSON.parse(JSON.stringify(stacks).replaceAll(`"${id}"`, `"${id}Renamed"`));
    const unnoticed = ids.filter((id) => {
      try {
        upgradeAndReturn(renamed(id));
        return true;
      } catch {
        return false;
      }
    });
    expect(unnoticed).toEqual([]);
  });

  it.each([
    ["BacklotScripts", "BacklotShooting"],
    ["BacklotShooting", "BacklotScripts"],
  ])("if a route moves from %s to %s", async (from, to) => {
    const next = structuredClone(await thisVersion());
    const [source, target] = [stackOf(next, from), stackOf(next, to)];
    const was = stackOf(lastRelease.stacks, from);
    const kept = Object.values(was.Resources).map(({ Properties }) => Properties.RouteKey);
    const [id] = Object.entries(source.Resources).find(
      ([, { Type, Properties }]) => Type === "AWS::ApiGatewayV2::Route" && kept.includes(Properties.RouteKey),
    )!;
    const { Properties, DependsOn } = source.Resources[id]!;
    const { RouteKey } = Properties;
    const like = target.Resources[firstOf(target, "AWS::ApiGatewayV2::Route")]!;
    target.Resources.Moved = { ...like, Properties: { ...like.Properties, RouteKey } };
    delete source.Resources[id];
    // Routes are created one after another.
    for (const one of Object.values(source.Resources))
      one.DependsOn = one.DependsOn.flatMap((other) => (other === id ? DependsOn : [other]));
    expect(() => upgradeAndReturn(next)).toThrow(`AWS::ApiGatewayV2::Route ${RouteKey} already exists, as`);
  });
});
