import { describe, expect, it } from "vitest";
import type { Config } from "../../infra/config/config.ts";
import { originStep } from "../../infra/config/site-origin.ts";
import { type CloudAccount, cloudAccount } from "../../infra/local/cloudformation/account.ts";
import { deployAll, destroyAll } from "../../infra/local/cloudformation/deployment.ts";
import type { AssembledStack } from "../../infra/local/template/assembly.ts";
import { endProtection, endProtectionOfFailed } from "../../infra/operations/stacks-of-stage.ts";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";
import {
  config,
  environments,
  inUse,
  keeping,
  lastRelease,
  named,
  type Settings,
  thisVersion,
  upgradeAndReturn,
  WITHOUT_DATA,
  withClients,
  words,
} from "./rehearsal.ts";

// What an engineer does with a deployed stage, on an account as CloudFormation sees it.

const OURS = { domain: "backlot.studio.example", certificate: "arn:aws:acm:us-east-1:000000000000:certificate/a-1" };
const ELSEWHERE = { region: "eu-west-1", account: "111111111111" };

describe("upgrade and return", () => {
  it("starts from a release with its stores and routes", () => {
    expect(lastRelease.commit).toMatch(/^[0-9a-f]{40}$/);
    const account = inUse(lastRelease.stacks);
    expect(account.stacks.size).toBe(lastRelease.stacks.length);
    expect(named(account, "AWS::ApiGatewayV2::Route").length).toBeGreaterThan(100);
    // Its stacks import from each other, which is what used to prevent an upgrade.
    expect([...account.stacks.values()].flatMap(({ uses }) => [...uses.imports]).length).toBeGreaterThan(20);
  });

  it("keeps every store through the upgrade, the return to the last release and the next upgrade", async () => {
    upgradeAndReturn(await thisVersion());
  });

  it("deploys nothing when nothing has changed", async () => {
    const account = inUse(await thisVersion());
    const { length } = account.events;
    expect(keeping(account, await thisVersion())).toEqual([]);
    expect(account.events.slice(length)).toEqual([]);
  });

  it("leaves no reference that would prevent a later version from dropping an output", async () => {
    const account = inUse(await thisVersion());
    expect([...account.stacks.values()].flatMap(({ uses }) => [...uses.imports])).toEqual([]);
  });

  it("publishes the web after the API that it calls", async () => {
    const account = inUse(lastRelease.stacks);
    const order: string[] = [];
    const stacks = await thisVersion({ web: "test/upgrade/first-version" });
    deployAll(account, stacks, { words, after: (stack) => order.push(stack) });
    expect(order.at(-1)).toBe("BacklotWeb");
    expect(order).toContain("BacklotShooting");
  });
});

describe("a change of settings", () => {
  it.each<[change: string, before: Settings, after: Settings]>([
    ["a domain is set", {}, OURS],
    ["a domain is removed", OURS, {}],
    ["the web ACL is turned off", {}, { webAcl: "off" }],
    ["malware scans are turned off", {}, { malwareScan: "off" }],
    ["the region and account are named", {}, { region: "us-east-1", account: "111111111111" }],
  ])("keeps every store when %s, also after the last release", async (_, before, after) => {
    const next = await thisVersion(after);
    for (const deployed of [lastRelease.stacks, await thisVersion(before)])
      expect(keeping(inUse(deployed), next)).toEqual([]);
  });

  it("of the domain reaches CloudFront, the bucket and every function", async () => {
    const account = inUse(await thisVersion());
    const [site] = named(account, "AWS::CloudFront::Distribution");
    expect(keeping(account, await thisVersion(OURS))).toEqual([]);
    expect(named(account, "AWS::CloudFront::Distribution")).toEqual([site]);
    expect(JSON.stringify(site!.properties)).toContain(`"Aliases":["${OURS.domain}"]`);
    expect(JSON.stringify(named(account, "AWS::S3::Bucket").map(({ properties }) => properties))).toContain(
      `"AllowedOrigins":["https://${OURS.domain}"]`,
    );
    const urls = new Set(environments(account).flatMap(({ SITE_URL }) => SITE_URL ?? []));
    expect([...urls]).toEqual([`https://${OURS.domain}`]);
    expect(account.stacks.get("us-east-1/BacklotSite")!.outputs.get("DistributionDomain")).toMatch(
      /\.cloudfront\.net$/,
    );
  });
});

