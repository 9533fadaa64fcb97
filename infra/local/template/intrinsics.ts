import type { StackTemplate } from "./assembly.ts";

/** The template uses something that is not supported here. */
export class TemplateError extends Error {
  override name = "TemplateError";
}

/** The values of a template's references in one place, such as the local stack. `where` names the property in errors. */
export interface Values {
  /** The value of a resource, parameter or pseudo parameter. */
  ref(id: string, where: string): string;
  attribute(id: string, name: string, where: string): string;
  export(name: string): unknown;
  /** An output of another stack, in the same region unless one is named. */
  output(stack: string, name: string, region: string | undefined): unknown;
  /** What a text becomes: one of the template, or one that was joined or substituted. */
  text(text: string, where: string): string;
}

/** Evaluates the intrinsic functions of one stack's template. */
export interface Evaluator {
  resolve(value: unknown, where: string): unknown;
  holds(condition: string): boolean;
}

export function evaluator(template: StackTemplate, values: Values): Evaluator {
  function holds(condition: string): boolean {
    const expression = template.Conditions[condition];
    if (expression === undefined) throw new TemplateError(`${template.stack} has no condition "${condition}".`);
    return truth(resolve(expression, `${template.stack}, condition ${condition}`));
  }

  function resolve(value: unknown, where: string): unknown {
    if (typeof value === "string") return values.text(value, where);
    if (Array.isArray(value)) return value.map((item) => resolve(item, where)).filter((item) => item !== undefined);
    if (!isRecord(value)) return value;
    const [key, argument] = Object.entries(value)[0] ?? [];
    if (key !== undefined && Object.keys(value).length === 1 && (key === "Ref" || /^(Fn::|Condition$)/.test(key))) {
      // "Condition" is an intrinsic only with a string; in a policy statement it is an object with the conditions.
      if (key !== "Condition" || typeof argument === "string") return intrinsic(key, argument, where);
    }
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, member]) => [name, resolve(member, where)] as const)
        .filter(([, member]) => member !== undefined),
    );
  }

  function intrinsic(name: string, argument: unknown, where: string): unknown {
    const items = () => asList(resolve(argument, where), `${name} in ${where}`);
    switch (name) {
      case "Ref":
        return argument === "AWS::NoValue" ? undefined : values.ref(String(argument), where);
      case "Fn::GetAtt": {
        const [id, ...path] = Array.isArray(argument) ? argument : String(argument).split(".");
        return values.attribute(String(id), path.join("."), where);
      }
      case "Fn::Join": {
        const [separator, parts] = items();
        return values.text(asList(parts, where).join(String(separator)), where);
      }
      case "Fn::Sub":
        return values.text(substitute(argument, where), where);
      case "Fn::Select": {
        const [index, list] = items();
        return asList(list, where)[Number(index)] ?? refuse(where, `Fn::Select of item ${index}, which the list lacks`);
      }
      case "Fn::Split": {
        const [separator, text] = items();
        return String(text).split(String(separator));
      }
      case "Fn::FindInMap": {
        const [map, first, second] = items().map(String);
        return (
          template.Mappings[map!]?.[first!]?.[second!] ??
          refuse(where, `${map}.${first}.${second}, not in the mappings`)
        );
      }
      case "Fn::If": {
        const [condition, then, otherwise] = asList(argument, where);
        return resolve(holds(String(condition)) ? then : otherwise, where);
      }
      case "Fn::ImportValue":
        return values.export(String(resolve(argument, where)));
      case "Fn::GetStackOutput": {
        const { StackName, OutputName, Region } = resolve(argument, where) as Record<string, unknown>;
        return values.output(String(StackName), String(OutputName), Region === undefined ? undefined : String(Region));
      }
      case "Fn::Base64":
        return Buffer.from(String(resolve(argument, where))).toString("base64");
      case "Condition":
        return holds(String(argument));
      case "Fn::Equals": {
        const [left, right] = items();
        return left === right;
      }
      case "Fn::Not":
        return !truth(items()[0]);
      case "Fn::And":
        return items().every(truth);
      case "Fn::Or":
        return items().some(truth);
      case "Fn::Contains": {
        const [list, item] = items();
        return asList(list, where).includes(item);
      }
      default:
        return refuse(where, `the function ${name}`);
    }
  }

  function substitute(argument: unknown, where: string): string {
    const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
    return String(text).replaceAll(/\$\{(!?)([^${}]+)\}/g, (_, escaped: string, name: string) => {
      if (escaped) return `\${${name}}`;
      if (isRecord(variables) && name in variables) return String(resolve(variables[name], where));
      const [id, ...path] = name.split(".");
      return path.length > 0 ? values.attribute(id!, path.join("."), where) : values.ref(name, where);
    });
  }

  return { resolve, holds };
}

export function refuse(where: string, what: string): never {
  throw new TemplateError(
    `${where} uses ${what}: the local stack does not support it (see infra/local/template/attributes.ts).`,
  );
}

const truth = (value: unknown) => value === true || value === "true";

function asList(value: unknown, where: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new TemplateError(`${where} needs a list, not ${JSON.stringify(value)}.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
