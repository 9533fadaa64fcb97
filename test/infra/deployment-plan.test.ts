import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import settings from "../../cdk.json" with { type: "json" };
import { Config } from "../../infra/config/config.ts";
import { afterwardsInWords, deploymentFrom } from "../../infra/config/deployment-plan.ts";

const usual = Object.fromEntries(Object.entries(settings.context).filter(([name]) => name in Config.shape));
const read = (values: object) => deploymentFrom(JSON.stringify(values), usual, "deployment.json");

const OURS = { mailFrom: "Backlot <backlot@studio.example>", signup: "invited", firstPerson: "ada@studio.example" };

describe("a deployer's file", () => {
  it("overrides the defaults, and becomes the context of each step", () => {
    const { config, steps } = read(OURS);
    expect(config).toEqual({ ...usual, ...OURS });
    expect(steps.map(([step]) => step)).toEqual(["bootstrap", "deploy"]);
    for (const words of steps) {
      expect(words).toContain("signup=invited");
      expect(words.filter((word) => word === "--context")).toHaveLength(Object.keys(Config.shape).length);
    }
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
    [
      { signup: "invited" },
      'firstPerson is "off" while signup is "invited": no one could ever sign up. Write the email address of the person who will invite the others.',
    ],
    [{ singup: "open" }, `"singup" is not a setting. The settings are: ${Object.keys(Config.shape).join(", ")}.`],
  ])("with %j is refused with the value and the remedy", (values, complaint) => {
    expect(() => read(values)).toThrow(`deployment.json cannot be used:\n  ${complaint}`);
  });

  it("that is not an object or not JSON is refused by its name", () => {
    expect(() => deploymentFrom("[1]", usual, "a.json")).toThrow("a.json is [1]: write an object");
    expect(() => deploymentFrom("{", usual, "a.json")).toThrow(/^a\.json is not JSON: /);
  });
});

it("lists the manual steps, and how the first person signs up", () => {
  expect(afterwardsInWords(read(OURS).config)).toBe(
    "1. Verify backlot@studio.example or its domain in SES, and ask AWS to move the account out of the SES sandbox.\n2. ada@studio.example signs up on the site and invites the others on a project's Team.",
  );
});

describe("npm run deploy", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "backlot-deploy-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function run(file: string, values?: object) {
    const path = join(folder, file);
    if (values) await writeFile(path, JSON.stringify(values));
    return promisify(execFile)(process.execPath, ["infra/deploy.ts", "--config", path, "--dry-run"]);
  }

  it("prints its steps, and does nothing in a dry run", async () => {
    const { stdout } = await run("ours.json", { ...OURS, extraction: "text-layer-first" });
    expect(stdout).toContain("  sign-up      by invitation only; ada@studio.example in any case\n");
    expect(stdout).toContain("  scripts      text is read directly, scanned pages by Textract\n");
    expect(stdout).toContain("\ncdk deploy --all --require-approval never --context mailFrom=Backlot <backlot@");
  });

  it("ends with 1 and a reason when the file is missing or invalid", async () => {
    await expect(run("none.json")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("Create it") });
    await expect(run("wrong.json", { signup: "x" })).rejects.toMatchObject({
      ...{ code: 1, stdout: "", stderr: expect.stringContaining('signup is "x"') },
    });
  });
});
