import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  type AuthenticationResultType,
  ChangePasswordCommand,
  DeleteUserCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { afterAll, describe, expect, it } from "vitest";
import { clientId, email, issuer, password, poolId, type TestPool, userPool } from "./user-pool.ts";

const folder = mkdtempSync(join(tmpdir(), "user-pool-"));
afterAll(() => rmSync(folder, { recursive: true }));

const trust = { issuer, audience: [clientId] };

/** The pool's clock is the test's, the verifier's is real: hence the grace period. */
function verifierFor({ endpoint }: TestPool, tokenUse: "access" | "id") {
  return CognitoJwtVerifier.create(
    { userPoolId: poolId, clientId, tokenUse, graceSeconds: Number.MAX_SAFE_INTEGER },
    {
      jwksCache: new SimpleJwksCache({
        fetcher: { fetch: async () => (await fetch(`${endpoint}/${poolId}/.well-known/jwks.json`)).arrayBuffer() },
      }),
    },
  );
}

function textOf(token: string | undefined): string {
  return token ?? "no token";
}

describe("tokens", () => {
  it("contain Cognito's claims and pass aws-jwt-verify with the issuer of AWS", async () => {
    const pool = await userPool();
    await pool.member();
    const { AccessToken, IdToken } = await pool.signIn();
    const access = await verifierFor(pool, "access").verify(textOf(AccessToken));
    const id = await verifierFor(pool, "id").verify(textOf(IdToken));
    expect(access).toEqual({
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iss: issuer,
      client_id: clientId,
      token_use: "access",
      scope: "aws.cognito.signin.user.admin",
      username: access.sub,
      origin_jti: expect.any(String),
      jti: expect.any(String),
      auth_time: access.iat,
      iat: expect.any(Number),
      exp: access.iat + 3600,
    });
    expect(id).toMatchObject({
      sub: access.sub,
      "cognito:username": access.sub,
      aud: clientId,
      token_use: "id",
      email,
      email_verified: true,
      origin_jti: access.origin_jti,
    });
    expect(id.jti).not.toBe(access.jti);
  });

  it("keep the time and the id of the sign-in when they are refreshed", async () => {
    const pool = await userPool();
    await pool.member();
    const first = await pool.signIn();
    pool.wait(600);
    const second = (await pool.refresh(first.RefreshToken)).AuthenticationResult;
    const [before, after] = [first, second].map((tokens) => pool.engine.authorize(textOf(tokens?.AccessToken), trust));
    expect(after).toMatchObject({ auth_time: before?.auth_time, origin_jti: before?.origin_jti });
    expect(after?.jti).not.toBe(before?.jti);
    expect(Number(after?.exp)).toBe(Number(before?.exp) + 600);
  });

  it("are refused by the authorizer when expired, altered, of another pool or for another client", async () => {
    const pool = await userPool();
    await pool.member();
    const token = textOf((await pool.signIn()).AccessToken);
    const [head, body, signature] = token.split(".");
    const forged = Buffer.from(JSON.stringify({ ...decoded(body), sub: "someone else" })).toString("base64url");
    const unsigned = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    expect(pool.engine.authorize(token, trust)).toMatchObject({ client_id: clientId });
    expect(pool.engine.authorize(token, { ...trust, issuer: `${issuer}x` })).toBeUndefined();
    expect(pool.engine.authorize(token, { ...trust, audience: ["another"] })).toBeUndefined();
    for (const bad of [
      `${head}.${forged}.${signature}`,
      `${unsigned}.${body}.`,
      `${token}.x`,
      `${head}.${body}`,
      "",
      "a.b.c",
    ]) {
      expect(pool.engine.authorize(bad, trust), bad).toBeUndefined();
    }
    pool.wait(3600);
    expect(pool.engine.authorize(token, trust)).toBeUndefined();
    await expect(pool.aws.send(new GetUserCommand({ AccessToken: token }))).rejects.toMatchObject({
      message: "Access Token has expired",
    });
  });

  it("survive a restart: the old token verifies, the session refreshes, the password works", async () => {
    const file = join(folder, "kept.json");
    const before = await userPool({ file });
    await before.member();
    const { AccessToken, RefreshToken } = await before.signIn();
    await before.engine.close();

    const after = await userPool({ file });
    await verifierFor(after, "access").verify(textOf(AccessToken));
    expect(after.engine.authorize(textOf(AccessToken), trust)).toBeDefined();
    await after.aws.send(new GetUserCommand({ AccessToken }));
    await after.refresh(RefreshToken);
    await after.signIn();
    await after.signInBySrp();
  });
});

