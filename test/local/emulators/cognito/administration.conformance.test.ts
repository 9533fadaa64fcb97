import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  CreateGroupCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
  RespondToAuthChallengeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { describe, expect, it } from "vitest";
import { clientId, email, issuer, password, poolArn, poolId, sdk, signInCommand, userPool } from "./user-pool.ts";

const ana = { UserPoolId: poolId, Username: email };

describe("an invited user", () => {
  it("gets a temporary password by email, and sets another at the first sign-in", async () => {
    const pool = await userPool();
    const { User } = await pool.aws.send(new AdminCreateUserCommand(ana));
    expect(User).toMatchObject({ UserStatus: "FORCE_CHANGE_PASSWORD", Enabled: true });
    const temporary = /password is (\S+)/.exec(pool.mails[0]?.text ?? "")?.[1] ?? "";
    const asked = await pool.aws.send(signInCommand(email, temporary));
    expect(asked).toMatchObject({ ChallengeName: "NEW_PASSWORD_REQUIRED" });
    expect(JSON.parse(asked.ChallengeParameters?.userAttributes ?? "")).toEqual({ email });

    const answer = new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: "NEW_PASSWORD_REQUIRED",
      Session: asked.Session,
      ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
    });
    expect((await pool.aws.send(answer)).AuthenticationResult?.AccessToken).toBeTypeOf("string");
    await expect(pool.aws.send(answer)).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await pool.signIn();
  });

  it("can set it by SRP too", async () => {
    const pool = await userPool();
    await pool.invited();
    const session = await pool.signInBySrp(email, password, "another-Horse-8");
    expect(session.getIdToken().payload).toMatchObject({ email });
    await pool.signInBySrp(email, "another-Horse-8");
  });

  it("cannot sign in after the pool's limit of days", async () => {
    const pool = await userPool();
    await pool.invited();
    pool.wait(7 * 86_400);
    await expect(pool.signIn()).rejects.toMatchObject({
      message: "Temporary password has expired and must be reset by an administrator.",
    });
  });

  it("is created once, and can be emailed again", async () => {
    const pool = await userPool();
    await pool.aws.send(new AdminCreateUserCommand(ana));
    await expect(pool.aws.send(new AdminCreateUserCommand(ana))).rejects.toMatchObject({
      name: "UsernameExistsException",
    });
    await pool.aws.send(new AdminCreateUserCommand({ ...ana, MessageAction: "RESEND" }));
    expect(pool.mails).toHaveLength(2);
  });
});

