import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import { account, region } from "./attributes.ts";
import type { Authority } from "./engines/engine.ts";
import { type Policy, policyFrom } from "./iam.ts";
import type { Resource, Templates } from "./template.ts";

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The keys of the app's roles, made anew at each start, and of an administrator who may do everything. */
export interface Keys extends Authority {
  readonly administrator: Credentials;
  credentialsOf(roleArn: string): Credentials;
}

const Role = z.object({
  Policies: z.array(z.object({ PolicyName: z.string(), PolicyDocument: z.unknown() })).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
});

const AttachedPolicy = z.object({ PolicyDocument: z.unknown(), Roles: z.array(z.string()).default([]) });

// They let a function write its own log or trace, which no local engine takes.
const managedPoliciesWithoutEffect = ["AWSLambdaBasicExecutionRole", "AWSXRayDaemonWriteAccess"];

const context = {
  "aws:PrincipalAccount": account,
  "aws:RequestedRegion": region,
  "aws:ResourceAccount": account,
  "aws:SecureTransport": "true",
};

export function keysOf(templates: Templates): Keys {
  const attached = templates
    .of("AWS::IAM::Policy", "AWS::IAM::ManagedPolicy")
    .map((policy) => policy.read(AttachedPolicy));
  const holders = new Map<string, Credentials & { policy: Policy }>();
  const byRole = new Map<string, Credentials>();

  const administrator = { ...newCredentials("administrator"), policy: () => true };
  holders.set(administrator.accessKeyId, administrator);
  for (const role of templates.of("AWS::IAM::Role")) {
    const credentials = newCredentials(role.ref);
    holders.set(credentials.accessKeyId, { ...credentials, policy: policyOf(role, attached) });
    byRole.set(role.attribute("Arn"), credentials);
  }

  return {
    administrator,
    credentialsOf(roleArn) {
      const credentials = byRole.get(roleArn);
      if (!credentials) throw new Error(`No role of the template is ${roleArn}.`);
      return credentials;
    },
    secretOf: (accessKeyId) => holders.get(accessKeyId)?.secretAccessKey,
    allows: (accessKeyId, action, resourceArn) => holders.get(accessKeyId)?.policy(action, resourceArn) ?? false,
  };
}

function policyOf(role: Resource, attached: readonly z.infer<typeof AttachedPolicy>[]): Policy {
  const { Policies, ManagedPolicyArns } = role.read(Role);
  for (const arn of ManagedPolicyArns) {
    if (managedPoliciesWithoutEffect.some((name) => arn.endsWith(`/${name}`))) continue;
    throw new Error(
      `${role.stack}/${role.id} has the managed policy ${arn}: say in infra/local/authority.ts what it allows.`,
    );
  }
  const documents = [...Policies, ...attached.filter(({ Roles }) => Roles.includes(role.ref))];
  return policyFrom(
    documents.map(({ PolicyDocument }) => PolicyDocument),
    `${role.stack}/${role.id}`,
    context,
  );
}

function newCredentials(name: string): Credentials {
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 15).toUpperCase();
  return { accessKeyId: `LOCAL${digest}`, secretAccessKey: randomBytes(30).toString("base64url") };
}
