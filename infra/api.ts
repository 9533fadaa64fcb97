import { Stack, type StackProps } from "aws-cdk-lib";
import {
  type HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpApi,
} from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { Route } from "../shared/contract/route.ts";
import { type RouteName, routes } from "../shared/contract/routes.ts";
import type { Config } from "./config.ts";
import type { DataStack } from "./data.ts";
import { BacklotFunction } from "./function.ts";
import type { IdentityStack } from "./identity.ts";
import type { JobsStack } from "./jobs.ts";
import type { PipelineStack } from "./pipeline.ts";
import { table, withKey } from "./rights.ts";
import { routeRights } from "./route-rights.ts";

interface ApiStackProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly pipeline: PipelineStack;
  readonly jobs: JobsStack;
  readonly api: HttpApi;
  readonly siteUrl: string;
}

/** What a route's function needs beyond the usual. */
const SIZES: Partial<Record<RouteName, { memoryMegabytes: number }>> = {
  getCallSheet: { memoryMegabytes: 1769 },
  printReport: { memoryMegabytes: 1769 },
  exportScript: { memoryMegabytes: 1769 },
  createSchedule: { memoryMegabytes: 1769 },
  updateBreakdown: { memoryMegabytes: 1024 },
};

/** `getCallSheet` is handled by functions/routes/get-call-sheet.ts. */
export function handlerOf(name: RouteName): string {
  return `functions/routes/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

/** One Lambda, one role and one route for each entry of the contract. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    const { data, identity, pipeline, jobs } = props;
    const machines = { pipeline: pipeline.machine, improvement: jobs.improvement };
    const environment = {
      PROJECTS_TABLE: data.projects.tableName,
      OPTIONS_TABLE: data.options.tableName,
      SCHEDULES_TABLE: data.schedules.tableName,
      BUCKET: data.bucket.bucketName,
      USER_POOL_ID: identity.pool.userPoolId,
      CLIENT_ID: identity.client.userPoolClientId,
      PIPELINE: machines.pipeline.stateMachineArn,
      IMPROVEMENT: machines.improvement.stateMachineArn,
      SITE_URL: props.siteUrl,
      MAIL_FROM: props.config.mailFrom,
      SIGNUP: props.config.signup,
      FORECAST: props.config.forecast,
    };
    // A class of CDK's that exactOptionalPropertyTypes keeps from fitting its own interface.
    const httpApi = props.api as IHttpApi;
    // Made here and not by HttpJwtAuthorizer, which would put it into the API's own stack, that of the site.
    const sessions = new HttpAuthorizer(this, "Sessions", {
      httpApi,
      type: HttpAuthorizerType.JWT,
      identitySource: ["$request.header.Authorization"],
      jwtIssuer: identity.pool.userPoolProviderUrl,
      jwtAudience: [identity.client.userPoolClientId],
    });
    const authorizer = HttpAuthorizer.fromHttpAuthorizerAttributes(this, "SessionsOfRoutes", {
      authorizerId: sessions.authorizerId,
      authorizerType: "JWT",
    });
    // A log group for all routes, not one each, keeps room for eighty routes in the stack.
    const logGroup = new LogGroup(this, "Log", { retention: RetentionDays.ONE_YEAR });
    const rights = routeRights(this, data, machines);
    for (const name of Object.keys(routes) as RouteName[]) {
      const route: Route = routes[name];
      const admission = route.access === "anyone" ? [] : [table(data.projects, "BatchGetItem")];
      const fn = new BacklotFunction(this, name, {
        entry: handlerOf(name),
        environment,
        rights: [withKey(data.key), ...admission, ...rights[name]],
        logGroup,
        ...SIZES[name],
      });
      new HttpRoute(this, `${name}Route`, {
        httpApi,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
        integration: new HttpLambdaIntegration(`${name}Integration`, fn),
        ...(route.access === "anyone" ? {} : { authorizer }),
      });
    }
  }
}
