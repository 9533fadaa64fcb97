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
