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
    throw new ConfigError(`${where} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new ConfigError(`${where} is ${JSON.stringify(value)}: write an object, such as {"signup": "invited"}.`);
}

/** The summary that is printed before the deployment. */
export function planInWords(
  { config }: Deployment,
  place: { readonly account: string; readonly region: string },
): string {
  const { secondStep, domain, mailFrom, signup, firstPerson, extraction, forecast, alarmMail, webAcl } = config;
  const lines = [
    `Deploys Backlot into ${place.account}, ${place.region}:`,
    `  address      ${domain === "off" ? "a domain of CloudFront" : `https://${domain}`}`,
    `  email from   ${mailFrom}`,
    `  sign-up      ${signupInWords(signup)}${firstPerson === "off" ? "" : `; ${firstPerson} in any case`}`,
    `  two-factor   ${secondStep === "required" ? "required for everyone" : "optional; project owners can require it"}`,
    `  scripts      ${extraction === "textract" ? "every page is read by Textract" : "text is read directly, scanned pages by Textract"}`,
    `  weather      ${forecast === "off" ? "left blank" : forecast}`,
    `  alarms to    ${alarmMail === "off" ? "no one: they are only on the dashboard" : alarmMail}`,
    `  web ACL      ${webAclInWords(webAcl)}`,
    "",
    "First the account is bootstrapped for the CDK, which changes nothing if that has been done before. Then all stacks are deployed.",
    "Data is never replaced: tables, documents, accounts and their key are always kept.",
  ];
  return lines.join("\n");
}

function webAclInWords(webAcl: string): string {
  if (webAcl === "off") return "none";
  return webAcl === "ours" ? "Backlot's own" : webAcl;
}

function signupInWords(signup: string): string {
  if (signup === "open") return "open to everyone";
  return signup === "invited" ? "by invitation only" : `addresses that end in ${signup.replaceAll(",", " or ")}`;
}

/** The remaining steps after a deployment. */
export function afterwardsInWords({ mailFrom, domain, firstPerson, signup }: Config): string {
  const first =
    firstPerson !== "off"
      ? `${firstPerson} signs up on the site and invites the others on a project's Team.`
      : `The first user signs up on the site (${signupInWords(signup)}).`;
  return [
    `Verify ${senderAddress(mailFrom)} or its domain in SES, and ask AWS to move the account out of the SES sandbox.`,
    ...(domain === "off" ? [] : [`Point ${domain} to the CloudFront distribution in the stack outputs.`]),
    first,
  ]
    .map((line, at) => `${at + 1}. ${line}`)
    .join("\n");
}
