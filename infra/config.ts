import type { App } from "aws-cdk-lib";
import * as z from "zod";

/** What a deployer decides, in cdk.json's context or by `cdk deploy --context name=value`. */
export const Config = z
  .object({
    /** The sender of invitations; its address or domain must be verified in SES. */
    mailFrom: z.string().min(3),
    /** `textract` reads every page with Textract; `text-layer-first` uses it only for drafts with scanned pages. */
    extraction: z.enum(["textract", "text-layer-first"]),
    /** Who may sign up: anyone, only people who were invited, or the holders of addresses in the domains listed. */
    signup: z.union([z.enum(["open", "invited"]), z.string().regex(/^@[\w.-]+(?:,@[\w.-]+)*$/)]),
    /** Where the weather of call sheets is asked for, by Open-Meteo's form; `off` leaves it blank. */
    forecast: z.union([z.literal("off"), z.url({ protocol: /^https?$/ })]),
    /** The site's own name, such as `backlot.example.com`; `off` for one that CloudFront gives. */
    domain: z.union([z.literal("off"), z.hostname()]),
    /** The certificate of `domain`, in us-east-1. */
    certificate: z.union([
      z.literal("off"),
      z.string().regex(/^arn:aws[\w-]*:acm:us-east-1:\d{12}:certificate\/[\w-]+$/),
    ]),
    /** The web ACL before the site, in us-east-1. */
    webAcl: z.union([z.literal("off"), z.string().regex(/^arn:aws[\w-]*:wafv2:us-east-1:\d{12}:global\/webacl\/.+$/)]),
    /** Who gets a mail when something needs a person; `off` for nobody. */
    alarmMail: z.union([z.literal("off"), z.email()]),
  })
  .refine(({ domain, certificate }) => (domain === "off") === (certificate === "off"), {
    path: ["certificate"],
    message: "A domain and its certificate go together: give both, or leave both off.",
  });
export type Config = z.infer<typeof Config>;

export function configOf(app: App): Config {
  const given = Object.fromEntries(Object.keys(Config.shape).map((name) => [name, app.node.tryGetContext(name)]));
  const read = Config.safeParse(given);
  if (!read.success) throw new Error(`cdk.json, context: ${z.prettifyError(read.error)}`);
  return read.data;
}
