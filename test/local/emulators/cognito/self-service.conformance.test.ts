import {
  AdminUpdateUserAttributesCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  DeleteUserCommand,
  DescribeUserPoolClientCommand,
  ForgotPasswordCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  SetUserMFAPreferenceCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { describe, expect, it } from "vitest";
import { clientId, email, password, poolId, type TestPool, type TriggerEvent, userPool } from "./user-pool.ts";

const NEW_ADDRESS = "ana@studio.example";
const claimsOf = (token: string | undefined) => JSON.parse(Buffer.from(token!.split(".")[1]!, "base64url").toString());

function suppressSelfService(event: TriggerEvent): void {
  event.response.claimsAndScopeOverrideDetails = {
    idTokenGeneration: { claimsToAddOrOverride: { crew: ["camera"] }, claimsToSuppress: ["name"] },
    accessTokenGeneration: {
      claimsToAddOrOverride: { studio: { id: 7 } },
      scopesToAdd: ["read"],
      scopesToSuppress: ["aws.cognito.signin.user.admin"],
    },
    groupOverrideDetails: { groupsToOverride: ["crew"] },
  };
}

describe("the second version of the PreTokenGeneration trigger", () => {
  it("gets the scopes, and changes both tokens", async () => {
    const pool = await userPool({
      pool: { tokenEvents: "V2_0" },
      triggers: { PreTokenGeneration: suppressSelfService },
    });
    await pool.member();
    const { AccessToken, IdToken } = await pool.signIn();
    expect(pool.events.at(-1)).toMatchObject({
      version: "2",
      triggerSource: "TokenGeneration_Authentication",
      callerContext: { clientId },
      request: { scopes: ["aws.cognito.signin.user.admin"] },
      response: { claimsAndScopeOverrideDetails: null },
    });
    expect(claimsOf(AccessToken)).toMatchObject({ scope: "read", studio: { id: 7 }, "cognito:groups": ["crew"] });
    expect(claimsOf(IdToken)).toMatchObject({ crew: ["camera"], "cognito:groups": ["crew"] });
    expect(claimsOf(IdToken)).not.toHaveProperty("scope");
  });

  it("also changes the tokens of a refresh", async () => {
    const pool = await userPool({
      pool: { tokenEvents: "V2_0" },
      triggers: { PreTokenGeneration: suppressSelfService },
    });
    await pool.member();
    const { AuthenticationResult } = await pool.refresh((await pool.signIn()).RefreshToken);
    expect(claimsOf(AuthenticationResult?.AccessToken).scope).toBe("read");
  });
});

describe("an access token without the scope of self-service", () => {
  it.each([
    ["GetUser", (AccessToken: string) => new GetUserCommand({ AccessToken })],
    [
      "UpdateUserAttributes",
      (AccessToken: string) =>
        new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: "email", Value: NEW_ADDRESS }] }),
    ],
    [
      "ChangePassword",
      (AccessToken: string) =>
        new ChangePasswordCommand({ AccessToken, PreviousPassword: password, ProposedPassword: `${password}x` }),
    ],
    ["SetUserMFAPreference", (AccessToken: string) => new SetUserMFAPreferenceCommand({ AccessToken })],
    ["AssociateSoftwareToken", (AccessToken: string) => new AssociateSoftwareTokenCommand({ AccessToken })],
    ["GlobalSignOut", (AccessToken: string) => new GlobalSignOutCommand({ AccessToken })],
    ["DeleteUser", (AccessToken: string) => new DeleteUserCommand({ AccessToken })],
  ])("does not allow %s", async (_, command) => {
    const pool = await userPool({
      pool: { tokenEvents: "V2_0", softwareTokens: true },
      triggers: { PreTokenGeneration: suppressSelfService },
    });
    await pool.member();
    const { AccessToken = "" } = await pool.signIn();
    await expect(send(pool, command(AccessToken))).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Access Token does not have required scopes",
    });
  });
});

// The client takes each of its own commands; their union is too wide for one overload.
const send = (pool: TestPool, command: object) => pool.aws.send(command as GetUserCommand);

describe("a pool that keeps the original address", () => {
  const keeping = { pool: { keepsOriginalEmail: true } };
  const change = [{ Name: "email", Value: NEW_ADDRESS }];

  it("changes it only with the code emailed to the new one", async () => {
    const pool = await userPool(keeping);
    await pool.member();
    const { AccessToken } = await pool.signIn();
    await pool.aws.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: change }));
    expect(pool.mails.at(-1)?.to).toEqual([NEW_ADDRESS]);
    await expectAddress(pool, email);
    await expect(pool.signIn(NEW_ADDRESS)).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await pool.aws.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: "email", Code: pool.code() }));
    await expectAddress(pool, NEW_ADDRESS);
  });

  it("requires the same of an administrator who does not mark it as verified", async () => {
    const pool = await userPool(keeping);
    await pool.member();
    const ana = { UserPoolId: poolId, Username: email };
    await pool.aws.send(new AdminUpdateUserAttributesCommand({ ...ana, UserAttributes: change }));
    expect(pool.mails.at(-1)?.to).toEqual([NEW_ADDRESS]);
    await expectAddress(pool, email);
    const vouched = [...change, { Name: "email_verified", Value: "true" }];
    await pool.aws.send(new AdminUpdateUserAttributesCommand({ ...ana, UserAttributes: vouched }));
    await expectAddress(pool, NEW_ADDRESS);
  });

  async function expectAddress(pool: TestPool, address: string): Promise<void> {
    const { UserAttributes } = await pool.aws.send(
      new GetUserCommand({ AccessToken: (await pool.signIn(address)).AccessToken }),
    );
    expect(Object.fromEntries(UserAttributes!.map(({ Name, Value }) => [Name, Value]))).toMatchObject({
      email: address,
      email_verified: "true",
    });
  }
});

it("an administrator's change of an address leaves it unverified by default", async () => {
  const pool = await userPool();
  await pool.member();
  await pool.aws.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: poolId,
      Username: email,
      UserAttributes: [{ Name: "email", Value: NEW_ADDRESS }],
    }),
  );
  expect(claimsOf((await pool.signIn(NEW_ADDRESS)).IdToken)).toMatchObject({
    email: NEW_ADDRESS,
    email_verified: false,
  });
});

it("a pool with recovery by administrators only emails no one a new password", async () => {
  const pool = await userPool({ pool: { onlyAdminResets: true } });
  await pool.member();
  const mails = pool.mails.length;
  await expect(pool.aws.send(new ForgotPasswordCommand({ ClientId: clientId, Username: email }))).rejects.toMatchObject(
    { name: "NotAuthorizedException" },
  );
  const confirm = new ConfirmForgotPasswordCommand({
    ClientId: clientId,
    Username: email,
    ConfirmationCode: "123456",
    Password: "Honest-Tide-2",
  });
  await expect(pool.aws.send(confirm)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  expect(pool.mails).toHaveLength(mails);
});

it("describes a client by its name", async () => {
  const pool = await userPool();
  const describe = (ClientId: string) =>
    pool.aws.send(new DescribeUserPoolClientCommand({ UserPoolId: poolId, ClientId }));
  expect((await describe(clientId)).UserPoolClient).toMatchObject({ ClientId: clientId, ClientName: "Web" });
  await expect(describe("another")).rejects.toMatchObject({ name: "ResourceNotFoundException" });
});
