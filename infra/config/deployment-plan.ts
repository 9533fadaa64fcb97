import {
  CLOUDFRONT_REGION,
  type Config,
  ConfigError,
  configFrom,
  hasBudget,
  senderAddress,
  stackNameOf,
} from "./config.ts";

/** A deployment: its configuration and the arguments of the CDK CLI for each step. */
export interface Deployment {
  readonly config: Config;
  /** Prepares the account's regions for the CDK. */
  readonly bootstrap: readonly string[];
  readonly synth: readonly string[];
  /** Prints what would change. */
  readonly diff: readonly string[];
  readonly deploy: readonly string[];
  readonly destroy: readonly string[];
}

/** The folder of the templates of a deployment, so that what is shown is what is deployed. */
export const ASSEMBLY = ".local/deployment";
/** The file of the stacks' outputs. */
export const OUTPUTS = ".local/deployment-outputs.json";

interface Source {
  /** Names the file in errors. */
  readonly where: string;
  /** Default values of the settings that the file omits. */
  readonly usual: object;
  /** The region of the shell. */
  readonly shellRegion?: string | undefined;
  /** Why the shell gives no region, in the message about a file that names none. */
  readonly shell?: string;
}

/**
 * Plans the deployment of a deployer's file.
 *
 * @param text the file, JSON with some of the values of `Config`
 * @throws {ConfigError} with each wrong value and what to write instead
 */
export function deploymentFrom(text: string, source: Source): Deployment {
  const { where, usual, shellRegion = "off", shell = "nor does the shell" } = source;
  const given = configFrom({ ...usual, ...objectIn(text, where) }, where);
  const config = given.region === "off" ? configFrom({ ...given, region: shellRegion }, "The shell's region") : given;
  if (config.region === "off") {
    throw new ConfigError(`${where} names no region, ${shell}: write it, such as "region": "us-east-1".`);
  }
  const context = Object.entries(config).flatMap(([name, value]) => ["--context", `${name}=${value}`]);
  const synthesised = ["--app", ASSEMBLY];
  return {
    config,
    // Without bundles, which only the deployment needs.
    bootstrap: ["bootstrap", "--context", "bundle=off", ...context],
    synth: ["synth", "--quiet", "--output", ASSEMBLY, ...context],
    // Compares templates; change sets could not refer to stacks that do not exist yet.
    diff: ["diff", "--method", "template", ...synthesised],
    // The changes, also of permissions, were shown and approved before.
    // Stacks that are created again import what was retained under a fixed name, such as the web ACL's log.
    deploy: [
      ...["deploy", "--all", "--require-approval", "never", "--import-existing-resources"],
      ...["--outputs-file", OUTPUTS, ...synthesised],
    ],
    destroy: ["destroy", "--all", "--force", ...synthesised],
  };
}

function objectIn(text: string, where: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`${where} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new ConfigError(`${where} is ${JSON.stringify(value)}: write an object, such as {"signup": "invited"}.`);
}

/** The summary that is printed before the deployment. */
export function planText({ config }: Deployment, account: string): string {
  const {
    secondStep,
    domain,
    mailFrom,
    signup,
    firstPerson,
    extraction,
    forecast,
    malwareScan,
    alarmMail,
    webAcl,
    region,
  } = config;
  const lines = [
    `Deploys Backlot into ${account}, ${region}:`,
    `  stacks       ${stackNameOf(config.stage, "…")}`,
    `  address      ${domain === "off" ? "a domain of CloudFront" : `https://${domain}`}`,
    `  email from   ${mailFrom}`,
    `  sign-up      ${signupText(signup)}${firstPerson === "off" ? "" : `; ${firstPerson} in any case`}`,
    `  two-factor   ${secondStep === "required" ? "required for everyone" : "optional; project owners can require it"}`,
    `  scripts      ${extraction === "textract" ? "every page is read by Textract" : "text is read directly, scanned pages by Textract"}`,
    `  malware      ${malwareScan === "guardduty" ? "uploaded files are scanned by GuardDuty before they are opened" : "uploaded files are not scanned"}`,
    `  weather      ${forecast === "off" ? "left blank" : forecast}`,
    `  alarms to    ${alarmMail === "off" ? "no one: they are only on the dashboard" : alarmMail}`,
    `  web ACL      ${webAclText(config)}`,
    "",
    "First the account is bootstrapped for the CDK, unless that has been done before. Then the changes are shown, you are",
    "asked, and all stacks are deployed.",
    "Data is never replaced: tables, documents, accounts and their key are always kept.",
  ];
  const there = [
    ...(webAcl === "ours" ? ["the web ACL and its log"] : []),
    ...(hasBudget(config) ? ["the account's budget"] : []),
  ];
  if (there.length > 0 && region !== CLOUDFRONT_REGION) {
    lines.push(`In ${CLOUDFRONT_REGION}: ${there.join(", ")}. Both regions are therefore prepared.`);
  }
  return lines.join("\n");
}

function webAclText({ webAcl, region }: Config): string {
  if (webAcl === "off") return "none";
  if (webAcl !== "ours") return webAcl;
  return region === CLOUDFRONT_REGION ? "Backlot's own" : `Backlot's own, in ${CLOUDFRONT_REGION}`;
}

function signupText(signup: string): string {
  if (signup === "open") return "open to everyone";
  return signup === "invited" ? "by invitation only" : `addresses that end in ${signup.replaceAll(",", " or ")}`;
}

/** The remaining steps after a deployment. */
export function remainingStepsText({ mailFrom, domain, firstPerson, signup, alarmMail, stage }: Config): string {
  const first =
    firstPerson !== "off"
      ? `${firstPerson} signs up on the site and invites the others on a project's Team.`
      : `The first user signs up on the site (${signupText(signup)}).`;
  return [
    `Verify ${senderAddress(mailFrom)} or its domain in SES, and ask AWS to move the account out of the SES sandbox.`,
    ...(alarmMail === "off"
      ? []
      : [`Confirm the subscription in the email that AWS sends to ${alarmMail}. Until then no alarm arrives there.`]),
    ...(domain === "off"
      ? []
      : [
          `Point ${domain} to the output DistributionDomain of ${stackNameOf(stage, "Site")}, by a CNAME or alias record.`,
        ]),
    first,
  ]
    .map((line, at) => `${at + 1}. ${line}`)
    .join("\n");
}
