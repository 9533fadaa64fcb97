import { createHmac, createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { verifyAccessToken } from "../../functions/http/access-token.ts";
import { authorizeRequest } from "../../functions/http/authorize.ts";
import { routes } from "../../shared/contract/routes.ts";
import { isForClients, type Route } from "../../shared/contract/schema/route.ts";

const POOL = "eu-north-1_Tokens";
const ISSUER = `https://cognito-idp.eu-north-1.amazonaws.com/${POOL}`;
const CLIENT = "the-client";

const pair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const [ours, theirs, next] = [pair(), pair(), pair()];
const jwk = (kid: string, key: KeyObject) => ({ ...key.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" });

let published = [jwk("ours", ours.publicKey)];
let fetches = 0;
const keys = createServer((_, response) => {
  fetches++;
  response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: published }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => keys.listen(0, "127.0.0.1", resolve));
  const { port } = keys.address() as AddressInfo; // it listens on TCP
  vi.stubEnv("USER_POOL_ID", POOL);
  vi.stubEnv("CLIENT_ID", CLIENT);
  vi.stubEnv("AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER", `http://127.0.0.1:${port}`);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  keys.close();
  vi.unstubAllEnvs();
});

const now = () => Math.floor(Date.now() / 1000);
const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
const HEAD = { alg: "RS256", kid: "ours", typ: "JWT" };
const claims = () => ({
  ...{ sub: "a-person", origin_jti: "a-sign-in", token_use: "access", client_id: CLIENT, iss: ISSUER },
  ...{ auth_time: now(), iat: now(), exp: now() + 3600 },
});

/** A token with other claims or another header, signed by the pool's key by default. */
function token(changed: object = {}, head: object = {}, sign = byKey(ours.privateKey)): string {
  const content = `${encoded({ ...HEAD, ...head })}.${encoded({ ...claims(), ...changed })}`;
  return `${content}.${sign(content)}`;
}

const byKey = (key: KeyObject) => (content: string) => createSign("RSA-SHA256").update(content).sign(key, "base64url");
const byPublicKey = (content: string) => {
  const secret = ours.publicKey.export({ type: "spki", format: "pem" });
  return createHmac("sha256", secret).update(content).digest("base64url");
};
const withPadding = (content: string) =>
  createSign("RSA-SHA256").update(content).sign({ key: ours.privateKey, padding: 6, saltLength: 32 }, "base64url");
const notThere = { exp: undefined };

const FORGED: Readonly<Record<string, () => string>> = {
  "an empty one": () => "",
  "two parts of three": () => token().split(".").slice(0, 2).join("."),
  "four parts": () => `${token()}.e30`,
  "two at once": () => `${token()}, Bearer ${token()}`,
  "9 kB of nothing": () => `${"a".repeat(3000)}.${"b".repeat(3000)}.${"c".repeat(3000)}`,
  "one that has expired": () => token({ iat: now() - 7200, exp: now() - 3600 }),
  "one that is not good yet": () => token({ nbf: now() + 600 }),
  "one without an end": () => token(notThere),
  "one whose end is a text": () => token({ exp: String(now() + 3600) }),
  "one that lives for longer than any of Cognito's": () => token({ exp: now() + 30 * 24 * 3600 }),
  "one of another application": () => token({ client_id: "another" }),
  "one of another pool": () => token({ iss: `${ISSUER}2` }),
  "an ID token": () => token({ token_use: "id", aud: CLIENT }),
  "a refresh token": () => token({ token_use: "refresh" }),
  "one of nobody": () => token({ sub: "" }),
  "one of no sign-in": () => token({ origin_jti: undefined }),
  "one with another's claims": () => token().replace(/\.[^.]+\./, `.${encoded({ ...claims(), sub: "another" })}.`),
  "the algorithm none": () => token({}, { alg: "none" }, () => ""),
  "the algorithm none with a signature": () => token({}, { alg: "none" }),
  "one signed with our public key for a secret": () => token({}, { alg: "HS256" }, byPublicKey),
  "one signed with another padding": () => token({}, { alg: "PS256" }, withPadding),
  "one signed with another key under our key's name": () => token({}, {}, byKey(theirs.privateKey)),
  "one that brings its key along": () => token({}, { jwk: jwk("ours", theirs.publicKey) }, byKey(theirs.privateKey)),
  "one that says where its key is": () =>
    token({}, { jku: "https://evil.example/jwks.json", kid: "ours" }, byKey(theirs.privateKey)),
  "one without a signature": () => token().replace(/[^.]*$/, ""),
};

const guarded = Object.entries<Route>(routes).filter(([, { access }]) => access !== "anyone");
const eventWith = (authorization: string) => ({
  headers: { authorization },
  isBase64Encoded: false,
  requestContext: { requestId: "test", http: { method: "GET", path: "/" } },
});
const params = { id: "0123456789abcdef", user: "a-person" };

it("accepts a token signed by Cognito", async () => {
  expect(await verifyAccessToken(`Bearer ${token()}`)).toMatchObject({ userId: "a-person", signIn: "a-sign-in" });
});

describe("every route's own check refuses", () => {
  it.each(Object.entries(FORGED))("%s", async (_, forged) => {
    for (const [name, route] of guarded) {
      const refused = await authorizeRequest(route, eventWith(`Bearer ${forged()}`), params).then(
        () => "let in",
        (error: { status?: number; code?: string }) => `${error.status} ${error.code}`,
      );
      expect([name, refused]).toEqual([name, "401 signedOut"]);
    }
    // A route for API keys accepts no token of a person.
    expect(guarded.some(([, { access }]) => isForClients(access))).toBe(true);
  });
});

describe("tokens with unknown key ids", () => {
  it("do not trigger a fetch of the keys each, and new keys are valid a moment later", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await verifyAccessToken(`Bearer ${token()}`);
    const before = fetches;
    for (let count = 0; count < 300; count++) {
      expect(await verifyAccessToken(`Bearer ${token({}, { kid: `unknown-${count}` })}`)).toBeUndefined();
    }
    expect(fetches - before).toBeLessThan(5);
    published = [...published, jwk("next", next.publicKey)];
    const rotated = () => verifyAccessToken(`Bearer ${token({}, { kid: "next" }, byKey(next.privateKey))}`);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await rotated()).toMatchObject({ userId: "a-person" });
    expect(await verifyAccessToken(`Bearer ${token()}`)).toMatchObject({ userId: "a-person" });
  });

  it("do not affect known keys while no keys can be fetched", async () => {
    await new Promise((resolve) => keys.close(resolve));
    expect(await verifyAccessToken(`Bearer ${token()}`)).toMatchObject({ userId: "a-person" });
  });
});
