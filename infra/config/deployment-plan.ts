import { type Config, ConfigError, configFrom, senderAddress } from "./config.ts";

/** A deployment: its configuration and the arguments of the CDK CLI for each step. */
export interface Deployment {
  readonly config: Config;
  readonly steps: readonly (readonly string[])[];
}

/**
 * Plans the deployment of a deployer's file.
 *
 * @param text the file, JSON with some of the values of `Config`
 * @param usual the values for what the file leaves out
 * @throws {ConfigError} with each wrong value and what to write instead
 */
export function deploymentFrom(text: string, usual: object, where: string): Deployment {
  const config = configFrom({ ...usual, ...objectIn(text, where) }, where);
  const context = Object.entries(config).flatMap(([name, value]) => ["--context", `${name}=${value}`]);
  return {
    config,
    steps: [
      ["bootstrap", ...context],
      // No approval prompts, because the deployment is not interactive. Permission changes are in the templates' diff.
      ["deploy", "--all", "--require-approval", "never", ...context],
    ],
  };
}

function objectIn(text: string, where: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`${where} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new ConfigError(`${where} holds ${JSON.stringify(value)}: write an object, such as {"signup": "invited"}.`);
}

/** The summary that is printed before the deployment. */
export function planInWords(
  { config }: Deployment,
  place: { readonly account: string; readonly region: string },
): string {
  const { secondStep, domain, mailFrom, signup, firstPerson, extraction, forecast, alarmMail, webAcl } = config;
  const lines = [
    `Deploys Backlot into ${place.account}, ${place.region}:`,
    `  address      ${domain === "off" ? "one that CloudFront gives" : `https://${domain}`}`,
    `  mails from   ${mailFrom}`,
    `  sign-up      ${signupInWords(signup)}${firstPerson === "off" ? "" : `; ${firstPerson} in any case`}`,
    `  second step  ${secondStep === "required" ? "everybody signs in with one" : "offered; owners of projects can ask for it"}`,
    `  scripts      ${extraction === "textract" ? "every page read by Textract" : "read from their text, scanned pages by Textract"}`,
    `  weather      ${forecast === "off" ? "left blank" : forecast}`,
    `  alarms to    ${alarmMail === "off" ? "nobody: they are on the dashboard alone" : alarmMail}`,
    `  web ACL      ${webAclInWords(webAcl)}`,
    "",
    "First it prepares the account for the CDK, which changes nothing where that was done before, then it deploys all stacks.",
    "Data is never replaced: tables, documents, accounts and their key are kept whatever else changes.",
  ];
  return lines.join("\n");
}

function webAclInWords(webAcl: string): string {
  if (webAcl === "off") return "none";
  return webAcl === "ours" ? "Backlot's own" : webAcl;
}

function signupInWords(signup: string): string {
  if (signup === "open") return "open to everybody";
  return signup === "invited" ? "only who is invited" : `addresses that end in ${signup.replaceAll(",", " or ")}`;
}

/** The remaining steps after a deployment. */
export function afterwardsInWords({ mailFrom, domain, firstPerson, signup }: Config): string {
  const first =
    firstPerson !== "off"
      ? `${firstPerson} signs up on the site and invites the others on a project's Team.`
      : `Whoever may (${signupInWords(signup)}) signs up on the site.`;
  return [
    `Verify ${senderAddress(mailFrom)} or its domain in SES, and ask AWS to take the account out of SES's sandbox.`,
    ...(domain === "off" ? [] : [`Point ${domain} to the distribution that is named in the outputs.`]),
    first,
  ]
    .map((line, at) => `${at + 1}. ${line}`)
    .join("\n");
}
