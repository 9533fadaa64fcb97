import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { covers } from "../../infra/operations/account-checks.ts";
import { accountClients } from "../../infra/operations/account-clients.ts";
import { concurrencyQuota } from "../../infra/operations/concurrency-quota.ts";
import { monthInWords, monthTotals, STANDING } from "../../infra/operations/month-costs.ts";
import { QUOTAS } from "../../infra/operations/quotas.ts";
import { account, closeAccounts, READY } from "./emulated-account.ts";

const CERTIFICATE = "arn:aws:acm:us-east-1:000000000000:certificate/a-1";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backlot-preflight-"));
});
afterEach(async () => {
  await closeAccounts();
  rmSync(folder, { recursive: true });
});

/** Runs the command on an account. @returns its exit code, and the state and text of each check */
async function preflight(environment: Readonly<Record<string, string>>, values: object = {}) {
  const file = join(folder, "deployment.json");
  writeFileSync(file, JSON.stringify({ mailFrom: "Backlot <backlot@studio.example>", ...values }));
  const args = ["infra/operations/preflight.ts", "--config", file];
  const { code = 0, stdout } = await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env.PATH, ...environment },
  }).then(
    (done) => ({ code: 0, stdout: done.stdout }),
    (error: { code: number; stdout: string }) => error,
  );
  const lines = [...stdout.matchAll(/^ {2}(ok|look|BAD) +(\w+) +(.*)$/gm)];
  return {
    code,
    stdout,
    checks: Object.fromEntries(lines.map(([, state, name, text]) => [name, `${state}: ${text}`])),
  };
}

