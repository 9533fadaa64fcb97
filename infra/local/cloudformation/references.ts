import type { AssembledStack } from "../template/assembly.ts";
import { type Evaluator, evaluator } from "../template/intrinsics.ts";
import { type CloudAccount, CloudFormationError, type Physical, secretOf, stackIn, type Uses } from "./account.ts";

interface Place {
  readonly account: CloudAccount;
  readonly region: string;
  /** The values of parameters that were given, now or earlier. */
  readonly given: ReadonlyMap<string, string>;
  /** The resource of a logical id, which is created first if it does not exist yet. */
  physical(id: string): Physical;
  readonly uses: Uses;
}

/** Evaluates a template as CloudFormation does when it deploys it. */
export function deployedEvaluator(
  template: AssembledStack,
  { account, region, given, physical, uses }: Place,
): Evaluator {
  const { stack } = template;
  const pseudo: Readonly<Record<string, string>> = {
    "AWS::AccountId": account.id,
    "AWS::Partition": "aws",
    "AWS::Region": region,
    "AWS::StackId": `arn:aws:cloudformation:${region}:${account.id}:stack/${stack}`,
    "AWS::StackName": stack,
    "AWS::URLSuffix": "amazonaws.com",
  };
  return evaluator(template, {
    ref: (id) =>
      pseudo[id] ?? (template.Parameters[id] ? parameter(template, id, { account, region, given }) : physical(id).id),
    attribute: (id, name) => attributeOf(physical(id), name, account),
    export(name) {
      uses.imports.add(name);
      for (const { exports, region: place } of account.stacks.values()) {
        if (place === region && exports.has(name)) return exports.get(name);
      }
      throw new CloudFormationError(`No export named ${name} found.`);
    },
    output(name, output, place = region) {
      const key = `${place}/${name}.${output}`;
      const value = stackIn(account, name, place)?.outputs.get(output) ?? uses.outputs.get(key);
      if (value !== undefined) {
        uses.outputs.set(key, value);
        return value;
      }
      throw new CloudFormationError(`The stack ${name} in ${place} has no output ${output}.`);
    },
    text: (text) =>
      text.replaceAll(/\{\{resolve:secretsmanager:([^{}]+):SecretString:::?\}\}/g, (_, id: string) => {
        const secret = [...account.resources].find((one) => one.id === id);
        if (secret) return secretOf(secret);
        throw new CloudFormationError("Secrets Manager can't find the specified secret.");
      }),
  });
}

/**
 * The value of a parameter: the given one, or its default; for a parameter of Systems Manager, the value of the one that
 * it names.
 */
export function parameter(
  template: AssembledStack,
  id: string,
  { account, region, given }: Pick<Place, "account" | "region" | "given">,
): string {
  const { Type, Default } = template.Parameters[id]!;
  const chosen = given.get(id) ?? Default;
  if (chosen === undefined) throw new CloudFormationError(`Parameters: [${id}] must have values`);
  if (!Type.startsWith("AWS::SSM::Parameter::Value<")) return String(chosen);
  const value = account.parameters.get(`${region}${chosen}`);
  if (value !== undefined) return value;
  throw new CloudFormationError(`Unable to fetch parameters [${chosen}] from parameter store for this account.`);
}

function attributeOf({ id, type, region }: Physical, name: string, account: CloudAccount): string {
  if (name === "ApiEndpoint") return `https://${id}.execute-api.${region}.amazonaws.com`;
  if (/Arn$|ARN$/.test(name)) return `arn:aws:${type.split("::")[1]!.toLowerCase()}:${region}:${account.id}:${id}`;
  return /DomainName$/.test(name) ? `${id}.cloudfront.net` : `${id}.${name}`;
}
