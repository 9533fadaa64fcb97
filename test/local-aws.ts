import type { LocalStack } from "../infra/local/stack.ts";

/**
 * The services of the stack, for states that no route creates: `environment` gives an AWS SDK full permissions, and
 * `variables` are those of the stack's functions.
 */
export interface LocalAws {
  readonly environment: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  readonly projectsTable: string;
  readonly optionsTable: string;
  readonly schedulesTable: string;
  readonly auditTable: string;
  readonly bucket: string;
  readonly userPoolId: string;
  readonly clientId: string;
}

/** The services behind a stack. */
export function awsOf({ environment, templates }: LocalStack): LocalAws {
  const variables = variablesOf(templates);
  const tables = templates.of("AWS::DynamoDB::Table").map(({ ref }) => ref);
  return {
    environment,
    variables,
    projectsTable: tables.find((name) => name.includes("Projects"))!,
    optionsTable: tables.find((name) => name.includes("Options"))!,
    schedulesTable: tables.find((name) => name.includes("Schedules"))!,
    auditTable: tables.find((name) => name.includes("Audit"))!,
    bucket: templates.of("AWS::S3::Bucket").find(({ ref }) => ref.includes("documents"))!.ref,
    userPoolId: templates.of("AWS::Cognito::UserPool")[0]!.ref,
    clientId: variables.CLIENT_ID!,
  };
}

function variablesOf(templates: LocalStack["templates"]): Record<string, string> {
  const functions = templates.of("AWS::Lambda::Function").map((one) => one.properties());
  const { NODE_OPTIONS: _, ...variables } = Object.assign(
    {},
    ...(functions as { Environment?: { Variables?: Record<string, string> } }[]).map(
      ({ Environment }) => Environment?.Variables,
    ),
  );
  return variables;
}
