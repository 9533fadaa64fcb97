import { account, region } from "../../infra/local/emulators/region.ts";

/** What a translation knows of a stack and of those that are deployed before it. */
export interface Known {
  /** The outputs of other stacks, as `stack.output`. */
  readonly outputs: ReadonlyMap<string, string>;
  /** Properties that are added to resources, by their logical ids. */
  readonly added: ReadonlyMap<string, object>;
  /** The types that are left out. */
  readonly lacking: readonly string[];
  /** The value of a reference to a resource that is left out, or of its attribute. */
  readonly standIn: (id: string, attribute?: string) => string;
}

interface Definition {
  readonly Type: string;
  readonly Properties?: object;
  readonly DependsOn?: string | readonly string[];
}

/**
 * A template without what moto does not know: resources of some types, to which references become stand-ins; references
 * to other stacks, which become their outputs; and the check of the CDK's bootstrap.
 */
export function translated(template: unknown, { outputs, added, lacking, standIn }: Known): object {
  const { Resources, Outputs, Parameters } = template as {
    Resources: Record<string, Definition>;
    Outputs?: object;
    Parameters?: Record<string, object>;
  };
  const { BootstrapVersion: _, ...parameters } = Parameters ?? {};
  const isLeftOut = (id: string) => lacking.includes(Resources[id]?.Type ?? "");

  function value(one: unknown): unknown {
    if (Array.isArray(one)) return one.map(value);
    if (typeof one !== "object" || one === null) return one;
    const [name, argument] = Object.entries(one)[0] ?? [];
    if (name === "Ref" && isLeftOut(String(argument))) return standIn(String(argument));
    if (name === "Fn::GetAtt" && Array.isArray(argument) && isLeftOut(argument[0]))
      return standIn(argument[0], argument[1]);
    if (name === "Fn::GetStackOutput") {
      const { StackName, OutputName } = argument as { StackName: string; OutputName: string };
      const output = outputs.get(`${StackName}.${OutputName}`);
      if (output === undefined) throw new Error(`${StackName} has no output ${OutputName}.`);
      return output;
    }
    return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, value(member)]));
  }

  const kept = Object.entries(Resources)
    .filter(([id]) => !isLeftOut(id))
    .map(([id, { Type, Properties = {}, DependsOn = [] }]) => {
      const before = [DependsOn].flat().filter((one) => !isLeftOut(one));
      return [id, { Type, Properties: { ...(value(Properties) as object), ...added.get(id) }, DependsOn: before }];
    });
  return {
    ...(Object.keys(parameters).length > 0 && { Parameters: parameters }),
    Resources: Object.fromEntries(kept),
    ...(Outputs && { Outputs: value(Outputs) }),
  };
}

/** A name in the form of an ARN, for what no other value is known for. */
export const standInArn = (name: string): string => `arn:aws:states:${region}:${account}:stand-in:${name}`;
