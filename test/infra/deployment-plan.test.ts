import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import settings from "../../cdk.json" with { type: "json" };
import { Config, encodedSender } from "../../infra/config/config.ts";
import { deploymentFrom, planText, remainingStepsText } from "../../infra/config/deployment-plan.ts";

const usual = Object.fromEntries(Object.entries(settings.context).filter(([name]) => name in Config.shape));
const read = (values: object, shellRegion = "us-east-1") =>
  deploymentFrom(JSON.stringify(values), { where: "deployment.json", usual, shellRegion });

const OURS = { mailFrom: "Backlot <backlot@studio.example>", signup: "invited", firstPerson: "ada@studio.example" };

describe("a deployer's file", () => {
  it("overrides the defaults, and becomes the context of the templates", () => {
    const { config, bootstrap, synth } = read(OURS);
    expect(config).toEqual({ ...usual, ...OURS, region: "us-east-1" });
    for (const words of [bootstrap, synth]) expect(words).toContain("signup=invited");
    expect(synth.filter((word) => word === "--context")).toHaveLength(Object.keys(Config.shape).length);
  });

  it.each([
    ["Backlot <backlot@studio.example>", "Backlot <backlot@studio.example>"],
    ["Müller Film <backlot@studio.example>", "=?UTF-8?B?TcO8bGxlciBGaWxt?= <backlot@studio.example>"],
    ['"Ö 🎬" <backlot@studio.example>', "=?UTF-8?B?w5Yg8J+OrA==?= <backlot@studio.example>"],
    [
      "Ångström & Söner Filmproduktion <backlot@studio.example>",
      "=?UTF-8?B?w4VuZ3N0csO2bSAmIA==?= =?UTF-8?B?U8O2bmVyIEZpbG1w?= =?UTF-8?B?cm9kdWt0aW9u?= <backlot@studio.example>",
    ],
  ])("may name the sender %s", (mailFrom, sent) => {
    expect(encodedSender(read({ ...OURS, mailFrom }).config.mailFrom)).toBe(sent);
  });

  it("shows and deploys the same templates", () => {
    const { synth, diff, deploy, destroy } = read(OURS);
    const [folder] = synth.slice(synth.indexOf("--output") + 1);
    for (const words of [diff, deploy, destroy]) expect(words.slice(-2)).toEqual(["--app", folder]);
  });

  it("may name the region, which is else the shell's", () => {
    expect(read(OURS, "eu-central-1").config.region).toBe("eu-central-1");
    expect(read({ ...OURS, region: "eu-west-1" }, "eu-central-1").config.region).toBe("eu-west-1");
    expect(() => read(OURS, "off")).toThrow(
      'deployment.json names no region, nor does the shell: write it, such as "region": "us-east-1".',
    );
    expect(() => read(OURS, "Mars")).toThrow('The shell\'s region cannot be used:\n  region is "Mars"');
  });

  it.each<[values: object, complaint: string]>([
    [
      { signup: "everyone" },
      'signup is "everyone": choose "open" or "invited", or list address endings, such as "@studio.example,@film.example".',
    ],
    [{ extraction: "ocr" }, 'extraction is "ocr": choose "textract" or "text-layer-first".'],
    [
      { mailFrom: "studio" },
      'mailFrom is "studio": write an address, such as "Backlot <backlot@studio.example>", that is verified in SES.',
    ],
    [
      { mailFrom: 7 },
      'mailFrom is 7: write an address, such as "Backlot <backlot@studio.example>", that is verified in SES.',
    ],
    [
      { domain: "https://b.example" },
      'domain is "https://b.example": write a name such as "backlot.studio.example", or "off".',
    ],
    [{ domain: "b.example" }, "certificate and domain go together: set both, or leave both off."],
    [
      { certificate: "arn:aws:acm:eu-west-1:1:x" },
      'certificate is "arn:aws:acm:eu-west-1:1:x": write an ARN of us-east-1, where CloudFront looks for it, or "off".',
    ],
    [
      { forecast: "sunny" },
      'forecast is "sunny": write an address such as "https://api.open-meteo.com/v1/forecast", or "off".',
    ],
    [{ idleHours: "1" }, 'idleHours is "1": write hours from 2 to 720.'],
    [{ sessionHours: "721" }, 'sessionHours is "721": write hours from 1 to 720.'],
    [{ alarmMail: "me" }, 'alarmMail is "me": write the email address of the person responsible, or "off".'],
    [{ monthlyBudget: "much" }, 'monthlyBudget is "much": write US dollars a month as a whole number, or "off".'],
    [
      { signup: "invited" },
      'firstPerson is "off" while signup is "invited": no one could ever sign up. Write the email address of the person who will invite the others.',
    ],
    [{ stage: "Test" }, 'stage is "Test": write a name of small letters and digits, such as "test", or "off".'],
    [{ account: "1234" }, 'account is "1234": write its twelve digits, or "off".'],
    [{ region: "Ireland" }, 'region is "Ireland": write its name, such as "eu-west-1", or "off".'],
    [{ originSecret: "0" }, 'originSecret is "0": write a number, one more than before to replace it.'],
    [{ singup: "open" }, `"singup" is not a setting. The settings are: ${Object.keys(Config.shape).join(", ")}.`],
  ])("with %j is refused with the value and the remedy", (values, complaint) => {
    expect(() => read(values)).toThrow(`deployment.json cannot be used:\n  ${complaint}`);
  });

  it("that is not an object or not JSON is refused by its name", () => {
    expect(() => deploymentFrom("[1]", { where: "a.json", usual })).toThrow("a.json is [1]: write an object");
    expect(() => deploymentFrom("{", { where: "a.json", usual })).toThrow(/^a\.json is not JSON: /);
  });
});

