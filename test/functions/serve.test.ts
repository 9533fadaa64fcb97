import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { serve } from "../../functions/http/serve.ts";
import { inEnglish } from "../../functions/runtime/reader-language.ts";
import { NOT_FOUND } from "../../functions/runtime/refusal.ts";
import { ORIGIN_HEADER } from "../../shared/contract/schema/origin-header.ts";
import { json, type Route } from "../../shared/contract/schema/route.ts";
import { DatesError } from "../../shared/dates/dates-string.ts";
import { t } from "../../shared/i18n/speech.ts";

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

it.each([[[]], [["one=1"]], [["one=1", "two=2"]]])("sends the cookies %j that the handler has set", async (set) => {
  const handler = serve(route, async ({ setCookie }) => {
    for (const cookie of set) setCookie(cookie);
    return { days: [] };
  });
  const { cookies = [] } = await handler(EVENT);
  expect(cookies).toEqual(set);
});

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

describe("in the reader's language", () => {
  const inLanguage = async (language: string, handle: () => unknown) => {
    const headers = { ...EVENT.headers, "accept-language": language };
    const { statusCode, body } = await serve(route, async () => handle() as never)({ ...EVENT, headers });
    return [statusCode, JSON.parse(body).message];
  };
  const noDate = () => {
    throw new DatesError(t('"{text}" ends before it starts.', { text: "{x}" }));
  };

  it("refuses in German, with values and by a constant", async () => {
    expect(await inLanguage("de-AT,de;q=0.9,en;q=0.8", noDate)).toEqual([422, "„{x}“ endet, bevor es beginnt."]);
    const notFound = () => {
      throw NOT_FOUND;
    };
    expect(await inLanguage("de", notFound)).toEqual([404, "Das gibt es nicht, oder Sie haben keinen Zugriff darauf."]);
  });

  it.each(["en-GB", "", "xx", "constructor", "*"])("refuses %j in English", async (language) => {
    expect(await inLanguage(language, noDate)).toEqual([422, '"{x}" ends before it starts.']);
  });

  it("keeps each request's language, and stores English", async () => {
    const [german, english] = await Promise.all([
      inLanguage("de", async () => {
        await new Promise(setImmediate);
        throw new DatesError([t("The logo"), inEnglish(() => t("The logo"))].join());
      }),
      inLanguage("en", () => {
        throw new DatesError(t("The logo"));
      }),
    ]);
    expect([german[1], english[1]]).toEqual(["Das Logo,The logo", "The logo"]);
  });
});
