import * as z from "zod";
import type { Templates } from "../template/template.ts";

/** A response header that CloudFront adds, or with which it overrides the origin's. */
export interface HeaderRule {
  readonly name: string;
  readonly value: string;
  readonly override: boolean;
}

const Override = z.boolean();

const PolicyProperties = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.string().optional(),
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override }).optional(),
        ContentTypeOptions: z.object({ Override }).optional(),
        FrameOptions: z.object({ FrameOption: z.string(), Override }).optional(),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), Override }).optional(),
        StrictTransportSecurity: z
          .object({
            AccessControlMaxAgeSec: z.number(),
            IncludeSubdomains: z.boolean().default(false),
            Preload: z.boolean().default(false),
            Override,
          })
          .optional(),
      })
      .default({}),
    CustomHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override })) })
      .default({ Items: [] }),
  }),
});
type PolicyConfig = z.infer<typeof PolicyProperties>["ResponseHeadersPolicyConfig"];

/** The headers of the response headers policies, by policy id. */
export function headerRules(templates: Templates): Map<string, readonly HeaderRule[]> {
  return new Map(
    templates
      .of("AWS::CloudFront::ResponseHeadersPolicy")
      .map((policy) => [policy.ref, rulesOf(policy.read(PolicyProperties).ResponseHeadersPolicyConfig)]),
  );
}

function rulesOf({ SecurityHeadersConfig: security, CustomHeadersConfig }: PolicyConfig): HeaderRule[] {
  const { ContentSecurityPolicy: csp, ContentTypeOptions: types, FrameOptions: frame } = security;
  const { ReferrerPolicy: referrer, StrictTransportSecurity: transport } = security;
  return [
    rule("content-security-policy", csp, csp?.ContentSecurityPolicy),
    rule("x-content-type-options", types, "nosniff"),
    rule("x-frame-options", frame, frame?.FrameOption),
    rule("referrer-policy", referrer, referrer?.ReferrerPolicy),
    rule("strict-transport-security", transport, transport && transportSecurity(transport)),
    ...CustomHeadersConfig.Items.map((item) => rule(item.Header.toLowerCase(), item, item.Value)),
  ].flat();
}

function rule(name: string, setting: { Override: boolean } | undefined, value = ""): HeaderRule[] {
  return setting ? [{ name, value, override: setting.Override }] : [];
}

function transportSecurity(setting: {
  AccessControlMaxAgeSec: number;
  IncludeSubdomains: boolean;
  Preload: boolean;
}): string {
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = setting;
  return `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? "; includeSubDomains" : ""}${Preload ? "; preload" : ""}`;
}
