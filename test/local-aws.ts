/**
 * The services behind the stack, for what no route does: `environment` lets an AWS SDK do everything, and `variables` are
 * what the stack tells its functions.
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
