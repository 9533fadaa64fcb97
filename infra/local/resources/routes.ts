import * as z from "zod";
import type { ApiRoute, JwtAuthorizer } from "../gateway/gateway.ts";
import { TemplateError } from "../template/intrinsics.ts";
import type { Resource, Templates } from "../template/template.ts";

const RouteProperties = z.object({
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(["NONE", "JWT"]).default("NONE"),
  AuthorizerId: z.string().optional(),
  AuthorizationScopes: z.array(z.string()).default([]),
});

const IntegrationProperties = z.object({
  IntegrationType: z.literal("AWS_PROXY"),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal("2.0"),
});

const AuthorizerProperties = z.object({
  AuthorizerType: z.literal("JWT"),
  IdentitySource: z.tuple([z.literal("$request.header.Authorization")]),
  JwtConfiguration: z.object({ Issuer: z.string(), Audience: z.array(z.string()) }),
});

const PermissionProperties = z.object({ Action: z.string(), FunctionName: z.string(), Principal: z.string() });

// CORS would open the API to other origins. The site and the API have the same origin.
const ApiProperties = z.object({ ProtocolType: z.literal("HTTP"), CorsConfiguration: z.undefined() });

/** The routes of the app's HTTP API. */
export function apiRoutes(templates: Templates): ApiRoute[] {
  for (const api of templates.of("AWS::ApiGatewayV2::Api")) api.read(ApiProperties);
  const targets = byRef(
    templates.of("AWS::ApiGatewayV2::Integration"),
    (it) => it.read(IntegrationProperties).IntegrationUri,
  );
  const authorizers = byRef(templates.of("AWS::ApiGatewayV2::Authorizer"), authorizerOf);
  const invokable = invokableByGateway(templates);

  return templates.of("AWS::ApiGatewayV2::Route").map((route) => {
    const { RouteKey, Target, AuthorizationType, AuthorizerId = "", AuthorizationScopes } = route.read(RouteProperties);
    const target = targets.get(Target.replace("integrations/", ""));
    if (!target)
      throw new TemplateError(`${RouteKey} leads to ${Target}, which is not an integration of the template.`);
    if (!invokable.has(target))
      throw new TemplateError(
        `API Gateway may not invoke ${target} for ${RouteKey}: it has no AWS::Lambda::Permission.`,
      );
    const authorizer = AuthorizationType === "JWT" ? authorizers.get(AuthorizerId) : undefined;
    if (AuthorizationType === "JWT" && !authorizer)
      throw new TemplateError(`${RouteKey} has no authorizer "${AuthorizerId}".`);
    return { key: RouteKey, target, authorizer, scopes: AuthorizationScopes };
  });
}

function authorizerOf(resource: Resource): JwtAuthorizer {
  const { Issuer, Audience } = resource.read(AuthorizerProperties).JwtConfiguration;
  return { issuer: Issuer, audience: Audience };
}

function invokableByGateway(templates: Templates): Set<string> {
  const permissions = templates
    .of("AWS::Lambda::Permission")
    .map((permission) => permission.read(PermissionProperties));
  return new Set(
    permissions
      .filter(({ Action, Principal }) => Action === "lambda:InvokeFunction" && Principal === "apigateway.amazonaws.com")
      .map(({ FunctionName }) => FunctionName),
  );
}

function byRef<Value>(resources: readonly Resource[], value: (resource: Resource) => Value): Map<string, Value> {
  return new Map(resources.map((resource) => [resource.ref, value(resource)]));
}
