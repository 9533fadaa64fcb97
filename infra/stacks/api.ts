import { Stack, type StackProps, Validations } from "aws-cdk-lib";
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey, type IHttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { areas, type RouteName, stableNameOf } from "../../shared/contract/routes.ts";
import { isAudited, isForClients, type Route } from "../../shared/contract/schema/route.ts";
import { type Config, encodedSender } from "../config/config.ts";
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
  readonly acceptedSecrets: string;
  /** The contract's areas whose routes are in this stack. */
  readonly areas: readonly Area[];
}

type Area = keyof typeof areas;

/**
 * The stack of each area's routes: CloudFormation allows 500 resources per stack, and a route takes five. An area
 * without an entry does not compile.
 */
const STACK_OF: Record<Area, string> = {
  account: "Projects",
  projects: "Projects",
  scripts: "Scripts",
  review: "Scripts",
  cast: "Options",
  locations: "Options",
  photos: "Options",
  schedules: "Schedules",
  units: "Schedules",
  improvements: "Schedules",
  callSheets: "Shooting",
  publications: "Shooting",
  productionReports: "Shooting",
  apiKeys: "Shooting",
  lists: "Shooting",
  audit: "Projects",
  archives: "Projects",
  deletion: "Projects",
};

/** The API's stacks by name, without the prefix, with their areas. */
export const API_STACKS: ReadonlyMap<string, readonly Area[]> = Map.groupBy(
  Object.keys(areas) as Area[],
  (area) => STACK_OF[area],
);

/** Memory of route functions that need more than the default. */
const SIZES: Partial<Record<RouteName, { memoryMegabytes: number }>> = {
  getCallSheet: { memoryMegabytes: 1769 },
  publishCallSheet: { memoryMegabytes: 1769 },
  getCallSheetAsClient: { memoryMegabytes: 1769 },
  listCallSheetsAsClient: { memoryMegabytes: 1769 },
  makeCallSheetDrafts: { memoryMegabytes: 1769 },
  makeDraftsAsClient: { memoryMegabytes: 1769 },
  printProductionReport: { memoryMegabytes: 1769 },
  printReport: { memoryMegabytes: 1769 },
  saveList: { memoryMegabytes: 1769 },
  getSides: { memoryMegabytes: 1769 },
  viewScript: { memoryMegabytes: 1769 },
  printPublication: { memoryMegabytes: 1769 },
  getPersonalCallPdf: { memoryMegabytes: 1769 },
  exportScript: { memoryMegabytes: 1769 },
  getReadingReport: { memoryMegabytes: 1769 },
  createSchedule: { memoryMegabytes: 1769 },
  updateBreakdown: { memoryMegabytes: 1024 },
};

/** The source file of a route's handler, such as functions/routes/get-call-sheet.ts for `getCallSheet`. */
function handlerOf(name: RouteName): string {
  return `functions/routes/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}

/** A Lambda function, a role and a route for each route of the contract in the given areas. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    acknowledgeErrorResponses(this);
    const { data, identity, pipeline, jobs } = props;
    const machines = {
      pipeline: pipeline.machine,
      improvement: jobs.improvement,
      mailing: jobs.mailing,
      ...jobs.archives,
    };
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
      MAILING: machines.mailing.stateMachineArn,
      EXPORT: machines.exporting.stateMachineArn,
      IMPORT: machines.importing.stateMachineArn,
      SITE_URL: props.siteUrl,
      ORIGIN_SECRET: props.acceptedSecrets,
      MAIL_FROM: encodedSender(props.config.mailFrom),
      MAIL_EVENTS: mails,
      EXTRACTION: props.config.extraction,
      SIGNUP: props.config.signup,
      SECOND_STEP: props.config.secondStep,
      IDLE_HOURS: props.config.idleHours,
      SESSION_HOURS: props.config.sessionHours,
      FIRST_PERSON: props.config.firstPerson,
      FORECAST: props.config.forecast,
      MALWARE_SCAN: props.config.malwareScan,
    };
    // The class does not satisfy its own interface under exactOptionalPropertyTypes.
    const httpApi = props.api as IHttpApi;
    // One log group for all routes of the stack: one per route would be a sixth resource.
    const logGroup = new LogGroup(this, "Log", { retention: RetentionDays.ONE_YEAR });
    const permissions = routePermissions(this, data, { ...machines, mails, pool: identity.pool });
    let previous: HttpRoute | undefined;
    const routes = props.areas.flatMap((area) => Object.entries<Route>(areas[area]) as [RouteName, Route][]);
    for (const [name, route] of routes) {
      const stableName = stableNameOf(name);
      const needsSession = route.access !== "anyone" && !isForClients(route.access);
      const readSession = needsSession ? [table(data.projects, "BatchGetItem")] : [];
      const writeAudit = isAudited(route) ? [table(data.audit, "PutItem")] : [];
      const fn = new BacklotFunction(this, stableName, {
        entry: handlerOf(name),
        environment,
        rights: [withKey(data.key), ...readSession, ...writeAudit, ...permissions[name]],
        logGroup,
        ...SIZES[name],
      });
      const httpRoute = new HttpRoute(this, `${stableName}Route`, {
        httpApi,
        routeKey: HttpRouteKey.with(route.path, HttpMethod[route.method]),
        integration: new HttpLambdaIntegration(`${stableName}Integration`, fn),
        ...(needsSession && { authorizer: identity.authorizer }),
      });
      // API Gateway refuses concurrent changes of one API, so each route waits for the one before.
      if (previous) httpRoute.node.addDependency(previous);
      previous = httpRoute;
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
