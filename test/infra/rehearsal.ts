import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect } from "vitest";
import settings from "../../cdk.json" with { type: "json" };
import { Config, configFrom } from "../../infra/config/config.ts";
import { deploymentFrom } from "../../infra/config/deployment-plan.ts";
import { type CloudAccount, cloudAccount, type Physical } from "../../infra/local/cloudformation/account.ts";
import { deployAll } from "../../infra/local/cloudformation/deployment.ts";
import { isStateful } from "../../infra/local/cloudformation/resource-rules.ts";
import { accountEngine } from "../../infra/local/emulators/account.ts";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { listen } from "../../infra/local/listening.ts";
import { type AssembledStack, readAssembly } from "../../infra/local/template/assembly.ts";
import { accountClients } from "../../infra/operations/account-clients.ts";

export type Settings = Readonly<Record<string, string>>;

const usual = Object.fromEntries(Object.entries(settings.context).filter(([name]) => name in Config.shape));
/** The arguments with which `npm run deploy` calls the CDK. */
export const { deploy: words } = deploymentFrom("{}", { where: "deployment.json", usual, shellRegion: "us-east-1" });

export const thisVersion = async (values: Settings = {}) => readAssembly(await synthesise(values));

export const lastRelease: { readonly commit: string; readonly stacks: readonly AssembledStack[] } = JSON.parse(
  brotliDecompressSync(readFileSync("test/upgrade/last-release.json.br")).toString(),
);

/** An account with these stacks, in which people have stored something in every store. */
export function inUse(stacks: readonly AssembledStack[]): CloudAccount {
  const account = cloudAccount();
  deployAll(account, stacks, { words });
  for (const store of stores(account)) store.contents.push(`in ${store.id}`);
  return account;
}

const stores = ({ resources }: CloudAccount) => [...resources].filter(({ type }) => isStateful(type));

/** The resources of a type. */
export const named = ({ resources }: CloudAccount, type: string) => [...resources].filter((one) => one.type === type);

/** The variables of each function's environment. */
export const environments = (account: CloudAccount) =>
  named(account, "AWS::Lambda::Function").flatMap(({ properties }) => {
    const { Environment } = properties as { Environment?: { Variables?: Record<string, string> } };
    return [Environment?.Variables ?? {}];
  });

/**
 * Deploys, and fails unless every store that the templates have is the same with its contents, and functions use it.
 *
 * @returns the stores that the templates no longer have
 */
export function keeping(account: CloudAccount, stacks: readonly AssembledStack[]): Physical[] {
  const before = stores(account).map((one) => ({ one, contents: [...one.contents] }));
  expect(before.length).toBeGreaterThan(10);
  deployAll(account, stacks, { words });
  expect(before.filter(({ one, contents }) => String(one.contents) !== String(contents))).toEqual([]);
  const kept = new Set([...account.stacks.values()].flatMap(({ resources }) => [...resources.values()]));
  const gone = before.flatMap(({ one }) => (kept.has(one) ? [] : [one]));
  const wanted = stacks.flatMap(({ stack, Resources }) => Object.keys(Resources).map((id) => `${stack}/${id}`));
  expect(gone.map(({ stack, logicalId }) => `${stack}/${logicalId}`).filter((id) => wanted.includes(id))).toEqual([]);
  const tables = named(account, "AWS::DynamoDB::Table").filter(({ logicalId }) => logicalId.startsWith("Projects"));
  const used = new Set(environments(account).flatMap(({ PROJECTS_TABLE }) => PROJECTS_TABLE ?? []));
  expect([...used].toSorted()).toEqual(tables.map(({ id }) => id).toSorted());
  return gone;
}

/** What a return may remove when only the newer version has it: people sign in again, and executions end. */
export const WITHOUT_DATA = ["AWS::Cognito::UserPoolClient", "AWS::StepFunctions::StateMachine"];

/** Upgrades the last release to these stacks, returns and upgrades again, and fails unless every store is kept. */
export function upgradeAndReturn(next: readonly AssembledStack[]): void {
  const account = inUse(lastRelease.stacks);
  expect(keeping(account, next)).toEqual([]);
  const removed = keeping(account, lastRelease.stacks);
  expect(removed.filter(({ type }) => !WITHOUT_DATA.includes(type))).toEqual([]);
  expect(keeping(account, next)).toEqual([]);
}

export const config = configFrom({ ...usual, region: "us-east-1" }, "deployment.json");

/** Calls an operation with clients of an account of these stacks. */
export async function withClients(
  { stacks }: CloudAccount,
  operation: (clients: ReturnType<typeof accountClients>) => Promise<void>,
): Promise<void> {
  const engine = accountEngine({ stacks });
  const port = await listen(engine.server, 0);
  await operation(
    accountClients("us-east-1", {
      ...{ AWS_ACCESS_KEY_ID: "administrator", AWS_SECRET_ACCESS_KEY: "secret" },
      AWS_ENDPOINT_URL_CLOUDFORMATION: `http://127.0.0.1:${port}`,
    }),
  ).finally(() => engine.close());
}
