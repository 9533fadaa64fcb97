import { region } from "../../../template/attributes.ts";

/** A user pool whose users sign in with their e-mail address and whose clients have no secret. */
export interface UserPool {
  readonly id: string;
  readonly arn: string;
  readonly passwordPolicy: PasswordPolicy;
  readonly selfSignUp: boolean;
  /** Whether users can have an authenticator app for a second factor. */
  readonly softwareTokens?: boolean | undefined;
  /** Whether an address stays until the one that replaces it is verified. */
  readonly keepsOriginalEmail?: boolean | undefined;
  /** Whether only an administrator gives somebody a new password. */
  readonly onlyAdminResets?: boolean | undefined;
  /** The mail with a code, where the CustomMessage trigger does not write it. */
  readonly verification?: Message | undefined;
  /** The function behind each trigger, by its ARN. */
  readonly triggers: Triggers;
  /** The form of PreTokenGeneration's events: from V2_0 on it changes access tokens as well. */
  readonly tokenEvents?: "V1_0" | "V2_0" | undefined;
  readonly clients: readonly UserPoolClient[];
}

/** The words of a mail; "{####}" stands for the code. */
export interface Message {
  readonly subject: string;
  readonly message: string;
}

export interface PasswordPolicy {
  readonly minimumLength: number;
  readonly requireLowercase: boolean;
  readonly requireUppercase: boolean;
  readonly requireNumbers: boolean;
  readonly requireSymbols: boolean;
  readonly temporaryPasswordDays: number;
}

export type TriggerName =
  | "CustomMessage"
  | "PreSignUp"
  | "PostConfirmation"
  | "PreAuthentication"
  | "PostAuthentication"
  | "PreTokenGeneration";

export type Triggers = Readonly<Partial<Record<TriggerName, string | undefined>>>;

export interface UserPoolClient {
  readonly id: string;
  readonly name: string;
  readonly preventUserExistenceErrors: boolean;
  readonly accessTokenSeconds: number;
  readonly idTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  /** As in ExplicitAuthFlows, such as "ALLOW_USER_SRP_AUTH". */
  readonly authFlows: readonly string[];
}

/** The issuer that a deployed pool writes into its tokens: verifiers need no other setting here than on AWS. */
export function issuerOf(pool: Pick<UserPool, "id">): string {
  return `https://cognito-idp.${region}.amazonaws.com/${pool.id}`;
}

/** The part of the pool's id that takes part in SRP: "us-east-1_aBcD" is "aBcD" there. */
export function poolName(pool: Pick<UserPool, "id">): string {
  return pool.id.slice(pool.id.indexOf("_") + 1);
}
