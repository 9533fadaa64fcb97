import { createHash } from "node:crypto";
import type { StackTemplate } from "./assembly.ts";
import { type Addresses, pseudoParameters, type Referent, resourceTypes } from "./attributes.ts";

/** The template uses something that the local stack does not support. */
export class TemplateError extends Error {
  override name = "TemplateError";
}

/** Resolves the values of one stack's template. `where` names the resolved property in errors. */
export interface Resolver {
  resolve(value: unknown, where: string): unknown;
  ref(id: string, where: string): string;
  attribute(id: string, name: string, where: string): string;
  holds(condition: string): boolean;
}

/** The values that a stack reads from other stacks. */
export interface OtherStacks {
  export(name: string): unknown;
  output(stack: string, name: string): unknown;
}

export function stackResolver(template: StackTemplate, addresses: () => Addresses, others: OtherStacks): Resolver {
  const { stack } = template;

  function typeOf(id: string, where: string) {
    const definition = template.Resources[id];
    if (!definition) throw new TemplateError(`${where} refers to "${id}", which ${stack} does not have.`);
    const type = resourceTypes[definition.Type];
    const referent: Referent = {
      stack,
      id,
      property: (name) => resolve(definition.Properties[name], `${stack}/${id}.${name}`),
      addresses,
    };
    return { definition, type, referent };
  }

  function ref(id: string, where: string): string {
    if (id === "AWS::StackName") return stack;
    if (id in pseudoParameters) return pseudoParameters[id]!;
    const parameter = template.Parameters[id];
    if (parameter) return String(parameter.Default ?? refuse(where, `parameter ${id}, which has no default`));
    const { definition, type, referent } = typeOf(id, where);
    return type?.ref(referent) ?? refuse(where, `Ref ${id} (${definition.Type})`);
  }

  function attribute(id: string, name: string, where: string): string {
    const { definition, type, referent } = typeOf(id, where);
    return type?.attributes?.[name]?.(referent) ?? refuse(where, `${id}.${name} (${definition.Type})`);
  }

  function holds(condition: string): boolean {
    const expression = template.Conditions[condition];
    if (expression === undefined) throw new TemplateError(`${stack} has no condition "${condition}".`);
    return truth(resolve(expression, `${stack}, condition ${condition}`));
  }

  function resolve(value: unknown, where: string): unknown {
    if (value === ANY_CLOUDFRONT) return `http://${addresses().site}`;
    if (typeof value === "string") return literal(value, where);
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
        return argument === "AWS::NoValue" ? undefined : ref(String(argument), where);
      case "Fn::GetAtt": {
        const [id, ...path] = Array.isArray(argument) ? argument : String(argument).split(".");
        return attribute(String(id), path.join("."), where);
      }
      case "Fn::Join": {
        const [separator, parts] = items();
        return locally(asList(parts, where).join(String(separator)));
      }
      case "Fn::Sub":
        return locally(substitute(argument, where));
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
        return others.export(String(resolve(argument, where)));
      case "Fn::GetStackOutput": {
        const { StackName, OutputName } = resolve(argument, where) as Record<string, unknown>;
        return others.output(String(StackName), String(OutputName));
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
      return path.length > 0 ? attribute(id!, path.join("."), where) : ref(name, where);
    });
  }

  return { resolve, ref, attribute, holds };
}

function literal(text: string, where: string): string {
  const unknown = /\{\{resolve:(?!secretsmanager:)/.test(text);
  return unknown ? refuse(where, `the dynamic reference ${text}`) : localSecret(text);
}

/** The site's origin in the template when the site uses CloudFront's own domain. */
const ANY_CLOUDFRONT = "https://*.cloudfront.net";

const locally = (text: string) => localScheme(localSecret(text));

/** Replaces each Secrets Manager reference by a hash of the secret's ARN, so that all references get the same value. */
function localSecret(text: string): string {
  return text.replaceAll(/\{\{resolve:secretsmanager:([^{}]+):SecretString:::?\}\}/g, (_, arn: string) =>
    createHash("sha256").update(arn).digest("hex"),
  );
}

function refuse(where: string, what: string): never {
  throw new TemplateError(
    `${where} uses ${what}: the local stack does not support it (see infra/local/template/attributes.ts).`,
  );
}

/** The local site and S3 have no certificate, so https URLs to them become http. */
function localScheme(text: string): string {
  return text.replaceAll(/https:\/\/(?=(?:localhost|127\.0\.0\.1):)/g, "http://");
}

const truth = (value: unknown) => value === true || value === "true";

function asList(value: unknown, where: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new TemplateError(`${where} needs a list, not ${JSON.stringify(value)}.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
