import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as z from "zod";
import { serve } from "../../functions/http/serve.ts";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";
import { json, type Route } from "../../shared/contract/schema/route.ts";
import { DatesError } from "../../shared/dates/dates-string.ts";

const SECRET = "known to CloudFront and the API";

beforeAll(() => {
  vi.stubEnv("ORIGIN_SECRET", SECRET);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const route = {
  method: "GET",
  path: "/api/days",
  summary: "The shoot days.",
  access: "anyone",
  answer: json(z.object({ days: z.array(z.object({ number: z.int() })) })),
  refusals: { unreadableDates: 422 },
} as const satisfies Route;

const EVENT = {
  headers: { [ORIGIN_HEADER]: SECRET },
  isBase64Encoded: false,
  requestContext: { requestId: "r-1", http: { method: "GET", path: "/api/days" } },
};

async function responseTo(handle: () => unknown, of: Route = route) {
  const handler = serve(of, async () => handle() as never);
  const { statusCode, body } = await handler(EVENT);
  return [statusCode, JSON.parse(body)];
}

it("sends only the fields that the contract declares", async () => {
  const stored = { days: [{ number: 1, pk: "PROJECT#p1" }], operation: "op" };
  expect(await responseTo(() => stored)).toEqual([200, { days: [{ number: 1 }] }]);
});

it.each([
  [{ page: "2" }, [200, 2]],
  // The gateway joins repeated parameters by commas.
  [{ page: "2,3" }, [400, "invalid"]],
  [{ page: "2", __proto__: { page: "3" } }, [200, 2]],
  [JSON.parse('{"__proto__":{"page":"2"},"constructor":{"page":"2"}}'), [400, "invalid"]],
])(
  "reads the parameters %j once, as one text each, and none from a prototype",
  async (queryStringParameters, expected) => {
    const query = z.object({ page: z.coerce.number().int().positive() });
    const handler = serve({ ...route, query, answer: json(z.number()) }, async ({ query: { page } }) => page as never);
    const { statusCode, body } = await handler({ ...EVENT, queryStringParameters });
    const answer = JSON.parse(body);
    expect([statusCode, answer.code ?? answer]).toEqual(expected);
    expect(({} as { page?: string }).page).toBeUndefined();
  },
);

it("sends no response of another shape", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [status, { code }] = await responseTo(() => ({ days: [{ number: "1" }] }));
  expect([status, code]).toEqual([500, "internal"]);
});

it("refuses unreadable dates on a route that declares the refusal", async () => {
  const fail = () => {
    throw new DatesError('"32 March" is not a date.');
  };
  const refused = { code: "unreadableDates", message: '"32 March" is not a date.', requestId: "r-1" };
  expect(await responseTo(fail)).toEqual([422, refused]);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const [status, { code }] = await responseTo(fail, { ...route, refusals: {} });
  expect([status, code]).toEqual([500, "internal"]);
});
