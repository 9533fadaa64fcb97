import { createHmac } from "node:crypto";
import { CognitoIdentityProviderClient, InitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { handler as verifyToken } from "../../../functions/routes/verify-token.ts";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { ORIGIN_HEADER } from "../../../shared/contract/schema/origin-header.ts";
import { newPasswordLink, nextSecond, PASSWORD, type Person, signedUp } from "../../people.ts";
import { send } from "../send.ts";

const url = inject("url");
const { environment, clientId } = inject("aws");

// The handler is also called directly, because the gateway rejects most of these first.
Object.assign(process.env, environment, {
  USER_POOL_ID: inject("aws").userPoolId,
  CLIENT_ID: clientId,
  PROJECTS_TABLE: inject("aws").projectsTable,
  SECOND_STEP: "offered",
  IDLE_HOURS: "96",
  ORIGIN_SECRET: "ours",
});

const direct = async (authorization: string) =>
  (
    await verifyToken({
      headers: { authorization, [ORIGIN_HEADER]: "ours" },
      isBase64Encoded: false,
      requestContext: { requestId: "test", http: { method: "GET", path: "/api/verify-token" } },
    })
  ).statusCode;
const throughGateway = async (authorization: string) =>
  (await send(url, routes.verifyToken, { headers: { authorization } })).status;

let ana: Person;

async function cognito(AuthFlow: "USER_PASSWORD_AUTH" | "REFRESH_TOKEN_AUTH", AuthParameters: Record<string, string>) {
  const client = new CognitoIdentityProviderClient({
    region: environment.AWS_REGION!,
    endpoint: environment.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER!,
    credentials: { accessKeyId: "none", secretAccessKey: "none" },
  });
  return (await client.send(new InitiateAuthCommand({ ClientId: clientId, AuthFlow, AuthParameters })))
    .AuthenticationResult!;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const decoded = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());

/** The token with other claims or another header; `sign` computes the signature. */
function forged(header: object, claims: object, sign?: (content: string) => string): string {
  const [head = "", body = "", signature = ""] = ana.token.split(".");
  const content = `${encoded({ ...decoded(head), ...header })}.${encoded({ ...decoded(body), ...claims })}`;
  return `${content}.${sign ? sign(content) : signature}`;
}

beforeAll(async () => {
  ana = await signedUp(url, "ana");
});

it("accepts a valid token, by the gateway and by the handler itself", async () => {
  expect(await Promise.all([throughGateway(`Bearer ${ana.token}`), direct(`bearer ${ana.token}`)])).toEqual([200, 200]);
});

describe("every route refuses", () => {
  const hmac = (content: string) => createHmac("sha256", "secret").update(content).digest("base64url");
  it.each<[string, () => string | Promise<string>]>([
    ["no token", () => ""],
    ["a token that is one word", () => "Bearer token"],
    ["a token of two parts", () => `Bearer ${ana.token.split(".").slice(0, 2).join(".")}`],
    ["a token of four parts", () => `Bearer ${ana.token}.e30`],
    ["another authorization scheme", () => `Basic ${ana.token}`],
    ["a token without its signature", () => `Bearer ${ana.token.replace(/[^.]*$/, "")}`],
    ["a token with changed claims", () => `Bearer ${forged({}, { sub: "00000000-0000-0000-0000-000000000000" })}`],
    ["a token with a later expiry", () => `Bearer ${forged({}, { exp: 9_999_999_999 })}`],
    ["the algorithm none", () => `Bearer ${forged({ alg: "none" }, {}, () => "")}`],
    ["a symmetric algorithm", () => `Bearer ${forged({ alg: "HS256" }, {}, hmac)}`],
    ["an unknown key", () => `Bearer ${forged({ kid: "mine" }, {})}`],
    ["a key in the token's own header", () => `Bearer ${forged({ jwk: { kty: "oct", k: "c2VjcmV0" } }, {}, hmac)}`],
    ["a meaningless token of 9 kB", () => `Bearer ${"a".repeat(3000)}.${"b".repeat(3000)}.${"c".repeat(3000)}`],
    [
      "an ID token",
      async () => `Bearer ${(await cognito("USER_PASSWORD_AUTH", { USERNAME: ana.email, PASSWORD })).IdToken}`,
    ],
  ])("%s", async (_, authorization) => {
    const shown = await authorization();
    expect([await throughGateway(shown), await direct(shown)]).toEqual([401, 401]);
  });
});

describe("tokens renewed directly at Cognito", () => {
  /** The refresh token that a sign-in through Backlot keeps in its cookie. */
  async function refreshTokenOf(email: string): Promise<string> {
    const body = JSON.stringify({ email, password: PASSWORD });
    const cookie = (await send(url, routes.login, { body })).headers.get("set-cookie")!;
    return /=([^;]+)/.exec(cookie)![1]!;
  }
  const renewedBy = async (REFRESH_TOKEN: string) =>
    `Bearer ${(await cognito("REFRESH_TOKEN_AUTH", { REFRESH_TOKEN })).AccessToken}`;

  it("are refused after logout", async () => {
    const refreshToken = await refreshTokenOf((await signedUp(url, "bo")).email);
    const authorization = await renewedBy(refreshToken);
    expect(await throughGateway(authorization)).toBe(200);
    await send(url, routes.logout, { headers: { authorization } });
    expect(await throughGateway(await renewedBy(refreshToken))).toBe(401);
  });

  it("are refused after a new password", async () => {
    const { email } = await signedUp(url, "cleo");
    const refreshToken = await refreshTokenOf(email);
    const link = await newPasswordLink(url, email);
    await nextSecond();
    await apiClient(url)(routes.resetPassword, { payload: { ...link, password: "Better-Horse-10" } });
    expect(await throughGateway(await renewedBy(refreshToken))).toBe(401);
  });
});
