import { createHash, randomBytes } from "node:crypto";
import * as z from "zod";
import type { Authority } from "../emulators/engine.ts";
import { account, region } from "../emulators/region.ts";
import type { Resource, Templates } from "../template/template.ts";
import { encryptionKeys } from "./encryption-keys.ts";
import { type Policy, pairsIn, policyFrom } from "./policies.ts";
import { isLike } from "./wildcard.ts";

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Access keys of the app's roles and of an administrator with all permissions, generated at each start. */
export interface Keys extends Authority {
  readonly administrator: Credentials;
  credentialsOf(roleArn: string): Credentials;
  /** Every permission of every role, and whether it has been used since the start. */
  rights(): readonly Permission[];
}

/** An action that a role is allowed on the resources that a pattern matches. */
export interface Permission {
  /** The role's stack and logical id. */
  readonly role: string;
  readonly action: string;
  readonly resource: string;
  readonly isUsed: boolean;
}

const Role = z.object({
  Policies: z.array(z.object({ PolicyName: z.string(), PolicyDocument: z.unknown() })).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
});

const AttachedPolicy = z.object({ PolicyDocument: z.unknown(), Roles: z.array(z.string()).default([]) });

// They allow a function to write its log or trace, for which there is no local emulator.
const managedPoliciesWithoutEffect = ["AWSLambdaBasicExecutionRole", "AWSXRayDaemonWriteAccess"];

const context = {
  "aws:PrincipalAccount": account,
  "aws:RequestedRegion": region,
  "aws:ResourceAccount": account,
  "aws:SecureTransport": "true",
  // No local request is EventBridge's for a rule that a service manages, or KMS's for S3.
  "events:ManagedBy": "",
  "kms:ViaService": "",
};

export function roleKeys(templates: Templates): Keys {
  const attached = templates
    .of("AWS::IAM::Policy", "AWS::IAM::ManagedPolicy")
    .map((policy) => policy.read(AttachedPolicy));
  const keysFor = encryptionKeys(templates);
  const holders = new Map<string, Credentials & { policy: Policy }>();
  const byRole = new Map<string, Credentials>();

  const granted = new Map<string, { -readonly [Name in keyof Permission]: Permission[Name] }[]>();

  const administrator = { ...newCredentials("administrator"), policy: () => true };
  holders.set(administrator.accessKeyId, administrator);
  for (const role of templates.of("AWS::IAM::Role")) {
    const credentials = newCredentials(role.ref);
    holders.set(credentials.accessKeyId, { ...credentials, policy: policyOf(role, attached) });
    byRole.set(role.attribute("Arn"), credentials);
    const documents = documentsOf(role, attached);
    const pairs = documents.flatMap((document) => pairsIn(document));
    granted.set(
      credentials.accessKeyId,
      pairs.map((pair) => ({ role: `${role.stack}/${role.id}`, ...pair, isUsed: false })),
    );
  }

  function note(accessKeyId: string, action: string, resourceArn: string): void {
    for (const right of granted.get(accessKeyId) ?? []) {
      if (right.action.toLowerCase() === action.toLowerCase() && isLike(resourceArn, right.resource))
        right.isUsed = true;
    }
  }

  return {
    administrator,
    credentialsOf(roleArn) {
      const credentials = byRole.get(roleArn);
      if (!credentials) throw new Error(`No role of the template is ${roleArn}.`);
      return credentials;
    },
    secretOf: (accessKeyId) => holders.get(accessKeyId)?.secretAccessKey,
    allows(accessKeyId, action, resourceArn) {
      const { policy } = holders.get(accessKeyId) ?? {};
      const asked = [[action, resourceArn] as const, ...keysFor(action, resourceArn)];
      const isAllowed = policy !== undefined && asked.every(([one, on]) => policy(one, on));
      if (isAllowed) for (const [one, on] of asked) note(accessKeyId, one, on);
      return isAllowed;
    },
    rights: () => [...granted.values()].flat(),
  };
}

type Attached = readonly z.infer<typeof AttachedPolicy>[];

function documentsOf(role: Resource, attached: Attached): unknown[] {
  const documents = [...role.read(Role).Policies, ...attached.filter(({ Roles }) => Roles.includes(role.ref))];
  return documents.map(({ PolicyDocument }) => PolicyDocument);
}

function policyOf(role: Resource, attached: Attached): Policy {
  const { ManagedPolicyArns } = role.read(Role);
  for (const arn of ManagedPolicyArns) {
    if (managedPoliciesWithoutEffect.some((name) => arn.endsWith(`/${name}`))) continue;
    throw new Error(
      `${role.stack}/${role.id} has the managed policy ${arn}: add what it allows to infra/local/iam/role-keys.ts.`,
    );
  }
  return policyFrom(documentsOf(role, attached), `${role.stack}/${role.id}`, context);
}

function newCredentials(name: string): Credentials {
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 15).toUpperCase();
  return { accessKeyId: `LOCAL${digest}`, secretAccessKey: randomBytes(30).toString("base64url") };
}
