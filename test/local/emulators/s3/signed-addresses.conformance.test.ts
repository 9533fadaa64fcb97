import { readdirSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { createPresignedPost, type PresignedPost, type PresignedPostOptions } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { describe, expect, it } from "vitest";
import { Bucket, outcome, put, type Running, startS3, textOf } from "./s3-bucket.ts";

const Key = "scripts/draft 1.pdf";

async function withDraft(options: Parameters<typeof startS3>[0] = {}): Promise<Running> {
  const running = await startS3(options);
  await put(running.s3, Key, "FADE IN:", { ContentType: "application/pdf" });
  return running;
}

describe("an address signed for reading", () => {
  const address = ({ s3 }: Running, more = {}) =>
    getSignedUrl(s3, new GetObjectCommand({ Bucket, Key, ...more }), { expiresIn: 60 });

  it("returns the object with the requested headers", async () => {
    const running = await withDraft();
    const inline = { ResponseContentDisposition: 'inline; filename="draft 1.pdf"', ResponseContentType: "text/plain" };
    const answer = await fetch(await address(running, inline));
    expect([answer.status, await answer.text()]).toEqual([200, "FADE IN:"]);
    expect(answer.headers.get("content-disposition")).toBe('inline; filename="draft 1.pdf"');
    expect(answer.headers.get("content-type")).toBe("text/plain");
  });

  it.each([
    ["another object", (url: string) => url.replace("draft", "other"), "403 SignatureDoesNotMatch"],
    ["more time", (url: string) => url.replace("Expires=60", "Expires=600"), "403 SignatureDoesNotMatch"],
    ["another header", (url: string) => `${url}&response-content-type=text%2Fhtml`, "403 SignatureDoesNotMatch"],
    ["no signature", (url: string) => url.replace(/&X-Amz-Signature=\w+/, ""), "403 AccessDenied"],
    ["another key", (url: string) => url.replace("local%2F", "nobody%2F"), "403 InvalidAccessKeyId"],
    ["another service", (url: string) => url.replace("%2Fs3%2F", "%2Fsqs%2F"), "400 AuthorizationQueryParametersError"],
    ["a broken escape", (url: string) => url.replace("draft", "%E0%A4%A"), "400 InvalidURI"],
  ])("is refused with %s", async (_, tamper, expected) => {
    expect(await outcome(fetch(tamper(await address(await withDraft()))))).toBe(expected);
  });

  it("is valid from its signature to its expiry, for one method", async () => {
    let now = Date.now();
    const running = await withDraft({ now: () => now });
    const url = await address(running);
    now -= 16 * 60_000;
    expect(await outcome(fetch(url))).toBe("403 AccessDenied");
    now += 16 * 60_000;
    expect(await outcome(fetch(url, { method: "PUT", body: "x" }))).toBe("403 SignatureDoesNotMatch");
    now += 59_000;
    expect(await outcome(fetch(url))).toBe("200");
    now += 2_000;
    expect(await outcome(fetch(url))).toBe("403 AccessDenied");
  });
});

describe("an address signed for writing", () => {
  const address = ({ client }: Running) =>
    getSignedUrl(
      client({ requestChecksumCalculation: "WHEN_REQUIRED" }),
      new PutObjectCommand({ Bucket, Key, ContentType: "application/pdf" }),
      { expiresIn: 60, signableHeaders: new Set(["content-type"]) },
    );
  const headers = { "content-type": "application/pdf" };

  it("accepts a body of the signed type", async () => {
    const running = await startS3();
    const url = await address(running);
    expect(await outcome(fetch(url, { method: "PUT", headers, body: "FADE IN:" }))).toBe("200");
    expect(await textOf(running.s3, Key)).toBe("FADE IN:");
    const html = { "content-type": "text/html" };
    expect(await outcome(fetch(url, { method: "PUT", headers: html, body: "x" }))).toBe("403 SignatureDoesNotMatch");
    const added = { ...headers, "x-amz-meta-title": "x" };
    expect(await outcome(fetch(url, { method: "PUT", headers: added, body: "x" }))).toBe("403 AccessDenied");
    expect(await textOf(running.s3, Key)).toBe("FADE IN:");
  });

  it("stores nothing of an interrupted body", async () => {
    const running = await startS3();
    const sending = request(await address(running), {
      method: "PUT",
      headers: { ...headers, "content-length": 100_000 },
    });
    await new Promise<void>((resolve) => {
      sending.on("error", () => {}).on("close", resolve);
      sending.write("x".repeat(50_000), () => sending.destroy());
    });
    await expect(textOf(running.s3, Key)).rejects.toThrow("The specified key does not exist.");
    await expect.poll(() => readdirSync(join(running.folder, Bucket, "bodies"))).toEqual([]);
  });
});

describe("a signed form", () => {
  const sizeAndType: PresignedPostOptions["Conditions"] = [
    ["content-length-range", 5, 10],
    ["eq", "$Content-Type", "application/pdf"],
  ];
  const form = ({ s3 }: Running, more: Partial<PresignedPostOptions> = {}) =>
    createPresignedPost(s3, {
      Bucket,
      Key,
      Conditions: sizeAndType,
      Fields: { "Content-Type": "application/pdf" },
      Expires: 60,
      ...more,
    });
  function post({ url, fields }: PresignedPost, body: string, changed: Record<string, string> = {}, name = "a.pdf") {
    const data = new FormData();
    for (const [field, value] of Object.entries({ ...fields, ...changed })) data.append(field, value);
    data.append("file", new Blob([body]), name);
    return fetch(url, { method: "POST", body: data });
  }

  it("stores its file with its type", async () => {
    const created: unknown[] = [];
    const running = await startS3({ onCreated: (object) => created.push(object) });
    expect(await outcome(post(await form(running), "FADE IN:"))).toBe("204");
    expect(await textOf(running.s3, Key)).toBe("FADE IN:");
    const { ContentType } = await running.s3.send(new HeadObjectCommand({ Bucket, Key }));
    expect(ContentType).toBe("application/pdf");
    expect(created).toEqual([{ bucket: Bucket, key: Key, size: 8, id: expect.any(String) }]);
  });

  it("puts the file's name in the key's placeholder only", async () => {
    const running = await startS3();
    const ownName = await form(running, {
      Key: `photos/\${filename}`,
      Fields: { success_action_status: "201" },
      Conditions: [],
    });
    const answer = await post(ownName, "FADE IN:", {}, "../../kitchen.jpg");
    expect([answer.status, /<Key>(.*)<\/Key>/.exec(await answer.text())?.[1]]).toEqual([201, "photos/kitchen.jpg"]);
    expect(await outcome(post(ownName, "x", { key: "photos/../logo" }))).toBe("400 InvalidURI");
    expect(await outcome(post(ownName, "x", { key: "logo" }))).toBe("403 AccessDenied");
  });

  it.each([
    ["more than the limit", "FADE IN: INT.", {}, "400 EntityTooLarge"],
    ["less than the limit", "INT.", {}, "400 EntityTooSmall"],
    ["another type", "FADE IN:", { "Content-Type": "text/html" }, "403 AccessDenied"],
    ["another key", "FADE IN:", { key: "scripts/other.pdf" }, "403 AccessDenied"],
    ["an unsigned field", "FADE IN:", { "x-amz-meta-title": "x" }, "403 AccessDenied"],
    ["another policy", "FADE IN:", { Policy: btoa("{}") }, "403 SignatureDoesNotMatch"],
    ["another signature", "FADE IN:", { "X-Amz-Signature": "0".repeat(64) }, "403 SignatureDoesNotMatch"],
  ])("is refused with %s", async (_, body, changed, expected) => {
    const running = await startS3();
    expect(await outcome(post(await form(running), body, changed))).toBe(expected);
    await expect(textOf(running.s3, Key)).rejects.toThrow("The specified key does not exist.");
    expect(readdirSync(join(running.folder, Bucket, "bodies"))).toEqual([]);
  });

  it("refused during a large upload leaves its connection usable", async () => {
    const { url, fields } = await form(await startS3());
    const data = new FormData();
    for (const [field, value] of Object.entries(fields)) data.append(field, value);
    data.append("file", new Blob(["x".repeat(8_000_000)]));
    const whole = new Response(data);
    const body = Buffer.from(await whole.arrayBuffer());
    const { pathname, port } = new URL(url);
    const type = whole.headers.get("content-type");
    const socket = connect(Number(port), "127.0.0.1", () => {
      socket.write(`POST ${pathname} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\n`);
      socket.write(`content-length: ${body.length}\r\n\r\n`);
      socket.write(body);
      socket.end("GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    });
    const answers = await text(socket);
    expect(answers.match(/(?<=<Code>)\w+/g)).toEqual(["EntityTooLarge", "AccessDenied"]);
  });

  it("is refused once expired", async () => {
    let now = Date.now();
    const running = await startS3({ now: () => now });
    const signed = await form(running);
    now += 61_000;
    expect(await outcome(post(signed, "FADE IN:"))).toBe("403 AccessDenied");
  });

  it.each([
    ["no file", "--x\r\ncontent-disposition: form-data; name=a\r\n\r\nb\r\n--x--\r\n"],
    ["a truncated file", "--x\r\ncontent-disposition: form-data; name=file; filename=a\r\n\r\nb"],
    ["nothing", ""],
  ])("is refused with %s", async (_, body) => {
    const { endpoint } = await startS3();
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    expect(await outcome(fetch(`${endpoint}/${Bucket}`, { method: "POST", headers, body }))).toMatch(/^40[03] \w+$/);
  });
});

describe("a browser on another origin", () => {
  const cors = [
    { AllowedOrigins: ["https://*.film"], AllowedMethods: ["GET", "POST"], AllowedHeaders: ["x-*"], MaxAge: 60 },
  ];
  const ask = async (origin: string, method: string, header = "X-One") => {
    const { endpoint } = await startS3({ cors });
    const headers = {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": header,
    };
    return fetch(`${endpoint}/${Bucket}/a`, { method: "OPTIONS", headers });
  };

  it("may send what the bucket's rules allow", async () => {
    const answer = await ask("https://crew.film", "POST");
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "access-control-allow-origin": "https://crew.film",
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "X-One",
      "access-control-max-age": "60",
    });
  });

  it.each([
    ["https://crew.film", "PUT", "x-one"],
    ["https://crew.example", "GET", "x-one"],
    ["https://crew.film", "GET", "authorization"],
  ])("at %s may not send %s with %s", async (origin, method, header) => {
    expect(await outcome(ask(origin, method, header))).toBe("403 AccessForbidden");
  });

  it("can read the responses, also refusals", async () => {
    const { endpoint } = await startS3({ cors });
    const answer = await fetch(`${endpoint}/${Bucket}/a`, { headers: { origin: "https://crew.film" } });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([403, "https://crew.film"]);
    const other = await fetch(`${endpoint}/${Bucket}/a`, { headers: { origin: "https://crew.example" } });
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("an unusual request", () => {
  /** The status and the code of the answer to a raw request, whose dot segments no library removes. */
  async function raw({ endpoint }: Running, head: string): Promise<string> {
    const socket = connect(Number(new URL(endpoint).port), "127.0.0.1");
    socket.end(`${head} HTTP/1.1\r\nhost: local\r\nconnection: close\r\n\r\n`);
    const answer = await text(socket);
    return `${answer.slice(9, 12)} ${/<Code>(.*)<\/Code>/.exec(answer)?.[1]}`;
  }

  it.each([
    [`GET /${Bucket}/a/../b`, "400 InvalidURI"],
    [`GET /${Bucket}/a/%2e%2e/b`, "400 InvalidURI"],
    [`GET /${Bucket}/${"a".repeat(1025)}`, "400 KeyTooLongError"],
    [`GET /${Bucket}/%ff`, "400 InvalidURI"],
    ["GET http://elsewhere/a", "400 InvalidURI"],
    [`GET /${Bucket}/a?X-Amz-Signature=1`, "400 AuthorizationQueryParametersError"],
    [`PATCH /${Bucket}/a`, "403 AccessDenied"],
    [`POST /${Bucket}`, "403 AccessDenied"],
    [`OPTIONS /${Bucket}/a`, "400 BadRequest"],
    ["GET /", "403 AccessDenied"],
  ])("such as %s gets the answer %s", async (head, expected) => {
    const running = await startS3();
    expect(await raw(running, head)).toBe(expected);
    expect(await raw(running, "GET /")).toBe("403 AccessDenied");
  });
});
