import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Gateway } from "../../infra/local/gateway/gateway.ts";
import { distribution } from "../../infra/local/resources/distribution.ts";
import { createSite } from "../../infra/local/site/site.ts";
import { siteFiles } from "../../infra/local/site/site-files.ts";
import { stackTemplate } from "../../infra/local/template/assembly.ts";
import { loadTemplates } from "../../infra/local/template/template.ts";

const addresses = { site: "localhost:4000", storage: "127.0.0.1:4001" };

const pageOf = `function handler(event) {
  if (!event.request.uri.includes(".")) event.request.uri = "/index.html";
  return event.request;
}`;

const header = (Header: string, Value: string, Override: boolean) => ({ Header, Value, Override });

function template(config: object = {}, defaultBehavior: object = {}) {
  return {
    Resources: {
      Api: { Type: "AWS::ApiGatewayV2::Api" },
      Files: { Type: "AWS::S3::Bucket" },
      PageOf: { Type: "AWS::CloudFront::Function", Properties: { FunctionCode: pageOf } },
      Headers: {
        Type: "AWS::CloudFront::ResponseHeadersPolicy",
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: "headers",
            SecurityHeadersConfig: {
              ContentSecurityPolicy: {
                ContentSecurityPolicy: {
                  "Fn::Join": ["", ["img-src https://", { "Fn::GetAtt": ["Files", "RegionalDomainName"] }]],
                },
                Override: true,
              },
              ContentTypeOptions: { Override: true },
              StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: true, Override: true },
            },
            CustomHeadersConfig: { Items: [header("X-Kept", "policy", false), header("X-Replaced", "policy", true)] },
          },
        },
      },
      Site: {
        Type: "AWS::CloudFront::Distribution",
        Properties: {
          DistributionConfig: {
            DefaultRootObject: "index.html",
            Origins: [
              { Id: "files", DomainName: { "Fn::GetAtt": ["Files", "RegionalDomainName"] } },
              {
                Id: "api",
                DomainName: { "Fn::Select": [2, { "Fn::Split": ["/", { "Fn::GetAtt": ["Api", "ApiEndpoint"] }] }] },
              },
            ],
            DefaultCacheBehavior: {
              TargetOriginId: "files",
              Compress: true,
              ResponseHeadersPolicyId: { Ref: "Headers" },
              ...defaultBehavior,
            },
            CacheBehaviors: [
              {
                PathPattern: "/api/*",
                TargetOriginId: "api",
                AllowedMethods: ["GET", "HEAD", "POST"],
                ResponseHeadersPolicyId: { Ref: "Headers" },
              },
            ],
            ...config,
          },
        },
      },
    },
  };
}

const page = "<title>Backlot</title>";
const script = "console.log('strip');\n".repeat(100);

let folder: string;
let server: Server | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backlot-site-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "assets", "main-1a2b3c4d.js"), script);
});

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const answering =
  (status: number): Gateway =>
  async ({ url }) => ({
    status,
    headers: { "content-type": "application/json", "x-kept": "origin", "x-replaced": "origin" },
    body: Buffer.from(JSON.stringify({ url })),
  });

async function site(of = template(), gateway = answering(200), now = Date.now) {
  const templates = loadTemplates([stackTemplate("site", of)], () => addresses);
  const files = siteFiles(folder);
  server = createServer(
    createSite({ distribution: distribution(templates, addresses), files: () => files, gateway, log: () => {}, now }),
  );
  await new Promise<void>((listening) => server!.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
      const call = request({ port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      call.on("error", reject).end();
    });
}

it("serves the page, the files and the API from one address", async () => {
  const get = await site();
  expect((await get("/")).body.toString()).toBe(page);
  expect((await get("/index.html")).headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
  });
  expect((await get("/assets/main-1a2b3c4d.js")).headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await get("/api/projects?a=1")).body.toString()).toBe('{"url":"/api/projects?a=1"}');
});

it("adds the template's headers to every answer, and replaces the origin's only if the policy does", async () => {
  const get = await site();
  for (const path of ["/", "/missing.js", "/api/projects"]) {
    expect((await get(path)).headers).toMatchObject({
      "content-security-policy": "img-src http://127.0.0.1:4001",
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=60; includeSubDomains",
      "x-replaced": "policy",
    });
  }
  expect((await get("/")).headers["x-kept"]).toBe("policy");
  expect((await get("/api/projects")).headers["x-kept"]).toBe("origin");
});