describe("an administrator", () => {
  it("confirms a user, changes attributes, and deletes", async () => {
    const pool = await userPool();
    await pool.signUp();
    await pool.aws.send(new AdminConfirmSignUpCommand(ana));
    const UserAttributes = [{ Name: "name", Value: "Ana" }];
    await pool.aws.send(new AdminUpdateUserAttributesCommand({ ...ana, UserAttributes }));
    const user = await pool.aws.send(new AdminGetUserCommand(ana));
    expect(user.UserStatus).toBe("CONFIRMED");
    expect(user.UserCreateDate).toEqual(new Date("2026-03-01T08:00:00Z"));
    expect(user.UserAttributes).toContainEqual({ Name: "name", Value: "Ana" });
    await pool.aws.send(new AdminDeleteUserCommand(ana));
    await expect(pool.aws.send(new AdminGetUserCommand(ana))).rejects.toMatchObject({ name: "UserNotFoundException" });
  });

  it("sets a permanent password, resets one, and signs a user in or out", async () => {
    const pool = await userPool({
      client: { authFlows: ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"] },
    });
    await pool.aws.send(new AdminCreateUserCommand(ana));
    await pool.aws.send(new AdminSetUserPasswordCommand({ ...ana, Password: password, Permanent: true }));
    const command = new AdminInitiateAuthCommand({
      UserPoolId: poolId,
      ClientId: clientId,
      AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    const { AuthenticationResult } = await pool.aws.send(command);
    await pool.aws.send(new AdminUserGlobalSignOutCommand(ana));
    await expect(pool.refresh(AuthenticationResult?.RefreshToken)).rejects.toMatchObject({
      message: "Refresh Token has been revoked",
    });
    await pool.aws.send(new AdminResetUserPasswordCommand(ana));
    await expect(pool.aws.send(command)).rejects.toMatchObject({ name: "PasswordResetRequiredException" });
  });

  it("lists users page by page, and filters by an attribute or its prefix", async () => {
    const pool = await userPool();
    for (const name of ["ana@example.com", "anton@example.com", "bo@example.com"]) await pool.signUp(name);
    const emails = async (input: { Filter?: string; Limit?: number; PaginationToken?: string | undefined }) => {
      const { Users = [], PaginationToken } = await pool.aws.send(
        new ListUsersCommand({ UserPoolId: poolId, ...input }),
      );
      const addresses = Users.map(({ Attributes }) => Attributes?.find(({ Name }) => Name === "email")?.Value);
      return { addresses, PaginationToken };
    };
    expect((await emails({ Filter: 'email ^= "an"' })).addresses).toEqual(["ana@example.com", "anton@example.com"]);
    expect((await emails({ Filter: 'email = "bo@example.com"' })).addresses).toEqual(["bo@example.com"]);
    expect((await emails({ Filter: '"cognito:user_status" = "CONFIRMED"' })).addresses).toEqual([]);
    await expect(emails({ Filter: "email like an" })).rejects.toMatchObject({ name: "InvalidParameterException" });
    const { addresses, PaginationToken } = await emails({ Limit: 2 });
    expect(addresses).toHaveLength(2);
    expect((await emails({ Limit: 2, PaginationToken })).addresses).toEqual(["bo@example.com"]);
  });

  it("adds users to groups, which their tokens name", async () => {
    const pool = await userPool();
    await pool.member();
    const GroupName = "producers";
    await pool.aws.send(new CreateGroupCommand({ UserPoolId: poolId, GroupName }));
    await pool.aws.send(new AdminAddUserToGroupCommand({ ...ana, GroupName }));
    expect((await pool.aws.send(new AdminListGroupsForUserCommand(ana))).Groups).toMatchObject([{ GroupName }]);
    const { Users } = await pool.aws.send(new ListUsersInGroupCommand({ UserPoolId: poolId, GroupName }));
    expect(Users).toHaveLength(1);
    const { AccessToken = "" } = await pool.signIn();
    expect(pool.engine.authorize(AccessToken, { issuer, audience: [clientId] })).toMatchObject({
      "cognito:groups": [GroupName],
    });
  });
});

describe("permissions", () => {
  const asked: string[] = [];
  const authority = {
    secretOf: (key: string) => (key === "stranger" ? undefined : "local"),
    allows: (key: string, action: string, resource: string) => {
      asked.push(`${key} ${action} ${resource}`);
      return key === "reader" && action === "cognito-idp:AdminGetUser";
    },
  };

  it("are required for each administrative operation, on the pool, and for no public one", async () => {
    const pool = await userPool({ authority });
    await pool.member();
    const reader = sdk(pool.endpoint, "reader");
    await reader.send(new AdminGetUserCommand(ana));
    expect(asked).toEqual([`reader cognito-idp:AdminGetUser ${poolArn}`]);
    await expect(reader.send(new AdminDeleteUserCommand(ana))).rejects.toMatchObject({
      name: "AccessDeniedException",
      message: expect.stringContaining(
        `not authorized to perform: cognito-idp:AdminDeleteUser on resource: ${poolArn}`,
      ),
    });
    await expect(reader.send(new ListUsersCommand({ UserPoolId: poolId }))).rejects.toMatchObject({
      name: "AccessDeniedException",
    });
    await expect(sdk(pool.endpoint, "stranger").send(new AdminGetUserCommand(ana))).rejects.toMatchObject({
      name: "UnrecognizedClientException",
    });
    await pool.signIn();
  });
});