describe("the origin whose pages may read and post documents", () => {
  const admitted = (account: CloudAccount) =>
    named(account, "AWS::S3::Bucket").flatMap(({ properties }) =>
      [...JSON.stringify(properties).matchAll(/"AllowedOrigins":(\[[^\]]*\])/g)].flatMap(([, list]) =>
        JSON.parse(list!),
      ),
    );
  /** Does what `npm run deploy` does: all stacks, then the step for which their outputs are known. */
  function deployed(account: CloudAccount, stacks: readonly AssembledStack[], settings: Settings = {}) {
    deployAll(account, stacks, { words });
    const outputs = [...account.stacks.values()].map((one) => [one.name, Object.fromEntries(one.outputs)] as const);
    const step = originStep({ ...config, ...settings } as Config, Object.fromEntries(outputs));
    if (step) deployAll(account, stacks, { words: step });
    return admitted(account);
  }

  it("is only the site's own once all stacks are deployed, and stays so at later deployments", async () => {
    const stacks = await thisVersion();
    const account = inUse(stacks);
    expect(admitted(account)).toEqual(["https://*.cloudfront.net"]);
    const own = `https://${account.stacks.get("us-east-1/BacklotSite")!.outputs.get("DistributionDomain")}`;
    expect(own).toMatch(/^https:\/\/[\w-]+\.cloudfront\.net$/);
    expect(deployed(account, stacks)).toEqual([own]);
    const { length } = account.events;
    expect(deployed(account, stacks)).toEqual([own]);
    expect(account.events.slice(length)).toEqual([]);
    // The first step of a deployment with other templates keeps it too.
    expect(keeping(account, await thisVersion({ malwareScan: "off" }))).toEqual([]);
    expect(admitted(account)).toEqual([own]);
  });

  it("is the domain once one is set, and the site's own again when it is removed", async () => {
    const account = inUse(await thisVersion());
    deployed(account, await thisVersion());
    expect(deployed(account, await thisVersion(OURS), OURS)).toEqual([`https://${OURS.domain}`]);
    expect(deployed(account, await thisVersion())).toEqual([
      expect.stringMatching(/^https:\/\/[\w-]+\.cloudfront\.net$/),
    ]);
  });

  it("does not prevent a return to the last release and the next upgrade", async () => {
    const [next, account] = [await thisVersion(), inUse(lastRelease.stacks)];
    const [own] = deployed(account, next);
    const gone = keeping(account, lastRelease.stacks);
    expect(gone.filter(({ type }) => !WITHOUT_DATA.includes(type))).toEqual([]);
    // The last release admits every origin.
    expect(admitted(account)).toEqual(["*"]);
    expect(deployed(account, next)).toEqual([own]);
  });
});

/** The secret that CloudFront sends, and those that each function accepts. */
function secrets(account: CloudAccount) {
  const [site] = named(account, "AWS::CloudFront::Distribution");
  const [, sent] = new RegExp(`"HeaderName":"${ORIGIN_HEADER}","HeaderValue":"([^"]+)"`).exec(
    JSON.stringify(site!.properties),
  )!;
  const accepted = environments(account).flatMap(({ ORIGIN_SECRET }) => ORIGIN_SECRET ?? []);
  return { sent: sent!, accepted: accepted.map((one) => one.split(",")) };
}

describe("a rotation of the origin's secret", () => {
  it("is accepted by every function after each stack, and the old one by none at the end", async () => {
    const account = inUse(await thisVersion());
    const checked: string[] = [];
    for (const originSecret of ["2", "3"]) {
      const { sent: old } = secrets(account);
      const stacks = await thisVersion({ originSecret });
      deployAll(account, stacks, {
        words,
        after(stack) {
          const { sent, accepted } = secrets(account);
          expect(accepted.length).toBeGreaterThan(100);
          expect(accepted.filter((one) => !one.includes(sent))).toEqual([]);
          checked.push(stack);
        },
      });
      const { sent, accepted } = secrets(account);
      expect(sent).toMatch(/^[0-9a-f]{64}$/);
      expect(sent).not.toBe(old);
      expect(accepted.filter((one) => one.includes(old))).toEqual([]);
    }
    expect(checked.filter((stack) => stack === "BacklotSite")).toHaveLength(2);
    expect(checked.filter((stack) => stack === "BacklotShooting")).toHaveLength(2);
  });

  it("that fails halfway locks no one out, and can be repeated", async () => {
    const account = inUse(await thisVersion());
    const next = await thisVersion({ originSecret: "2" });
    const last = named(account, "AWS::Lambda::Function").findLast(({ stack }) => stack === "BacklotScripts")!;
    account.broken.add(`BacklotScripts/${last.logicalId}`);
    expect(() => deployAll(account, next, { words })).toThrow("Service Unavailable");
    expect(account.stacks.get("us-east-1/BacklotScripts")!.status).toBe("UPDATE_ROLLBACK_COMPLETE");
    const { sent, accepted } = secrets(account);
    expect(accepted.filter((one) => !one.includes(sent))).toEqual([]);
    account.broken.clear();
    expect(keeping(account, next)).toEqual([]);
  });
});

