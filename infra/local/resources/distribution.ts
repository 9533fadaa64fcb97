import * as z from "zod";
import type { Addresses } from "../template/attributes.ts";
import { TemplateError } from "../template/intrinsics.ts";
import { only, type Templates } from "../template/template.ts";
import { type HeaderRule, headerRules } from "./response-headers.ts";

/** A cache behaviour of CloudFront. */
export interface Behaviour {
  /** For example "/api/*"; undefined for the default behaviour. */
  readonly pattern?: string | undefined;
  readonly origin: "files" | "api";
  /** Headers added to the request to the origin. They replace headers of the same name from the browser. */
  readonly originHeaders: Readonly<Record<string, string>>;
  readonly methods: readonly string[];
  readonly compress: boolean;
  readonly headers: readonly HeaderRule[];
  /** The code of the CloudFront function for viewer requests. */
  readonly viewerRequest?: string | undefined;
}

export interface Distribution {
  /** In order of precedence; the last is the default. */
  readonly behaviours: readonly Behaviour[];
  readonly defaultRootObject: string;
  /** Custom error pages by status, for both origins. */
  readonly errorPages: readonly ErrorPage[];
  /** Seconds for which an error is cached, by status. Statuses that are not listed have CloudFront's default. */
  readonly errorSeconds: ReadonlyMap<number, number>;
}

export interface ErrorPage {
  readonly errorCode: number;
  readonly status: number;
  readonly path: string;
}

const BehaviourProperties = z.object({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(["GET", "HEAD"]),
  Compress: z.boolean().default(false),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z
    .array(z.object({ EventType: z.literal("viewer-request"), FunctionARN: z.string() }))
    .max(1)
    .default([]),
});

const DistributionProperties = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z.string().default(""),
    DefaultCacheBehavior: BehaviourProperties,
    CacheBehaviors: z.array(BehaviourProperties).default([]),
    Origins: z.array(
      z.object({
        Id: z.string(),
        DomainName: z.string(),
        OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
      }),
    ),
    CustomErrorResponses: z
      .array(
        z.object({
          ErrorCode: z.number(),
          ResponseCode: z.number().optional(),
          ResponsePagePath: z.string().optional(),
          ErrorCachingMinTTL: z.number().optional(),
        }),
      )
      .default([]),
  }),
});

const FunctionProperties = z.object({ FunctionCode: z.string() });

/** The app's CloudFront distribution, with the S3 bucket of the web's files and the HTTP API behind it. */
export function distribution(templates: Templates, { storage }: Addresses): Distribution {
  const { DistributionConfig: config } = only(templates, "AWS::CloudFront::Distribution").read(DistributionProperties);
  const api = only(templates, "AWS::ApiGatewayV2::Api").attribute("ApiEndpoint").replace("https://", "");
  const policies = headerRules(templates);
  const functions = new Map(
    templates
      .of("AWS::CloudFront::Function")
      .map((it) => [it.attribute("FunctionARN"), it.read(FunctionProperties).FunctionCode]),
  );

  function originOf(id: string): Behaviour["origin"] {
    const host = config.Origins.find((origin) => origin.Id === id)?.DomainName;
    if (host === storage) return "files";
    if (host === api) return "api";
    throw new TemplateError(
      `The distribution's origin ${id} is ${host}: neither a bucket nor the API of the template.`,
    );
  }

  function behaviourOf(properties: z.infer<typeof BehaviourProperties>): Behaviour {
    const { PathPattern, TargetOriginId, AllowedMethods, Compress, ResponseHeadersPolicyId, FunctionAssociations } =
      properties;
    const policy = ResponseHeadersPolicyId ?? "";
    if (policy && !policies.has(policy))
      throw new TemplateError(`The response headers policy ${policy} is not in the template.`);
    return {
      pattern: PathPattern,
      origin: originOf(TargetOriginId),
      originHeaders: Object.fromEntries(
        (config.Origins.find(({ Id }) => Id === TargetOriginId)?.OriginCustomHeaders ?? []).map(
          ({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue],
        ),
      ),
      methods: AllowedMethods,
      compress: Compress,
      headers: policies.get(policy) ?? [],
      viewerRequest: FunctionAssociations.map(({ FunctionARN }) => functions.get(FunctionARN))[0],
    };
  }

  return {
    behaviours: [...config.CacheBehaviors, config.DefaultCacheBehavior].map(behaviourOf),
    defaultRootObject: config.DefaultRootObject,
    errorPages: config.CustomErrorResponses.flatMap(({ ErrorCode, ResponseCode, ResponsePagePath }) =>
      ResponseCode !== undefined && ResponsePagePath !== undefined
        ? { errorCode: ErrorCode, status: ResponseCode, path: ResponsePagePath }
        : [],
    ),
    errorSeconds: new Map(
      config.CustomErrorResponses.flatMap(({ ErrorCode, ErrorCachingMinTTL }) =>
        ErrorCachingMinTTL === undefined ? [] : [[ErrorCode, ErrorCachingMinTTL] as const],
      ),
    ),
  };
}
