import { Stack, type StackProps, Validations } from "aws-cdk-lib";
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey, type IHttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { areas, type RouteName } from "../../shared/contract/routes.ts";
import { isAudited, isForClients, type Route } from "../../shared/contract/schema/route.ts";
import { stableNameOf } from "../../shared/contract/stable-names.ts";
import type { Config } from "../config/config.ts";
import { BacklotFunction } from "../constructs/backlot-function.ts";
import { table, withKey } from "../constructs/iam-statements.ts";
import { acknowledgeErrorResponses } from "../constructs/nag-acknowledgements.ts";
import type { DataStack } from "./data.ts";
import type { IdentityStack } from "./identity.ts";
import type { JobsStack } from "./jobs.ts";
import type { PipelineStack } from "./pipeline.ts";
import { routePermissions } from "./route-permissions.ts";

interface ApiStackProps extends StackProps {
  readonly config: Config;
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly pipeline: PipelineStack;
  readonly jobs: JobsStack;
  readonly api: HttpApi;
  readonly siteUrl: string;
  readonly originSecret: string;
  /** The areas of the contract whose routes are in this stack. */
  readonly areas: readonly Area[];
}

type Area = keyof typeof areas;

/**
 * The stack that each area's routes are in: CloudFormation takes 500 resources in one stack, and a route is five of them.
 * An area without a line here does not compile.
 */
const STACK_OF: Record<Area, string> = {
  account: "BacklotProjects",
  projects: "BacklotProjects",
  scripts: "BacklotScripts",
  review: "BacklotScripts",
  cast: "BacklotOptions",
  locations: "BacklotOptions",
  photos: "BacklotOptions",
  schedules: "BacklotSchedules",
  improvements: "BacklotSchedules",
  callSheets: "BacklotShooting",
  publications: "BacklotShooting",
  productionReports: "BacklotShooting",
  apiKeys: "BacklotShooting",
  lists: "BacklotShooting",
  audit: "BacklotProjects",
  archives: "BacklotProjects",
  deletion: "BacklotProjects",
};

/** The stacks of the API, by name, with the areas in each. */
export const API_STACKS: ReadonlyMap<string, readonly Area[]> = Map.groupBy(
  Object.keys(areas) as Area[],
  (area) => STACK_OF[area],
);

/** What a route's function needs beyond the usual. */
const SIZES: Partial<Record<RouteName, { memoryMegabytes: number }>> = {
  getCallSheet: { memoryMegabytes: 1769 },
  publishCallSheet: { memoryMegabytes: 1769 },
  getCallSheetAsClient: { memoryMegabytes: 1769 },
  makeCallSheetDrafts: { memoryMegabytes: 1769 },
  makeDraftsAsClient: { memoryMegabytes: 1769 },
  printReport: { memoryMegabytes: 1769 },
  saveList: { memoryMegabytes: 1769 },
  getSides: { memoryMegabytes: 1769 },
  viewScript: { memoryMegabytes: 1769 },
  printPublication: { memoryMegabytes: 1769 },
  getPersonalCallPdf: { memoryMegabytes: 1769 },
  exportScript: { memoryMegabytes: 1769 },
  createSchedule: { memoryMegabytes: 1769 },
  updateBreakdown: { memoryMegabytes: 1024 },
};

/** `getCallSheet` is handled by functions/routes/get-call-sheet.ts. */
export function handlerOf(name: RouteName): string {
  return `functions/routes/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

/** One Lambda, one role and one route for each of the contract's routes in some of its areas. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    acknowledgeErrorResponses(this);
    const { data, identity, pipeline, jobs } = props;
    const machines = { pipeline: pipeline.machine, improvement: jobs.improvement, ...jobs.archives };
    const mails = jobs.mails.configurationSetName;
    const environment = {
      PROJECTS_TABLE: data.projects.tableName,
      OPTIONS_TABLE: data.options.tableName,
      SCHEDULES_TABLE: data.schedules.tableName,
      AUDIT_TABLE: data.audit.tableName,
      BUCKET: data.bucket.bucketName,
      USER_POOL_ID: identity.pool.userPoolId,
      CLIENT_ID: identity.client.userPoolClientId,
      SERVER_CLIENT_ID: identity.serverClient.userPoolClientId,
      PIPELINE: machines.pipeline.stateMachineArn,
      IMPROVEMENT: machines.improvement.stateMachineArn,
      EXPORT: machines.exporting.stateMachineArn,
      IMPORT: machines.importing.stateMachineArn,
      SITE_URL: props.siteUrl,
      ORIGIN_SECRET: props.originSecret,
      MAIL_FROM: props.config.mailFrom,
      MAIL_EVENTS: mails,
      EXTRACTION: props.config.extraction,
      SIGNUP: props.config.signup,
      SECOND_STEP: props.config.secondStep,
      IDLE_HOURS: props.config.idleHours,
      SESSION_HOURS: props.config.sessionHours,
      FIRST_PERSON: props.config.firstPerson,
      FORECAST: props.config.forecast,
    };
    // A class of CDK's that exactOptionalPropertyTypes keeps from fitting its own interface.
    const httpApi = props.api as IHttpApi;
    // One for all of the stack's routes, since one each would be a sixth resource per route.
    const logGroup = new LogGroup(this, "Log", { retention: RetentionDays.ONE_YEAR });
    const rights = routePermissions(this, data, { ...machines, mails, pool: identity.pool });
    const routes = props.areas.flatMap((area) => Object.entries<Route>(areas[area]) as [RouteName, Route][]);
    for (const [name, route] of routes) {
      const stableName = stableNameOf(name);
      const needsSession = route.access !== "anyone" && !isForClients(route.access);
      const admission = needsSession ? [table(data.projects, "BatchGetItem")] : [];
      const written = isAudited(route) ? [table(data.audit, "PutItem")] : [];
      const fn = new BacklotFunction(this, stableName, {
        entry: handlerOf(name),
        environment,
        rights: [withKey(data.key), ...admission, ...written, ...rights[name]],
        logGroup,
        ...SIZES[name],
      });
      const httpRoute = new HttpRoute(this, `${stableName}Route`, {
        httpApi,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
        integration: new HttpLambdaIntegration(`${stableName}Integration`, fn),
        ...(needsSession && { authorizer: identity.authorizer }),
      });
      if (!needsSession) {
        Validations.of(httpRoute).acknowledge({
          id: "AwsSolutions-APIG4",
          reason:
            "The contract opens it to callers without a session; what they need instead, the function checks itself.",
        });
      }
    }
  }
}