describe("npm run preflight", () => {
  it("finds nothing wrong with an account that is ready", async () => {
    const { environment } = await account({
      ...READY,
      quotas: Object.fromEntries(QUOTAS.map(({ service, code, needed }) => [`${service}/${code}`, needed])),
      certificates: { [CERTIFICATE]: { DomainName: "*.studio.invalid", Status: "ISSUED" } },
    });
    const { code, checks, stdout } = await preflight(environment, {
      ...{ domain: "backlot.studio.invalid", certificate: CERTIFICATE },
    });
    expect(checks).toEqual({
      account: "ok: The credentials are of 000000000000.",
      bootstrap: "ok: The CDK is prepared in eu-west-1 and us-east-1.",
      logs: "ok: CloudFront delivers its logs to eu-west-1.",
      textract: "ok: Textract is in eu-west-1.",
      concurrency: "ok: 1000 functions may run at once.",
      quotas: "ok: The 12 quotas that Backlot needs suffice.",
      sender: "ok: SES has verified backlot@studio.example.",
      sandbox: "ok: SES sends 50000 emails a day and 14 a second.",
      certificate: "ok: The certificate is issued for backlot.studio.invalid.",
      dns: "look: backlot.studio.invalid has no record yet: make it after the deployment.",
    });
    expect(code).toBe(0);
    expect(stdout).toContain("for each busy production");
  });

  it("says what a new account lacks, and fails if people could not use it", async () => {
    const sandbox = {
      ProductionAccessEnabled: false,
      SendingEnabled: true,
      SendQuota: { Max24HourSend: 200, MaxSendRate: 1 },
    };
    const { environment, engine } = await account({}, { verifiedOnly: [], account: sandbox });
    const { code, checks } = await preflight(environment, { account: "111111111111" });
    expect(checks).toMatchObject({
      account: "BAD: These credentials are of 000000000000, not of 111111111111.",
      bootstrap: "ok: The CDK is not prepared in eu-west-1 and us-east-1: npm run deploy does that.",
      concurrency: expect.stringMatching(/^look: The account may run 10 functions at once, and needs 200\./),
      sender: expect.stringMatching(/^BAD: SES has verified neither backlot@studio.example nor its domain/),
      sandbox: expect.stringMatching(/^BAD: SES is in its sandbox: 200 emails a day and 1 a second/),
    });
    expect(code).toBe(1);
    expect(engine.requested).toEqual([]);
  });

  it("refuses a region to which CloudFront delivers no logs", async () => {
    const { environment } = await account(READY);
    const { checks, code } = await preflight(environment, { region: "eu-south-2" });
    expect([checks.logs, code]).toEqual([expect.stringMatching(/^BAD: CloudFront delivers no logs to eu-south-2,/), 1]);
  });

  it.each(QUOTAS)("says that the quota $service $code is too small", async ({ service, code, what, needed }) => {
    const { environment } = await account({ ...READY, quotas: { [`${service}/${code}`]: needed - 1 } });
    const { checks, code: exit } = await preflight(environment);
    expect(checks.quotas).toBe(
      `BAD: The account may have only ${needed - 1} ${what} (${needed} needed, ${service} ${code}): ask AWS for more in Service Quotas.`,
    );
    expect(exit).toBe(1);
  });

  it("reports a quota that AWS does not know beside those that are too small", async () => {
    const unknown = ["textract/L-5B33D1C3"];
    const unread =
      "These quotas were not compared: scripts that Textract reads at once (20 needed, textract L-5B33D1C3) could not be read: The request failed because the specified quota is unknown.";
    const { environment } = await account({ ...READY, unknown });
    const { checks, code } = await preflight(environment);
    expect([checks.quotas, code]).toEqual([`look: ${unread}`, 0]);
    const { environment: small } = await account({ ...READY, unknown, quotas: { "iam/L-FE177D64": 100 } });
    const found = await preflight(small);
    expect(found.checks.quotas).toBe(
      `BAD: The account may have only 100 roles (250 needed, iam L-FE177D64): ask AWS for more in Service Quotas. ${unread}`,
    );
    expect(found.code).toBe(1);
  });

  it("takes a quota that the account has not changed by its default", async () => {
    const name = "states/L-AD9B4E93";
    const { environment } = await account({ ...READY, unchanged: [name], quotas: { [name]: 100 } });
    const { checks } = await preflight(environment);
    expect(checks.quotas).toMatch(/^BAD: The account may have only 100 state transitions a second /);
  });

  it("asks for at least what the templates use", async () => {
    const types = readAssembly(await synthesise()).flatMap(({ Resources }) =>
      Object.values(Resources).map(({ Type }) => Type),
    );
    const used = (what: string, type: string) => {
      const count = types.filter((one) => one === type).length;
      expect(count, type).toBeGreaterThan(0);
      expect(QUOTAS.find((quota) => quota.what === what)!.needed, type).toBeGreaterThan(count);
    };
    used("roles", "AWS::IAM::Role");
    used("tables", "AWS::DynamoDB::Table");
    used("distributions", "AWS::CloudFront::Distribution");
    used("user pools", "AWS::Cognito::UserPool");
    used("state machines", "AWS::StepFunctions::StateMachine");
  });

  it("checks a quota of each service whose default limits an installation", () => {
    const services = ["lambda", "apigateway", "dynamodb", "cognito-idp", "states", "textract", "cloudfront", "iam"];
    expect([...new Set(QUOTAS.map(({ service }) => service))]).toEqual(services);
    expect(new Set(QUOTAS.map(({ code }) => code)).size).toBe(QUOTAS.length);
  });

  it("finds the sender by its domain, and a certificate for another name", async () => {
    const { environment } = await account(
      { ...READY, certificates: { [CERTIFICATE]: { DomainName: "www.studio.invalid", Status: "ISSUED" } } },
      { verifiedOnly: ["studio.example"] },
    );
    const { checks } = await preflight(environment, { domain: "backlot.studio.invalid", certificate: CERTIFICATE });
    expect(checks).toMatchObject({
      sender: "ok: SES has verified studio.example.",
      certificate: "BAD: The certificate is for www.studio.invalid, not for backlot.studio.invalid.",
    });
  });

  it("says when SES sends too few emails for the call sheets of a morning", async () => {
    const small = { ProductionAccessEnabled: true, SendingEnabled: true };
    const { environment } = await account(READY, {
      account: { ...small, SendQuota: { Max24HourSend: 50_000, MaxSendRate: 1 } },
    });
    const { checks, code } = await preflight(environment);
    expect(checks.sandbox).toBe(
      "look: SES sends 50000 emails a day and 1 a second; the call sheets of three productions need 2000 and 5: ask AWS for more.",
    );
    expect(code).toBe(0);
  });

  it("reports a check that it may not make", async () => {
    const { environment } = await account(READY);
    const { checks, code } = await preflight(
      { ...environment, AWS_ENDPOINT_URL_ACM: environment.AWS_ENDPOINT_URL_SESV2! },
      { domain: "backlot.studio.invalid", certificate: CERTIFICATE },
    );
    expect(checks.certificate).toMatch(/^look: Could not be checked: /);
    expect(code).toBe(0);
  });
});

