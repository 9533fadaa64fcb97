import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { type ApiRoute, createGateway, type GatewayOptions } from "../../infra/local/gateway/gateway.ts";

const token = { issuer: "https://issuer.test", audience: ["web"] };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string | Buffer;
}

/** A gateway to a function that returns the result of `handle`. */
async function gateway(keys: readonly (string | Partial<ApiRoute>)[], options: Partial<GatewayOptions> = {}) {
  const routes = keys.map((route) => ({
    key: "GET /",
    target: "fn",
    scopes: [],
    ...(typeof route === "string" ? { key: route, target: route } : route),
  }));
  const answer = createGateway({
    routes,
    invoke: async (target, event) => ({ statusCode: 200, body: JSON.stringify({ target, event }) }),
    authorize: (text) =>
      text === "good" ? { sub: "ana", scope: "read", "cognito:groups": ["crew", "cast"] } : undefined,
    log: () => {},
    ...options,
  });
  server = createServer(async (incoming, outgoing) => {
    const { status, headers, body } = await answer(incoming);
    outgoing.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server!.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  // Not fetch, which normalises paths and headers before it sends them.
  return (path: string, { method = "GET", headers = {}, body }: Call = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const call = request({ port, path, method, headers }, (response) => {
        let text = "";
        response.on("data", (chunk) => (text += chunk));
        response.on("end", () => resolve({ status: response.statusCode!, headers: response.headers, text }));
      });
      call.on("error", reject).end(body);
    });
}

function eventOf(reply: Reply) {
  return JSON.parse(reply.text).event;
}

it.each([
  ["GET", "/api/scenes/12", "GET /api/scenes/12"],
  ["GET", "/api/scenes/13", "GET /api/scenes/{scene}"],
  ["GET", "/api/scenes/13/strips", "GET /api/scenes/{rest+}"],
  ["POST", "/api/scenes/13", "ANY /api/scenes/{scene}"],
  ["GET", "/api/cast/list", "GET /api/{room}/list"],
  ["DELETE", "/elsewhere", "$default"],
])("answers %s %s by the route %s", async (method, path, route) => {
  const send = await gateway([
    "$default",
    "GET /api/scenes/{rest+}",
    "ANY /api/scenes/{scene}",
    "GET /api/scenes/{scene}",
    "GET /api/{room}/list",
    "GET /api/scenes/12",
  ]);
  expect(JSON.parse((await send(path, { method })).text).target).toBe(route);
});

it.each(["/api/scenes", "/api/scenes/", "/api/scenes/1/", "/api/scenes/a%2Fb", "/"])(
  "has no route for %s",
  async (path) => {
    const send = await gateway(["GET /api/scenes/{scene}"]);
    const reply = await send(path);
    expect([reply.status, reply.text]).toEqual([404, '{"message":"Not Found"}']);
  },
);

it("passes the function an event of payload format 2.0", async () => {
  const send = await gateway([{ key: "POST /api/{id}/cast/{name}", authorizer: token }]);
  const reply = await send("/api/p1/cast/Jo%C3%A3o%20Silva?page=1&tag=a&tag=b%20c", {
    method: "POST",
    headers: {
      authorization: "Bearer good",
      cookie: "session=1; theme=dark",
      "content-type": "application/json",
      "x-trace": ["1", "2"],
    },
    body: '{"name":"Ana"}',
  });
  expect(eventOf(reply)).toMatchObject({
    version: "2.0",
    routeKey: "POST /api/{id}/cast/{name}",
    rawPath: "/api/p1/cast/João Silva",
    rawQueryString: "page=1&tag=a&tag=b%20c",
    cookies: ["session=1", "theme=dark"],
    headers: { "content-type": "application/json", "x-trace": "1,2" },
    queryStringParameters: { page: "1", tag: "a,b c" },
    pathParameters: { id: "p1", name: "João Silva" },
    body: '{"name":"Ana"}',
    isBase64Encoded: false,
    requestContext: {
      authorizer: { jwt: { claims: { sub: "ana", scope: "read", "cognito:groups": "[crew cast]" }, scopes: null } },
      http: { method: "POST", path: "/api/p1/cast/João Silva", protocol: "HTTP/1.1" },
      time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
    },
  });
  expect(eventOf(reply).headers).not.toHaveProperty("cookie");
});

it("omits what a bare request lacks", async () => {
  const send = await gateway(["GET /api/projects"]);
  const event = eventOf(await send("/api/projects"));
  expect(event.isBase64Encoded).toBe(false);
  for (const name of ["body", "cookies", "pathParameters", "queryStringParameters"])
    expect(event).not.toHaveProperty(name);
  expect(event.requestContext).not.toHaveProperty("authorizer");
});

it("encodes a binary body", async () => {
  const send = await gateway(["POST /api/logo"]);
  const event = eventOf(
    await send("/api/logo", {
      method: "POST",
      headers: { "content-type": "image/png" },
      body: Buffer.from([0x89, 0xff]),
    }),
  );
  expect([event.isBase64Encoded, event.body]).toEqual([true, "if8="]);
});

it("sends the function's status, headers, cookies and bytes", async () => {
  const send = await gateway(["GET /api/sheet"], {
    invoke: async () => ({
      statusCode: 201,
      headers: { "Content-Type": "application/pdf", "X-Pages": 3 },
      cookies: ["a=1; HttpOnly", "b=2"],
      body: Buffer.from("%PDF").toString("base64"),
      isBase64Encoded: true,
    }),
  });
  const reply = await send("/api/sheet");
  expect([reply.status, reply.text]).toEqual([201, "%PDF"]);
  expect(reply.headers).toMatchObject({
    "content-type": "application/pdf",
    "x-pages": "3",
    "set-cookie": ["a=1; HttpOnly", "b=2"],
  });
});

it("treats a result without a status as the body", async () => {
  const send = await gateway(["GET /api/plain"], { invoke: async () => ({ scenes: 3 }) });
  const reply = await send("/api/plain");
  expect([reply.status, reply.headers["content-type"], reply.text]).toEqual([200, "application/json", '{"scenes":3}']);
});

it.each([
  ["no token", {}, "Bearer"],
  ["a bad token", { authorization: "Bearer forged" }, 'Bearer error="invalid_token"'],
  ["a good token after a bad one", { authorization: ["Bearer good", "Bearer forged"] }, 'Bearer error="invalid_token"'],
])("refuses %s without a call of the function", async (_, headers: Record<string, string | string[]>, challenge) => {
  let called = false;
  const invoke = async () => {
    called = true;
  };
  const send = await gateway([{ key: "GET /api/projects", authorizer: token }], { invoke });
  const reply = await send("/api/projects", { headers });
  expect([reply.status, reply.text, reply.headers["www-authenticate"]]).toEqual([
    401,
    '{"message":"Unauthorized"}',
    challenge,
  ]);
  expect(called).toBe(false);
});

it("requires a scope if the route does", async () => {
  const send = await gateway([
    { key: "GET /api/read", authorizer: token, scopes: ["read", "all"] },
    { key: "GET /api/write", authorizer: token, scopes: ["write"] },
  ]);
  const headers = { authorization: "Bearer good" };
  expect((await send("/api/read", { headers })).status).toBe(200);
  const refused = await send("/api/write", { headers });
  expect([refused.status, refused.text]).toEqual([403, '{"message":"Forbidden"}']);
});

const tenMegabytes = 10 * 1024 * 1024;

it.each([
  [tenMegabytes, 200],
  [tenMegabytes + 1, 413],
])("answers a body of %i bytes with %i", async (bytes, status) => {
  const send = await gateway(["POST /api/upload"], { invoke: async () => ({ statusCode: 200 }) });
  expect((await send("/api/upload", { method: "POST", body: Buffer.alloc(bytes) })).status).toBe(status);
});

it.each([
  [9_000, 200],
  [10_240, 431],
])("answers a header of %i bytes with %i", async (bytes, status) => {
  const send = await gateway(["GET /api/projects"]);
  expect((await send("/api/projects", { headers: { "x-long": "x".repeat(bytes) } })).status).toBe(status);
});

it.each(["/api/%zz", "/api/%ff"])("refuses the path %s, which cannot be decoded", async (path) => {
  const send = await gateway(["GET /api/{id}"]);
  expect((await send(path)).status).toBe(400);
});

it("hides the error of a function, and logs it", async () => {
  const lines: string[] = [];
  const invoke = async () => {
    throw new Error("table is on fire");
  };
  const send = await gateway(["GET /api/projects"], { invoke, log: (line) => lines.push(line) });
  const reply = await send("/api/projects");
  expect([reply.status, reply.text]).toEqual([500, '{"message":"Internal Server Error"}']);
  expect(lines.join()).toContain("table is on fire");
});

it("returns 413 for a body within its own limit and above the function's", async () => {
  const invoke = async () => {
    throw Object.assign(new Error("Request must be smaller than 6291456 bytes"), {
      name: "RequestEntityTooLargeException",
    });
  };
  const { status, text } = await (await gateway(["GET /"], { invoke }))("/");
  expect([status, text]).toEqual([413, '{"message":"Request Entity Too Large"}']);
});

it("returns 503 while the account's functions are all busy", async () => {
  const invoke = async () => {
    throw Object.assign(new Error("Rate Exceeded."), { name: "TooManyRequestsException" });
  };
  const { status, text, headers } = await (await gateway(["GET /"], { invoke }))("/");
  expect([status, text]).toEqual([503, '{"message":"Service Unavailable"}']);
  expect(headers["retry-after"]).toBe("2");
});

it("tells the function's queue when it has stopped waiting", async () => {
  let told = false;
  const invoke = (_: string, __: unknown, signal: AbortSignal) =>
    new Promise((_done, reject) => {
      signal.addEventListener("abort", () => {
        told = true;
        reject(signal.reason);
      });
    });
  const { status } = await (await gateway(["GET /"], { invoke, timeoutMilliseconds: 50 }))("/");
  expect([status, told]).toEqual([503, true]);
});

it("reports a malformed result as an internal error", async () => {
  const send = await gateway(["GET /api/projects"], {
    invoke: async () => ({ statusCode: 200, body: { not: "text" } }),
  });
  expect((await send("/api/projects")).status).toBe(500);
});

it("ends the wait for a slow function", async () => {
  const send = await gateway(["GET /api/slow"], { invoke: () => new Promise(() => {}), timeoutMilliseconds: 20 });
  const reply = await send("/api/slow");
  expect([reply.status, reply.text]).toEqual([503, '{"message":"Service Unavailable"}']);
});