describe("a sign-out", () => {
  it("by revoking the refresh token ends only this session", async () => {
    const pool = await userPool();
    await pool.member();
    const [here, elsewhere] = [await pool.signIn(), await pool.signIn()];
    await pool.aws.send(new RevokeTokenCommand({ ClientId: clientId, Token: here.RefreshToken }));
    await expectSignedOut(pool, here);
    await pool.refresh(elsewhere.RefreshToken);
    await expect(
      pool.aws.send(new RevokeTokenCommand({ ClientId: clientId, Token: elsewhere.AccessToken })),
    ).rejects.toMatchObject({ name: "UnsupportedTokenTypeException" });
  });

  it("everywhere ends every session", async () => {
    const pool = await userPool();
    await pool.member();
    const sessions = [await pool.signIn(), await pool.signIn()];
    await pool.aws.send(new GlobalSignOutCommand({ AccessToken: sessions[0]?.AccessToken }));
    for (const session of sessions) await expectSignedOut(pool, session);
  });

  it("is forced for a disabled user, who can sign in again once enabled", async () => {
    const pool = await userPool();
    await pool.member();
    const session = await pool.signIn();
    await pool.aws.send(new AdminDisableUserCommand({ UserPoolId: poolId, Username: email }));
    await expect(pool.refresh(session.RefreshToken)).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await expect(pool.signIn()).rejects.toMatchObject({ message: "User is disabled." });
    await expect(pool.signInBySrp()).rejects.toMatchObject({ message: "User is disabled." });
    await expect(pool.signIn(email, "wrong-Horse-7")).rejects.toMatchObject({
      message: "Incorrect username or password.",
    });
    await pool.aws.send(new AdminEnableUserCommand({ UserPoolId: poolId, Username: email }));
    await pool.signIn();
  });

  it("is implied when the refresh token expires", async () => {
    const pool = await userPool({ client: { refreshTokenSeconds: 7200 } });
    await pool.member();
    const { RefreshToken } = await pool.signIn();
    pool.wait(7200);
    await expect(pool.refresh(RefreshToken)).rejects.toMatchObject({ message: "Refresh Token has expired" });
    await expect(pool.refresh("nonsense")).rejects.toMatchObject({ message: "Invalid Refresh Token" });
  });

  /** As on AWS, only the pool checks revocation: an authorizer accepts the access token until it expires. */
  async function expectSignedOut(pool: TestPool, tokens: AuthenticationResultType) {
    await expect(pool.refresh(tokens.RefreshToken)).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "Refresh Token has been revoked",
    });
    await expect(pool.aws.send(new GetUserCommand({ AccessToken: tokens.AccessToken }))).rejects.toMatchObject({
      message: "Access Token has been revoked",
    });
    expect(pool.engine.authorize(textOf(tokens.AccessToken), trust)).toBeDefined();
  }
});

describe("one's own account", () => {
  it("changes its password, given the old one", async () => {
    const pool = await userPool();
    await pool.member();
    const { AccessToken } = await pool.signIn();
    const change = (PreviousPassword: string) =>
      pool.aws.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: "another-Horse-8" }));
    await expect(change("wrong-Horse-7")).rejects.toMatchObject({ name: "NotAuthorizedException" });
    await change(password);
    await pool.signInBySrp(email, "another-Horse-8");
  });

  it("changes its address with a code", async () => {
    const pool = await userPool();
    await pool.member();
    await pool.member("taken@example.com");
    const { AccessToken } = await pool.signIn();
    const move = (address: string) =>
      pool.aws.send(
        new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: "email", Value: address }] }),
      );
    await expect(move("taken@example.com")).rejects.toMatchObject({ name: "AliasExistsException" });
    await move("ana@studio.example");
    expect(pool.mails.at(-1)?.to).toEqual(["ana@studio.example"]);
    await pool.aws.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: "email", Code: pool.code() }));
    const { UserAttributes } = await pool.aws.send(new GetUserCommand({ AccessToken }));
    expect(UserAttributes).toContainEqual({ Name: "email", Value: "ana@studio.example" });
    expect(UserAttributes).toContainEqual({ Name: "email_verified", Value: "true" });
    await pool.signIn("ana@studio.example");
  });

  it("cannot mark its address as verified", async () => {
    const pool = await userPool();
    await pool.member();
    const { AccessToken } = await pool.signIn();
    const UserAttributes = [{ Name: "email_verified", Value: "true" }];
    await expect(pool.aws.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }))).rejects.toMatchObject(
      { name: "InvalidParameterException" },
    );
  });

  it("cannot be used once deleted", async () => {
    const pool = await userPool();
    await pool.member();
    const { AccessToken } = await pool.signIn();
    await pool.aws.send(new DeleteUserCommand({ AccessToken }));
    await expect(pool.aws.send(new GetUserCommand({ AccessToken }))).rejects.toMatchObject({
      name: "UserNotFoundException",
    });
    await pool.signUp();
  });
});

function decoded(part: string | undefined): Record<string, unknown> {
  return JSON.parse(Buffer.from(part ?? "", "base64url").toString("utf8"));
}