it("applies the CloudFront function to the path", async () => {
  const associations = {
    FunctionAssociations: [{ EventType: "viewer-request", FunctionARN: { "Fn::GetAtt": ["PageOf", "FunctionARN"] } }],
  };
  const get = await site(template({}, associations));
  expect((await get("/ana/p1/script")).body.toString()).toBe(page);
  expect((await get("/missing.js")).status).toBe(403);
});

it("replaces errors of both origins by the distribution's error page, as CloudFront does", async () => {
  const CustomErrorResponses = [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponseCode: 200,
    ResponsePagePath: "/index.html",
  }));
  const get = await site(template({ CustomErrorResponses }), answering(404));
  for (const path of ["/ana/p1/script", "/api/projects"]) {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, page]);
  }
});

describe("an error of the API", () => {
  /** A gateway that fails once with a status, and a function that calls it for two people. */
  async function failingOnce(status: number, config: object = {}) {
    const state = { now: 0, calls: 0 };
    const gateway: Gateway = (asked) => answering(state.calls++ === 0 ? status : 200)(asked);
    const get = await site(template(config), gateway, () => state.now);
    return { state, ask: async (path = "/api/projects?a=1", method = "GET") => (await get(path, {}, method)).status };
  }

  it("is served to everyone for ten seconds unless the distribution says otherwise", async () => {
    const { state, ask } = await failingOnce(503);
    expect([await ask(), await ask(), await ask("/api/projects?b=2")]).toEqual([503, 503, 503]);
    state.now = 9_999;
    expect(await ask()).toBe(503);
    state.now = 10_000;
    expect(await ask()).toBe(200);
    expect(state.calls).toBe(2);
  });

  it("is served for as long as the distribution says", async () => {
    const none = await failingOnce(503, { CustomErrorResponses: [{ ErrorCode: 503, ErrorCachingMinTTL: 0 }] });
    expect([await none.ask(), await none.ask()]).toEqual([503, 200]);
    const minute = await failingOnce(503, { CustomErrorResponses: [{ ErrorCode: 503, ErrorCachingMinTTL: 60 }] });
    expect(await minute.ask()).toBe(503);
    minute.state.now = 59_000;
    expect(await minute.ask()).toBe(503);
  });

  it("is not kept if the request changed something, or for statuses that CloudFront does not keep", async () => {
    const changing = await failingOnce(503);
    expect([await changing.ask("/api/projects", "POST"), await changing.ask("/api/projects", "POST")]).toEqual([
      503, 200,
    ]);
    const refused = await failingOnce(403);
    expect([await refused.ask(), await refused.ask()]).toEqual([403, 200]);
  });
});

it("compresses text if the browser supports it", async () => {
  const get = await site();
  const { headers, body } = await get("/assets/main-1a2b3c4d.js", { "accept-encoding": "gzip, br" });
  expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(brotliDecompressSync(body).toString()).toBe(script);
  expect((await get("/assets/main-1a2b3c4d.js")).headers).not.toHaveProperty("content-encoding");
});

it("returns 304 to a browser that has the file", async () => {
  const get = await site();
  const { headers } = await get("/");
  const again = await get("/", { "if-none-match": String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it("sends no body to HEAD, and refuses methods that the behaviour does not allow", async () => {
  const get = await site();
  const head = await get("/", {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, String(page.length), 0]);
  expect((await get("/", {}, "POST")).status).toBe(403);
  expect((await get("/api/projects", {}, "DELETE")).status).toBe(403);
});

it.each(["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "//etc/passwd"])(
  "does not leave the folder for %s",
  async (path) => {
    writeFileSync(join(folder, "..", "secret.txt"), "secret");
    const get = await site();
    expect((await get(path)).status).toBe(403);
  },
);

it("refuses an unknown origin", () => {
  const strange = template({ CacheBehaviors: [], Origins: [{ Id: "files", DomainName: "elsewhere.example" }] });
  const templates = loadTemplates([stackTemplate("site", strange)], () => addresses);
  expect(() => distribution(templates, addresses)).toThrow("elsewhere.example");
});
