import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import settings from "../../cdk.json" with { type: "json" };
import { Config } from "../../infra/config/config.ts";
import { deploymentFrom } from "../../infra/config/deployment-plan.ts";
import type { AccountOptions } from "../../infra/local/emulators/account.ts";
import { policyFrom } from "../../infra/local/iam/policies.ts";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { findings } from "../../infra/operations/account-checks.ts";
import { type AccountClients, accountClients } from "../../infra/operations/account-clients.ts";
import { BOOTSTRAP_VERSION } from "../../infra/operations/bootstrap-stack.ts";
import { deployStacks } from "../../infra/operations/deploy-steps.ts";
import { account, closeAccounts, READY } from "./emulated-account.ts";

afterEach(closeAccounts);

const usual = Object.fromEntries(Object.entries(settings.context).filter(([name]) => name in Config.shape));
const CERTIFICATE = "arn:aws:acm:us-east-1:000000000000:certificate/a-1";
const planned = (values: object = {}) =>
  deploymentFrom(JSON.stringify(values), { where: "deployment.json", usual, shellRegion: "eu-west-1" });

/** Deploys to an account without a CDK. @returns the calls of the CDK, and what was said */
async function deployTo(clients: AccountClients, isApproved = true, wait?: () => void) {
  const calls: string[] = [];
  const said: string[] = [];
  const outputs = await deployStacks(planned(), {
    cdk: async (words) => void calls.push([words[0], ...(words.includes("--exclusively") ? [words[1]] : [])].join(" ")),
    clients,
    isApproved: async () => isApproved,
    outputs: () => ({ BacklotSite: { DistributionDomain: "d1.cloudfront.net" } }),
    say: (text) => said.push(text),
    ...(wait && { wait }),
  });
  return { calls, said, outputs };
}

const clientsOf = async (described: AccountOptions) =>
  accountClients("eu-west-1", (await account(described)).environment);

describe("a deployment", () => {
  it("prepares no account for the CDK that is prepared", async () => {
    const { calls } = await deployTo(await clientsOf(READY));
    expect(calls).toEqual(["synth", "diff", "deploy", "deploy BacklotData"]);
  });

  it.each([
    ["is not prepared", []],
    ["was prepared by an old CDK", [["BootstrapVersion", String(BOOTSTRAP_VERSION - 1)] as const]],
  ])("prepares an account that %s", async (_, outputs) => {
    const stacks = [...READY.stacks!.values()].map((one) => ({ ...one, outputs: new Map(outputs) }));
    const { calls } = await deployTo(await clientsOf({ ...READY, stacks }));
    expect(calls[0]).toBe("bootstrap");
  });

  it("begins once CloudFormation has done what a stopped deployment left", async () => {
    const site = { name: "BacklotSite", status: "UPDATE_IN_PROGRESS", isProtected: true };
    const others = ["Backlot-test-Site", "Payroll"].map((name) => ({ ...site, name }));
    const waiting = { name: "BacklotJobs", status: "REVIEW_IN_PROGRESS", isProtected: false };
    const clients = await clientsOf({ ...READY, stacks: [...READY.stacks!.values(), site, waiting, ...others] });
    const states = ["UPDATE_COMPLETE", "UPDATE_COMPLETE_CLEANUP_IN_PROGRESS"];
    const { calls, said } = await deployTo(clients, true, () => {
      site.status = states.pop()!;
    });
    expect([states, calls]).toEqual([[], ["synth", "diff", "deploy", "deploy BacklotData"]]);
    expect(said).toEqual([expect.stringMatching(/^CloudFormation is at work on BacklotSite \(UPDATE_IN_PROGRESS\)/)]);
    expect(said[0]).not.toMatch(/BacklotJobs|Backlot-test|Payroll/);
  });

  it("ends with the names of stacks on which CloudFormation stays at work", async () => {
    const site = { name: "BacklotSite", status: "ROLLBACK_IN_PROGRESS", isProtected: true };
    const clients = await clientsOf({ ...READY, stacks: [...READY.stacks!.values(), site] });
    const waits: unknown[] = [];
    await expect(deployTo(clients, true, () => waits.push(1))).rejects.toThrow(
      /CloudFormation is still at work on BacklotSite \(ROLLBACK_IN_PROGRESS\).* after 40 minutes\. Deploy again/,
    );
    expect(waits).toHaveLength(160);
  });

  it("changes nothing that was not approved", async () => {
    const { engine, environment } = await account({});
    const { calls, outputs } = await deployTo(accountClients("eu-west-1", environment), false);
    expect([calls, outputs, engine.requested]).toEqual([["bootstrap", "synth", "diff"], undefined, []]);
  });
});

/** The prefixes of IAM for the clients. */
const PREFIXES: Readonly<Record<keyof AccountClients, string>> = {
  ...{ sts: "sts", cloudFormation: "cloudformation", cloudFormationOfWall: "cloudformation" },
  ...{ quotas: "servicequotas", globalQuotas: "servicequotas", ses: "ses", certificates: "acm", textract: "textract" },
  ...{ cloudWatch: "cloudwatch", scheduler: "scheduler", lambda: "lambda" },
};

interface Input {
  readonly StackName?: string;
  readonly ServiceCode?: string;
  readonly QuotaCode?: string;
}

