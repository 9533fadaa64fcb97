import {
  AdminCreateUserCommand,
  AdminUpdateUserAttributesCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  DeleteUserCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { confirmed, newEmail, newPasswordLink, PASSWORD, type Person, signedUp } from "../../people.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";

// Calls to Cognito itself that bypass Backlot: its endpoint is public, and the token contains the client id.
const url = inject("url");
const aws = inject("aws");
const anyone = apiClient(url);

const cognito = (credentials: { accessKeyId: string; secretAccessKey: string }) =>
  new CognitoIdentityProviderClient({
    region: aws.environment.AWS_REGION!,
    endpoint: aws.environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER!,
    credentials,
    maxAttempts: 1,
  });
const outside = cognito({ accessKeyId: "none", secretAccessKey: "none" });
const administrator = cognito({
  accessKeyId: aws.environment.AWS_ACCESS_KEY_ID!,
  secretAccessKey: aws.environment.AWS_SECRET_ACCESS_KEY!,
});

const signInOutside = (email: string, ClientId = aws.clientId, password = PASSWORD) =>
  outside.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );

const COMMANDS: readonly [what: string, command: (AccessToken: string) => object][] = [
  ["read the account", (AccessToken) => new GetUserCommand({ AccessToken })],
  [
    "change the address",
    (AccessToken) =>
      new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: "email", Value: newEmail("invited") }] }),
  ],
  [
    "change the password",
    (AccessToken) =>
      new ChangePasswordCommand({ AccessToken, PreviousPassword: PASSWORD, ProposedPassword: "Password-1234" }),
  ],
  ["disable two-factor authentication", (AccessToken) => new SetUserMFAPreferenceCommand({ AccessToken })],
  ["enrol an authenticator app", (AccessToken) => new AssociateSoftwareTokenCommand({ AccessToken })],
  ["delete the account", (AccessToken) => new DeleteUserCommand({ AccessToken })],
];

describe("a leaked access token", () => {
  let ana: Person;
  let tokens: readonly string[];

  beforeAll(async () => {
    ana = await signedUp(url, "ana");
    const body = JSON.stringify({ email: ana.email, password: PASSWORD });
    const { headers, text } = await send(url, routes.login, { body });
    const renewed = await send(url, routes.refreshSession, {
      headers: { cookie: headers.get("set-cookie")!.split(";")[0]! },
    });
    const { AuthenticationResult } = await signInOutside(ana.email);
    tokens = [JSON.parse(text).token, JSON.parse(renewed.text).token, AuthenticationResult!.AccessToken!];
  });

  it.each(COMMANDS)("cannot %s at Cognito", async (_, command) => {
    for (const token of tokens) {
      // The client takes each of its own commands; their union is too wide for one overload.
      await expect(outside.send(command(token) as GetUserCommand)).rejects.toMatchObject({
        name: "NotAuthorizedException",
        message: "Access Token does not have required scopes",
      });
    }
  });
});

it("a sign-in at Cognito itself, past the limit of codes and the list of sign-ins, opens no session", async () => {
  const { email } = await signedUp(url, "ana");
  const { AuthenticationResult } = await signInOutside(email);
  const { AccessToken, RefreshToken } = AuthenticationResult!;
  expect((await send(url, routes.verifyToken, { headers: bearer(AccessToken!) })).status).toBe(401);
  const cookie = `__Host-backlot_refresh=${RefreshToken}`;
  expect((await send(url, routes.refreshSession, { headers: { cookie } })).status).toBe(401);
});

it("Cognito refuses direct sign-ups, which would bypass the rules of sign-up and passwords", async () => {
  const Username = newEmail("past-us");
  await expect(
    outside.send(new SignUpCommand({ ClientId: aws.clientId, Username, Password: "Password-1234" })),
  ).rejects.toMatchObject({ name: "NotAuthorizedException" });
});

it("no one can set a new password at Cognito directly, bypassing the password rule", async () => {
  const { email } = await signedUp(url, "forgetful");
  const { user, code } = await newPasswordLink(url, email);
  const client = { ClientId: aws.clientId, Username: user };
  const confirm = new ConfirmForgotPasswordCommand({ ...client, ConfirmationCode: code, Password: "Password-1234" });
  const refused = { name: "NotAuthorizedException" };
  await expect(outside.send(new ForgotPasswordCommand(client))).rejects.toMatchObject(refused);
  await expect(outside.send(confirm)).rejects.toMatchObject(refused);
  expect((await anyone(routes.login, { payload: { email, password: PASSWORD } })).user.email).toBe(email);
});

it("an account from the former sign-up gets the password of the person who opens its email", async () => {
  const email = newEmail("waiting");
  const theirs = "Their-Horse-12";
  const account = { UserPoolId: aws.userPoolId, Username: email };
  await administrator.send(
    new AdminCreateUserCommand({ ...account, TemporaryPassword: theirs, MessageAction: "SUPPRESS" }),
  );
  await confirmed(url, email);
  await expect(signInOutside(email, aws.clientId, theirs)).rejects.toMatchObject({ name: "NotAuthorizedException" });
});

it("the client whose tokens keep the scope allows no sign-in from outside", async () => {
  const ana = await signedUp(url, "ana");
  const server = aws.variables.SERVER_CLIENT_ID!;
  expect(server).not.toBe(aws.clientId);
  await expect(signInOutside(ana.email, server)).rejects.toMatchObject({ name: "InvalidParameterException" });
});

describe("an account with an unverified address", () => {
  it("is refused, and its sessions are not renewed", async () => {
    const { id, email } = await signedUp(url, "ana");
    const body = JSON.stringify({ email, password: PASSWORD });
    const cookie = (await send(url, routes.login, { body })).headers.get("set-cookie")!.split(";")[0]!;
    await administrator.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: aws.userPoolId,
        Username: id,
        UserAttributes: [{ Name: "email_verified", Value: "false" }],
      }),
    );
    expect(await refusal(anyone(routes.login, { payload: { email, password: PASSWORD } }))).toContain("notConfirmed");
    expect((await send(url, routes.refreshSession, { headers: { cookie } })).status).toBe(401);
  });

  it("keeps its address until the new one is verified", async () => {
    const { id, email } = await signedUp(url, "ana");
    const invited = newEmail("invited");
    await administrator.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: aws.userPoolId,
        Username: id,
        UserAttributes: [{ Name: "email", Value: invited }],
      }),
    );
    expect(await refusal(anyone(routes.login, { payload: { email: invited, password: PASSWORD } }))).toContain(
      "wrongPassword",
    );
    expect((await anyone(routes.login, { payload: { email, password: PASSWORD } })).user).toEqual({ id, email });
  });
});
