import { region } from "../../region.ts";

/** A user pool with email addresses as sign-in names and clients without a secret. */
export interface UserPool {
  readonly id: string;
  readonly arn: string;
  readonly passwordPolicy: PasswordPolicy;
  readonly selfSignUp: boolean;
  /** Whether TOTP is available as a second factor. */
  readonly softwareTokens?: boolean | undefined;
  /** Whether the old address stays in use until the new one is verified. */
  readonly keepsOriginalEmail?: boolean | undefined;
  /** Whether only administrators can reset passwords. */
  readonly onlyAdminResets?: boolean | undefined;
  /** The mail with a code, used when the CustomMessage trigger does not provide one. */
  readonly verification?: Message | undefined;
  /** The ARN of each trigger's Lambda function. */
  readonly triggers: Triggers;
  /** The event version of PreTokenGeneration: from V2_0 on the trigger can change access tokens too. */
  readonly tokenEvents?: "V1_0" | "V2_0" | undefined;
  readonly clients: readonly UserPoolClient[];
}

/** The template of a mail; "{####}" is replaced by the code. */
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
  /** Values of ExplicitAuthFlows, such as "ALLOW_USER_SRP_AUTH". */
  readonly authFlows: readonly string[];
}

/** The issuer that a deployed pool writes into its tokens, so that verifiers need no separate setting locally. */
export function issuerOf(pool: Pick<UserPool, "id">): string {
  return `https://cognito-idp.${region}.amazonaws.com/${pool.id}`;
}

/** The part of the pool's id that SRP uses: "aBcD" of "us-east-1_aBcD". */
export function poolName(pool: Pick<UserPool, "id">): string {
  return pool.id.slice(pool.id.indexOf("_") + 1);
}