describe("a first creation that fails", () => {
  it("can be repeated, whatever the resource at which a stack failed", async () => {
    const stacks = await thisVersion();
    const { events } = inUse(stacks);
    for (const { stack } of stacks) {
      const account = cloudAccount();
      const last = events.findLast((event) => event.startsWith(`${stack}/`))!.split(" ")[0]!;
      account.broken.add(last);
      expect(() => deployAll(account, stacks, { words })).toThrow(`${last}: Resource handler returned message`);
      expect(account.stacks.get(`us-east-1/${stack}`)).toMatchObject({
        status: "ROLLBACK_COMPLETE",
        isProtected: true,
      });
      account.broken.clear();
      await withClients(account, (clients) => endProtectionOfFailed(config, clients));
      const others = [...account.stacks.values()].filter(({ name }) => name !== stack);
      expect(others.filter(({ isProtected }) => !isProtected)).toEqual([]);
      deployAll(account, stacks, { words });
      expect([...account.stacks.values()].filter(({ status }) => status !== "CREATE_COMPLETE")).toEqual([]);
    }
  });
});

describe("stages in one account", () => {
  it("are independent: the second neither changes the first nor goes with it", async () => {
    const [first, second] = [await thisVersion(), await thisVersion({ stage: "test" })];
    const account = inUse(first);
    expect(keeping(account, second.concat(first))).toEqual([]);
    const own = (prefix: RegExp) => [...account.resources].filter(({ stack }) => prefix.test(stack));
    const before = own(/^Backlot-test-/).length;
    expect(before).toBe(own(/^Backlot[A-Z]/).length);
    await withClients(account, (clients) => endProtection(config, clients));
    destroyAll(account, first);
    expect([...account.stacks.values()].filter(({ name }) => !name.startsWith("Backlot-test-"))).toEqual([]);
    expect(own(/^Backlot-test-/)).toHaveLength(before);
    expect([...account.stacks.values()].filter(({ isProtected }) => !isProtected)).toEqual([]);
  });

  it("may be in two regions, each with its web ACL in us-east-1", async () => {
    const account = cloudAccount({ regions: ["us-east-1", "eu-west-1"] });
    deployAll(account, await thisVersion(ELSEWHERE), { region: "eu-west-1", words });
    expect([...account.stacks.keys()].filter((key) => key.startsWith("us-east-1/"))).toEqual(["us-east-1/BacklotWall"]);
  });
});

it("stacks cannot be deleted by mistake", async () => {
  const stacks = await thisVersion();
  const account = inUse(stacks);
  expect(() => destroyAll(account, stacks)).toThrow("cannot be deleted while TerminationProtection is enabled");
  expect(account.stacks.size).toBe(stacks.length);
});

it("deleted stacks leave what `npm run destroy` names, and nothing else", async () => {
  const stacks = await thisVersion();
  const account = inUse(stacks);
  await withClients(account, (clients) => endProtection(config, clients));
  destroyAll(account, stacks);
  const types = [...account.resources].map(({ type }) => type);
  expect([...new Set(types)].toSorted()).toEqual([
    "AWS::Cognito::UserPool",
    "AWS::DynamoDB::Table",
    "AWS::KMS::Key",
    "AWS::Logs::LogGroup",
    "AWS::S3::Bucket",
  ]);
  expect(types.filter((type) => type === "AWS::DynamoDB::Table")).toHaveLength(4);
  expect(types.filter((type) => type === "AWS::S3::Bucket")).toHaveLength(4);
});
