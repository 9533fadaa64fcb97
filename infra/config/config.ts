import type { App } from "aws-cdk-lib";
import * as z from "zod";

const quoted = (advice: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? `is missing: ${advice}` : `is ${JSON.stringify(input)}: ${advice}`,
});
const written = (isRight: (value: string) => boolean, advice: string) =>
  z.string(quoted(advice)).refine(isRight, quoted(advice));
const like = (pattern: RegExp, advice: string) => written((value) => pattern.test(value), advice);
/** A value that may be "off". */
const orOff = (isRight: (value: string) => boolean, advice: string) =>
  written((value) => value === "off" || isRight(value), `${advice}, or "off".`);

const isEmail = (value: string) => z.email().safeParse(value).success;
/** The address in a sender such as `Backlot <backlot@studio.example>`. */
export function senderAddress(mailFrom: string): string {
  return mailFrom.endsWith(">") ? mailFrom.slice(mailFrom.lastIndexOf("<") + 1, -1) : mailFrom;
}

/**
 * The sender as SES takes it: ASCII only, another name as encoded words (RFC 2047). Each has at most 75 characters, which
 * 11 code points of four bytes never exceed.
 */
export function encodedSender(mailFrom: string): string {
  if (/^\p{ASCII}*$/u.test(mailFrom)) return mailFrom;
  const address = senderAddress(mailFrom);
  const name = mailFrom
    .slice(0, -`<${address}>`.length)
    .trim()
    .replace(/^"(.*)"$/, "$1");
  const words = name.match(/.{1,11}/gu) ?? [];
  return [...words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString("base64")}?=`), `<${address}>`].join(" ");
}

const isRegion = (value: string) => /^[a-z]{2}(?:-[a-z]+)+-\d$/.test(value);
const isHttp = (value: string) => z.url({ protocol: /^https?$/ }).safeParse(value).success;
const isHostname = (value: string) => z.hostname().safeParse(value).success && value.includes(".");
const ARN = "write an ARN of us-east-1, where CloudFront looks for it";

/**
 * The deployer's configuration, from the file of `npm run deploy`, from cdk.json's context or from `cdk deploy
 * --context name=value`.
 */
export const Config = z
  .strictObject({
    /** Distinguishes several installations in one account by the names of their stacks; `off` for the only one. */
    stage: like(/^(?:off|[a-z][a-z0-9]{0,15})$/, 'write a name of small letters and digits, such as "test", or "off".'),
    /** The AWS account; `off` for that of the shell's credentials. */
    account: orOff((value) => /^\d{12}$/.test(value), "write its twelve digits"),
    /** The AWS region; `off` for the shell's. */
    region: orOff(isRegion, 'write its name, such as "eu-west-1"'),
    /** The sender of all emails. Its address or domain must be verified in SES. */
    mailFrom: written(
      (value) => isEmail(senderAddress(value)),
      'write an address, such as "Backlot <backlot@studio.example>", that is verified in SES.',
    ),
    /** `textract` reads every page with Textract; `text-layer-first` uses it only for drafts with scanned pages. */
    extraction: z.enum(["textract", "text-layer-first"], quoted('choose "textract" or "text-layer-first".')),
    /** Who may sign up: anyone, only people who were invited, or the holders of addresses in the given domains. */
    signup: like(
      /^(?:open|invited|@[\w.-]+(?:,@[\w.-]+)*)$/,
      'choose "open" or "invited", or list address endings, such as "@studio.example,@film.example".',
    ),
    /** An address that may sign up whatever `signup` says, to invite the others; `off` for none. */
    firstPerson: orOff(isEmail, "write one person's email address"),
    /** Whether two-factor authentication is required; with `offered`, users and owners of projects decide. */
    secondStep: z.enum(["offered", "required"], quoted('choose "offered" or "required".')),
    /** Hours after which every user has to sign in again. */
    sessionHours: written((value) => /^[1-9]\d*$/.test(value) && Number(value) <= 720, "write hours from 1 to 720."),
    /**
     * Hours without use after which a session ends. At least two, because a token lives for one and is renewed only
     * then.
     */
    idleHours: written(
      (value) => /^[1-9]\d*$/.test(value) && Number(value) >= 2 && Number(value) <= 720,
      "write hours from 2 to 720.",
    ),
    /** The weather service for call sheets, with Open-Meteo's API; `off` leaves the weather blank. */
    forecast: orOff(isHttp, 'write an address such as "https://api.open-meteo.com/v1/forecast"'),
    /** Whether uploaded files are scanned before they are opened: by GuardDuty Malware Protection for S3, or not. */
    malwareScan: z.enum(["guardduty", "off"], quoted('choose "guardduty" or "off".')),
    /** The site's domain, such as `backlot.example.com`; `off` for a domain of CloudFront. */
    domain: orOff(isHostname, 'write a name such as "backlot.studio.example"'),
    /** The certificate of `domain`, in us-east-1. */
    certificate: orOff((value) => /^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/.test(value), ARN),
    /** The site's web ACL: `ours`, which is created in us-east-1, the ARN of another one there, or `off`. */
    webAcl: written(
      (value) => /^(?:ours|off|arn:aws[\w-]*:wafv2:us-east-1:\d{12}:global\/webacl\/.+)$/.test(value),
      `choose "ours" or "off", or ${ARN}.`,
    ),
    /** The generation of the secret that CloudFront sends to the API: one more replaces it. */
    originSecret: written(
      (value) => /^[1-9]\d{0,3}$/.test(value),
      "write a number, one more than before to replace it.",
    ),
    /** The address that alarms are sent to; `off` for none. */
    alarmMail: orOff(isEmail, "write the email address of the person responsible"),
    /** The account's costs of a month in US dollars, above which AWS sends `alarmMail` an email; `off` for no limit. */
    monthlyBudget: orOff((value) => /^[1-9]\d{0,5}$/.test(value), "write US dollars a month as a whole number"),
  })
  .refine(({ domain, certificate }) => (domain === "off") === (certificate === "off"), {
    path: ["certificate"],
    message: "and domain go together: set both, or leave both off.",
  })
  .refine(({ signup, firstPerson }) => signup !== "invited" || firstPerson !== "off", {
    path: ["firstPerson"],
    message:
      'is "off" while signup is "invited": no one could ever sign up. Write the email address of the person who will invite the others.',
  });
export type Config = z.infer<typeof Config>;

/** The region of CloudFront's certificates and web ACLs, and of the account's budget. */
export const CLOUDFRONT_REGION = "us-east-1";

/** Whether the account's budget is created, by which AWS warns of costs. */
export const hasBudget = ({ alarmMail, monthlyBudget }: Pick<Config, "alarmMail" | "monthlyBudget">): boolean =>
  alarmMail !== "off" && monthlyBudget !== "off";

/** The name of a stack, such as `BacklotData`, or `Backlot-test-Data` in the stage "test". */
export function stackNameOf(stage: string, name: string): string {
  return stage === "off" ? `Backlot${name}` : `Backlot-${stage}-${name}`;
}

/** An invalid configuration. The message has a line for each wrong value, with what to write instead. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Parses a whole configuration.
 *
 * @param where names the source in the error
 * @throws {ConfigError}
 */
export function configFrom(values: object, where: string): Config {
  const read = Config.safeParse(values);
  if (read.success) return read.data;
  const known = Object.keys(Config.shape).join(", ");
  const lines = read.error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => `"${key}" is not a setting. The settings are: ${known}.`)
      : [`${issue.path.join(".")} ${issue.message}`],
  );
  throw new ConfigError(`${where} cannot be used:\n${lines.map((line) => `  ${line}`).join("\n")}`);
}

export function configOf(app: App): Config {
  const given = Object.fromEntries(Object.keys(Config.shape).map((name) => [name, app.node.tryGetContext(name)]));
  return configFrom(given, "cdk.json's context");
}