it.each([
  ["backlot.studio.example", "backlot.studio.example", true],
  ["*.studio.example", "backlot.studio.example", true],
  ["*.studio.example", "a.b.studio.example", false],
  ["*.studio.example", "studio.example", false],
])("a certificate for %s covers %s: %s", (name, domain, expected) => {
  expect(covers(name, domain)).toBe(expected);
});

it("asks AWS once for more concurrent functions", async () => {
  const { environment, engine } = await account();
  const quota = concurrencyQuota(accountClients("eu-west-1", environment));
  expect(await quota.read()).toBe(10);
  expect(await quota.request()).toBe("AWS was asked for 1000; it answers by mail within days.");
  expect(await quota.request()).toBe("AWS was asked for 1000 before.");
  expect(engine.requested).toEqual([1000]);
});

describe("the costs of a month", () => {
  const choices = { extraction: "text-layer-first", malwareScan: "off", webAcl: "ours" } as const;

  it("are at most a dollar for a busy production whose scripts contain text, within the free tiers, keys included", () => {
    const { production } = monthTotals(choices);
    expect(production.usdWithFreeTier).toBeGreaterThan(0.5);
    expect(production.usdWithFreeTier).toBeLessThanOrEqual(1);
    expect(production.usd).toBeGreaterThan(1);
    expect(monthInWords(choices)).toMatch(/ 0\.\d\d {2}\d+ requests for keys \(0\.\d\d with the free tier\)\n/);
    expect(monthInWords(choices)).toContain(" 0.75  50 people who sign in (0.00 with the free tier)\n");
    expect(monthTotals({ ...choices, extraction: "textract" }).production.usd).toBeGreaterThan(production.usd + 1);
  });

  it("have lines for scans, alarms and the dashboard, with what is free", () => {
    const text = monthInWords({ ...choices, malwareScan: "guardduty" });
    expect(text).toMatch(/ 0\.\d\d {2}scans of 160 files for malware \(0\.00 with the free tier\)\n/);
    expect(monthInWords({ ...choices, malwareScan: "guardduty", hasWatermarks: true })).toContain("of 660 files");
    expect(text).toContain(" 2.20  22 alarms (1.20 with the free tier)\n");
    expect(text).toContain(" 3.00  1 dashboard (0.00 with the free tier)\n");
    expect(monthInWords(choices)).not.toContain("malware");
    expect(monthInWords({ ...choices, webAcl: "off" })).not.toContain("web ACL");
  });

  it("count what the templates have", async () => {
    const resources = readAssembly(await synthesise()).flatMap((stack) => Object.values(stack.Resources));
    const all = (type: string) => resources.filter(({ Type }) => Type === type);
    expect(STANDING).toEqual({
      aclRules: (all("AWS::WAFv2::WebACL")[0]!.Properties.Rules as unknown[]).length,
      keys: all("AWS::KMS::Key").length,
      secrets: all("AWS::SecretsManager::Secret").length,
      alarms: all("AWS::CloudWatch::Alarm").length,
      dashboards: all("AWS::CloudWatch::Dashboard").length,
    });
  });

  it("are as infra/README.md says", () => {
    const row = (what: string, { usd, usdWithFreeTier }: { usd: number; usdWithFreeTier: number }) =>
      `| ${what} | ${[usd, usdWithFreeTier].map((one) => `$${one.toFixed(2)}`).join(" | ")} |`;
    const scanned = { ...choices, malwareScan: "guardduty" } as const;
    const rows = [
      row("the account", monthTotals(choices).account),
      row('the account, `webAcl` "off"', monthTotals({ ...choices, webAcl: "off" }).account),
      row('each busy production, `text-layer-first`, `malwareScan` "off"', monthTotals(choices).production),
      row("each busy production, `text-layer-first`", monthTotals(scanned).production),
      row(
        "each busy production, `text-layer-first`, watermarks on",
        monthTotals({ ...scanned, hasWatermarks: true }).production,
      ),
      row("each busy production, `textract`", monthTotals({ ...scanned, extraction: "textract" }).production),
    ];
    const readme = readFileSync("infra/README.md", "utf8");
    expect(rows.filter((one) => !readme.includes(one))).toEqual([]);
  });
});
