import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { handler as forgotPassword } from "../../functions/routes/forgot-password.ts";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";

beforeAll(() => {
  vi.stubEnv("ORIGIN_SECRET", "known to the front door and the API,the next one");
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const call = async (headers: Record<string, string>) => {
  const { statusCode, body } = await forgotPassword({
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ email: "no address" }),
    isBase64Encoded: false,
    requestContext: { requestId: "r-1", http: { method: "POST", path: "/api/forgot-password" } },
  });
  return [statusCode, JSON.parse(body)];
};

it.each<[string, Record<string, string>]>([
  ["without the header of CloudFront", {}],
  ["with a wrong value in it", { [ORIGIN_HEADER]: "known to the front door and the AP" }],
  ["with an empty value in it", { [ORIGIN_HEADER]: "" }],
  ["with all values in it", { [ORIGIN_HEADER]: "known to the front door and the API,the next one" }],
])("every route refuses a call to the API %s", async (_, headers) => {
  const words = "Open Backlot at its own address.";
  expect(await call(headers)).toEqual([403, { code: "forbidden", message: words, requestId: "r-1" }]);
});

it("every route accepts a call through CloudFront, with the secret of now or the next", async () => {
  for (const secret of ["known to the front door and the API", "the next one"]) {
    const [status, body] = await call({ [ORIGIN_HEADER]: secret });
    // It passed the origin check.
    expect([status, body.code]).toEqual([400, "invalid"]);
  }
  const handlers = globSync("functions/routes/*.ts");
  expect(handlers.length).toBeGreaterThan(100);
  expect(handlers.filter((file) => !/export const handler = serve\(/.test(readFileSync(file, "utf8")))).toEqual([]);
});