it("lists the manual steps, and how the first person signs up", () => {
  expect(remainingStepsText(read(OURS).config)).toBe(
    "1. Verify backlot@studio.example or its domain in SES, and ask AWS to move the account out of the SES sandbox.\n2. ada@studio.example signs up on the site and invites the others on a project's Team.",
  );
});

it("asks to confirm the email about alarms, and to point the domain to CloudFront", () => {
  const CERTIFICATE = "arn:aws:acm:us-east-1:000000000000:certificate/a-1";
  const domain = { domain: "backlot.studio.example", certificate: CERTIFICATE, stage: "test" };
  const left = remainingStepsText(read({ ...OURS, ...domain, alarmMail: "ops@studio.example" }).config);
  expect(left).toContain("Confirm the subscription in the email that AWS sends to ops@studio.example.");
  expect(left).toContain("Point backlot.studio.example to the output DistributionDomain of Backlot-test-Site,");
  expect(remainingStepsText(read(OURS).config)).not.toContain("Confirm");
});

it("says what of another region is in us-east-1", () => {
  const plan = planText(read({ ...OURS, region: "eu-west-1" }), "the account 111111111111");
  expect(plan).toContain("Deploys Backlot into the account 111111111111, eu-west-1:\n");
  expect(plan).toContain("  web ACL      Backlot's own, in us-east-1\n");
  expect(plan).toContain("In us-east-1: the web ACL and its log. Both regions are therefore prepared.");
  const alarmed = read({ ...OURS, region: "eu-west-1", alarmMail: "ops@studio.example", webAcl: "off" });
  expect(planText(alarmed, "ours")).toContain("In us-east-1: the account's budget. Both");
  expect(planText(read(OURS), "ours")).not.toContain("both regions");
});

describe("npm run deploy", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "backlot-deploy-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(file: string, values?: object, further: readonly string[] = ["--dry-run"], CI = "") {
    const path = join(folder, file);
    if (values) await writeFile(path, JSON.stringify(values));
    const env = { ...process.env, AWS_REGION: "eu-west-1", CI };
    return promisify(execFile)(process.execPath, ["infra/operations/deploy.ts", "--config", path, ...further], { env });
  }

  it("prints its steps, and does nothing in a dry run", async () => {
    const { stdout } = await run("ours.json", { ...OURS, extraction: "text-layer-first" });
    expect(stdout).toContain("  sign-up      by invitation only; ada@studio.example in any case\n");
    expect(stdout).toContain("  scripts      text is read directly, scanned pages by Textract\n");
    const steps = [...stdout.matchAll(/^cdk (\w+) /gm)].map(([, step]) => step);
    expect(steps).toEqual(["bootstrap", "synth", "diff", "deploy"]);
    expect(stdout).toContain("--context region=eu-west-1 ");
  });

  it("uses the region of the file in a pipeline, never the pipeline's own", async () => {
    const { stdout } = await run("placed.json", { ...OURS, region: "eu-central-1" }, ["--dry-run"], "true");
    expect(stdout).toContain("--context region=eu-central-1 ");
    await expect(run("placeless.json", OURS, ["--dry-run"], "true")).rejects.toMatchObject({
      ...{ code: 1, stdout: "" },
      stderr: `${join(folder, "placeless.json")} names no region, a pipeline's own is not used: write it, such as "region": "us-east-1".\n`,
    });
  });

  it("changes nothing unasked", async () => {
    await expect(run("ours.json", OURS, [])).rejects.toMatchObject({
      ...{ code: 1, stderr: "There is no terminal to confirm on: add --yes to deploy.\n" },
    });
  });

  it("ends with 1 and a reason when the file is missing or invalid", async () => {
    await expect(run("none.json")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("Create it") });
    await expect(run("wrong.json", { signup: "x" })).rejects.toMatchObject({
      ...{ code: 1, stdout: "", stderr: expect.stringContaining('signup is "x"') },
    });
  });
});