/** What a call of an AWS SDK needs, as pairs of action and resource. */
function needs(action: string, { StackName, ServiceCode, QuotaCode }: Input): [action: string, resource: string][] {
  const at = "eu-west-1:000000000000";
  // AWS allows everyone this one.
  if (action === "sts:GetCallerIdentity") return [];
  if (action === "cloudformation:UpdateTerminationProtection")
    return [[action, `arn:aws:cloudformation:${at}:stack/${StackName}/1`]];
  if (action === "servicequotas:RequestServiceQuotaIncrease")
    return [[action, `arn:aws:servicequotas:${at}:${ServiceCode}/${QuotaCode}`]];
  if (action === "cloudformation:DescribeStacks" && StackName === undefined)
    return [...needs(action, { StackName: "any" }), ["cloudformation:ListStacks", "*"]];
  return [[action, "*"]];
}

const SAME_ACCOUNT = { "aws:ResourceAccount": "$" + "{aws:PrincipalAccount}" };
const policyIn = (file: string): { Statement: { Action: string | string[]; Resource: string | string[] }[] } =>
  JSON.parse(readFileSync(`infra/operations/${file}`, "utf8"));

/** A client of any service, whose calls can be guarded. */
interface Guarded {
  readonly middlewareStack: { add(guard: unknown, options: { readonly step: "initialize" }): void };
}

/** The clients of a role with a policy. @returns also the actions that it has used */
async function withPolicy(file: string, described: AccountOptions) {
  const allows = policyFrom([policyIn(file)], file, SAME_ACCOUNT);
  const used = new Set<string>();
  const clients = await clientsOf(described);
  for (const [name, client] of Object.entries<Guarded>(clients)) {
    const guard = (next: (args: object) => Promise<unknown>, { commandName }: { commandName: string }) => {
      const action = `${PREFIXES[name as keyof AccountClients]}:${commandName.replace(/Command$/, "")}`;
      return async (args: { input: Input }) => {
        for (const [needed, resource] of needs(action, args.input)) {
          if (!allows(needed, resource)) throw new Error(`The role may not ${needed} on ${resource}.`);
          used.add(needed);
        }
        return next(args);
      };
    };
    client.middlewareStack.add(guard, { step: "initialize" });
  }
  return { clients, used };
}

describe("the policy of a pipeline's role", () => {
  it("allows what the preflight and the deployment call, and nothing else", async () => {
    const failed = { name: "BacklotSite", status: "ROLLBACK_COMPLETE", isProtected: true };
    const quotas = { "lambda/L-B99A9384": 10 };
    const certificates = { [CERTIFICATE]: { DomainName: "b.studio.invalid", Status: "ISSUED" } };
    const stacks = [...READY.stacks!.values(), failed];
    const { clients, used } = await withPolicy("deploy-policy.json", {
      ...{ ...READY, functions: 10, stacks, quotas, certificates, unchanged: ["states/L-AD9B4E93"] },
    });
    const { config } = planned({ domain: "b.studio.invalid", certificate: CERTIFICATE });
    const found = await findings(config, clients);
    expect(found.filter(([, { text }]) => text.includes("may not"))).toEqual([]);
    const { said, calls } = await deployTo(clients);
    expect(calls).toEqual(["synth", "diff", "deploy", "deploy BacklotData"]);
    expect(failed.isProtected).toBe(false);
    expect(said.join()).toContain("AWS was asked for 1000");
    const actions = policyIn("deploy-policy.json").Statement.flatMap(({ Action }) => Action);
    expect([...used, "sts:AssumeRole"].toSorted()).toEqual(actions.toSorted());
  });

  it("refuses a stack that is not ours, and another quota", () => {
    const allows = policyFrom([policyIn("deploy-policy.json")], "deploy-policy.json", SAME_ACCOUNT);
    for (const [action, input, expected] of [
      ["cloudformation:UpdateTerminationProtection", { StackName: "Backlot-test-Data" }, true],
      ["cloudformation:UpdateTerminationProtection", { StackName: "Payroll" }, false],
      ["servicequotas:RequestServiceQuotaIncrease", { ServiceCode: "lambda", QuotaCode: "L-B99A9384" }, true],
      ["servicequotas:RequestServiceQuotaIncrease", { ServiceCode: "ec2", QuotaCode: "L-1216C47A" }, false],
    ] as const)
      expect([input, needs(action, input).every((one) => allows(...one))]).toEqual([input, expected]);
  });

  it("allows the roles that the CDK assumes: all for a deployment, one that only reads for the list of changes", async () => {
    const assembly = await synthesise();
    const manifest = readFileSync(join(assembly, "manifest.json"), "utf8");
    const { artifacts } = JSON.parse(manifest) as {
      artifacts: Record<
        string,
        { type: string; properties: { file?: string; requiresBootstrapStackVersion?: number } }
      >;
    };
    const files = Object.values(artifacts).flatMap(({ type, properties: { file } }) =>
      type === "cdk:asset-manifest" ? readFileSync(join(assembly, file!), "utf8") : [],
    );
    const roles = [manifest, ...files].flatMap((text) =>
      [...text.matchAll(/:role\/(cdk-[^"]+)"/g)].map(([, role]) => role!),
    );
    const allowed = (file: string) => {
      const allows = policyFrom([policyIn(file)], file, SAME_ACCOUNT);
      return [...new Set(roles)].filter((role) => allows("sts:AssumeRole", `arn:aws:iam::000000000000:role/${role}`));
    };
    // CloudFormation itself assumes the role of execution.
    const assumed = [...new Set(roles)].filter((role) => !role.includes("cfn-exec-role"));
    expect(assumed.length).toBeGreaterThan(2);
    expect(allowed("deploy-policy.json")).toEqual(assumed);
    expect(allowed("changes-policy.json")).toEqual(assumed.filter((role) => role.includes("lookup-role")));
    const versions = [...manifest.matchAll(/"requiresBootstrapStackVersion": (\d+)/g)].map(([, version]) =>
      Number(version),
    );
    expect(Math.max(...versions)).toBe(BOOTSTRAP_VERSION);
  });
});
