import { createHash } from "node:crypto";
import type { StackTemplate } from "./assembly.ts";
import { type Addresses, pseudoParameters, type Referent, resourceTypes } from "./attributes.ts";
import { type Evaluator, evaluator, refuse, TemplateError, type Values } from "./intrinsics.ts";

/** Resolves the values of one stack's template. `where` names the resolved property in errors. */
export interface Resolver extends Evaluator, Pick<Values, "ref" | "attribute"> {}

/** The values that a stack reads from other stacks. */
export type OtherStacks = Pick<Values, "export" | "output">;

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
    if (id === SITE_ORIGIN) return `http://${addresses().site}`;
    const parameter = template.Parameters[id];
    if (parameter) return String(parameter.Default ?? refuse(where, `parameter ${id}, which has no default`));
    const { definition, type, referent } = typeOf(id, where);
    return type?.ref(referent) ?? refuse(where, `Ref ${id} (${definition.Type})`);
  }

  function attribute(id: string, name: string, where: string): string {
    const { definition, type, referent } = typeOf(id, where);
    return type?.attributes?.[name]?.(referent) ?? refuse(where, `${id}.${name} (${definition.Type})`);
  }

  const { resolve, holds } = evaluator(template, { ref, attribute, text: localText, ...others });
  return { resolve, ref, attribute, holds };
}

function localText(text: string, where: string): string {
  const unknown = /\{\{resolve:(?!secretsmanager:)/.test(text);
  return unknown ? refuse(where, `the dynamic reference ${text}`) : localScheme(localSecret(text));
}

/** The parameter that a deployment sets to the site's origin. */
const SITE_ORIGIN = "SiteOrigin";

/** Replaces each Secrets Manager reference by a hash of the secret's ARN, so that all references get the same value. */
function localSecret(text: string): string {
  return text.replaceAll(/\{\{resolve:secretsmanager:([^{}]+):SecretString:::?\}\}/g, (_, arn: string) =>
    createHash("sha256").update(arn).digest("hex"),
  );
}

/** The local site and S3 have no certificate, so https URLs to them become http. */
function localScheme(text: string): string {
  return text.replaceAll(/https:\/\/(?=(?:localhost|127\.0\.0\.1):)/g, "http://");
}
