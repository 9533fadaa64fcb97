import * as z from "zod";
import { isLike } from "./wildcard.ts";

const OneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

// Strict, so that NotAction and NotResource are rejected and not ignored, which would allow everything.
const Statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(["Allow", "Deny"]),
  Action: OneOrMore,
  Resource: OneOrMore,
  Condition: z.record(z.string(), z.record(z.string(), OneOrMore)).default({}),
});
type Statement = z.infer<typeof Statement>;

const PolicyDocument = z.object({ Statement: z.preprocess((value) => [value].flat(), z.array(Statement)) });

/** Values of a request by condition key, such as "aws:SecureTransport". */
export type RequestContext = Readonly<Record<string, string>>;

/** Whether the policy allows `action` on the resource. */
export type Policy = (action: string, resourceArn: string) => boolean;

/**
 * Parses identity policies whose references are resolved.
 *
 * @param where names the policy in an error
 * @param context the condition keys that every local request has; a condition on another key is rejected
 */
export function policyFrom(documents: readonly unknown[], where: string, context: RequestContext = {}): Policy {
  const statements = documents.flatMap((document) => statementsOf(document, where));
  const applying = statements.filter((statement) => conditionsHold(statement, context, where));
  const denied = rulesOf(applying.filter(({ Effect }) => Effect === "Deny"));
  const allowed = rulesOf(applying.filter(({ Effect }) => Effect === "Allow"));
  return (action, resourceArn) =>
    allowed.some((rule) => rule(action, resourceArn)) && !denied.some((rule) => rule(action, resourceArn));
}

const Principal = z.union([z.literal("*"), z.record(z.string(), OneOrMore)]);
const ResourceDocument = z.object({
  Statement: z.preprocess((value) => [value].flat(), z.array(z.looseObject({ Principal }))),
});

/** A call of an AWS service, such as CloudWatch's to a topic. */
export interface ServiceCall {
  /** For example "cloudwatch.amazonaws.com". */
  readonly service: string;
  readonly action: string;
  readonly resourceArn: string;
  readonly context: RequestContext;
}

/**
 * Whether the policy of a resource, whose references are resolved, allows a service's call.
 *
 * @param where names the policy in an error
 */
export function serviceMayCall(document: unknown, where: string, call: ServiceCall): boolean {
  const concerning = ResourceDocument.parse(document).Statement.filter(
    ({ Principal: who }) => who === "*" || who.AWS?.includes("*") || who.Service?.includes(call.service),
  );
  const statements = concerning.map(({ Principal: _, ...statement }) => statement);
  return policyFrom([{ Statement: statements }], where, call.context)(call.action, call.resourceArn);
}

/** Every pair of action and resource in a document's Allow statements. */
export function pairsIn(document: unknown): { readonly action: string; readonly resource: string }[] {
  return statementsOf(document, "a role")
    .filter(({ Effect }) => Effect === "Allow")
    .flatMap(({ Action, Resource }) => Action.flatMap((action) => Resource.map((resource) => ({ action, resource }))));
}

function statementsOf(document: unknown, where: string): Statement[] {
  const parsed = PolicyDocument.safeParse(document);
  if (parsed.success) return parsed.data.Statement;
  throw new Error(`The policy of ${where} cannot be evaluated here:\n${z.prettifyError(parsed.error)}`);
}

function rulesOf(statements: readonly Statement[]): Policy[] {
  return statements.map(({ Action, Resource }) => {
    const actions = Action.map((pattern) => pattern.toLowerCase());
    return (action, resourceArn) =>
      actions.some((pattern) => isLike(action.toLowerCase(), pattern)) &&
      Resource.some((pattern) => isLike(resourceArn, pattern));
  });
}

type Operator = (actual: string, wanted: string) => boolean;

const isEqual: Operator = (actual, wanted) => actual === wanted;

const operators: Readonly<Record<string, Operator>> = {
  StringEquals: isEqual,
  StringLike: isLike,
  ArnEquals: isLike,
  ArnLike: isLike,
  Bool: isEqual,
};

const negatedOperators: Readonly<Record<string, Operator>> = {
  StringNotEquals: isEqual,
  StringNotLike: isLike,
  ArnNotEquals: isLike,
  ArnNotLike: isLike,
};

function conditionsHold(statement: Statement, context: RequestContext, where: string): boolean {
  return Object.entries(statement.Condition).every(([name, wantedByKey]) => {
    const operator = operators[name] ?? negatedOperators[name];
    if (!operator)
      throw new Error(
        `The policy of ${where} uses the condition operator ${name}: add it to infra/local/iam/policies.ts.`,
      );
    return Object.entries(wantedByKey).every(([key, wanted]) => {
      const actual = context[key];
      if (actual === undefined)
        throw new Error(`The policy of ${where} asks for ${key}, which local requests do not have.`);
      return wanted.some((value) => operator(actual, value)) === name in operators;
    });
  });
}
