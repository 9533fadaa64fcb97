// A user pool of its own for each test: the real SDKs in front, a clock that the test moves, mails that it reads.
import type { AddressInfo } from "node:net";
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandOutput,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
} from "amazon-cognito-identity-js";
import { afterEach } from "vitest";
import { cognitoEngine } from "../../../../infra/local/emulators/cognito/engine.ts";
import type { UserPool, UserPoolClient } from "../../../../infra/local/emulators/cognito/pool/pool.ts";
import type { Authority, Engine } from "../../../../infra/local/emulators/engine.ts";
import type { Mail } from "../../../../infra/local/emulators/mail.ts";

export const poolId = "us-east-1_aBcDeFgHi";
export const poolArn = `arn:aws:cognito-idp:us-east-1:000000000000:userpool/${poolId}`;
export const clientId = "backlotweb";
export const issuer = `https://cognito-idp.us-east-1.amazonaws.com/${poolId}`;
export const password = "correct-Horse-7";
export const email = "ana@example.com";

/** An event as received by a trigger's function. */
export interface TriggerEvent {
  readonly triggerSource: string;
  readonly userName: string;
  readonly request: Readonly<Record<string, unknown>>;
  response: Record<string, unknown>;
}

type Handler = (event: TriggerEvent) => void;

/** A trigger's function that changes nothing. */
export function agree(): void {}

interface Setting {
  readonly file?: string;
  readonly pool?: Partial<UserPool>;
  readonly client?: Partial<UserPoolClient>;
  readonly triggers?: Readonly<Partial<Record<keyof UserPool["triggers"], Handler>>>;
  readonly authority?: Authority;
}

const running: Engine[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((engine) => engine.close()));
});

export async function userPool({ file, pool, client, triggers = {}, authority }: Setting = {}) {
  const mails: Mail[] = [];
  const events: TriggerEvent[] = [];
  let time = Date.UTC(2026, 2, 1, 8);
  const engine = cognitoEngine({
    ...(file !== undefined && { file }),
    ...(authority && { authority }),
    pools: [{ ...poolWith({ ...webClient, ...client }), triggers: namesOf(triggers), ...pool }],
    async trigger(functionArn, given) {
      const event = structuredClone(given as TriggerEvent); // the engine's own events, which a test below checks
      events.push(structuredClone(event));
      triggers[functionArn as keyof typeof triggers]?.(event); // `namesOf` makes the ARN the trigger's own name
      return event;
    },
    deliver: (mail) => mails.push(mail),
    now: () => time,
  });
  running.push(engine);
  await new Promise<void>((listening) => engine.server.listen(0, "127.0.0.1", listening));
  const { port } = engine.server.address() as AddressInfo; // an IP socket has one
  const endpoint = `http://127.0.0.1:${port}`;
  const aws = sdk(endpoint);

  return {
    aws,
    endpoint,
    engine,
    mails,
    events,
    /** The code in the latest mail. */
    code: () => /\b\d{6}\b/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "no code was mailed",
    now: () => time,
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
    signUp: (name = email) => aws.send(new SignUpCommand({ ClientId: clientId, Username: name, Password: password })),
    async member(name = email) {
      await this.signUp(name);
      await aws.send(new ConfirmSignUpCommand({ ClientId: clientId, Username: name, ConfirmationCode: this.code() }));
    },
    async invited(name = email) {
      await aws.send(new AdminCreateUserCommand({ UserPoolId: poolId, Username: name, MessageAction: "SUPPRESS" }));
      await aws.send(new AdminSetUserPasswordCommand({ UserPoolId: poolId, Username: name, Password: password }));
    },
    /** Signs in with the plain password. */
    async signIn(name = email, secret = password): Promise<AuthenticationResultType> {
      return tokensOf(await aws.send(signInCommand(name, secret)));
    },
    refresh: (token: string | undefined) => aws.send(refreshCommand(token)),
    /** Signs in by SRP, like the web library. */
    signInBySrp: (name = email, secret = password, newPassword?: string) =>
      srpSession(endpoint, name, secret, newPassword),
  };
}

export type TestPool = Awaited<ReturnType<typeof userPool>>;

export function signInCommand(name: string, secret: string): InitiateAuthCommand {
  return new InitiateAuthCommand({
    ClientId: clientId,
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: name, PASSWORD: secret },
  });
}

function refreshCommand(token: string | undefined): InitiateAuthCommand {
  return new InitiateAuthCommand({
    ClientId: clientId,
    AuthFlow: "REFRESH_TOKEN_AUTH",
    AuthParameters: { REFRESH_TOKEN: token ?? "" },
  });
}

function tokensOf({ AuthenticationResult, ChallengeName }: InitiateAuthCommandOutput): AuthenticationResultType {
  if (AuthenticationResult === undefined) throw new Error(`No tokens; the pool asks for ${ChallengeName}.`);
  return AuthenticationResult;
}

export function sdk(endpoint: string, accessKeyId = "local"): CognitoIdentityProviderClient {
  const credentials = { accessKeyId, secretAccessKey: "local" };
  return new CognitoIdentityProviderClient({ endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
}

const webClient: UserPoolClient = {
  id: clientId,
  name: "Web",
  preventUserExistenceErrors: true,
  accessTokenSeconds: 3600,
  idTokenSeconds: 3600,
  refreshTokenSeconds: 30 * 86_400,
  authFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
};

function poolWith(client: UserPoolClient): UserPool {
  return {
    id: poolId,
    arn: poolArn,
    passwordPolicy: {
      minimumLength: 12,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSymbols: true,
      temporaryPasswordDays: 7,
    },
    selfSignUp: true,
    triggers: {},
    clients: [client],
  };
}

function namesOf(triggers: NonNullable<Setting["triggers"]>): UserPool["triggers"] {
  return Object.fromEntries(Object.keys(triggers).map((name) => [name, name]));
}

function srpSession(
  endpoint: string,
  name: string,
  secret: string,
  newPassword: string | undefined,
): Promise<CognitoUserSession> {
  const pool = new CognitoUserPool({ UserPoolId: poolId, ClientId: clientId, endpoint });
  const user = new CognitoUser({ Username: name, Pool: pool });
  return new Promise((onSuccess, onFailure) => {
    user.authenticateUser(new AuthenticationDetails({ Username: name, Password: secret }), {
      onSuccess,
      onFailure,
      newPasswordRequired: () => user.completeNewPasswordChallenge(newPassword ?? "", {}, { onSuccess, onFailure }),
    });
  });
}
