import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { ApiError, apiClient } from "../../infra/local/demo/api-client.ts";
import { routes } from "../../shared/contract/routes.ts";

interface Heard {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  type: string | undefined;
  body: string;
}

let server: Server;

/** A server that gives the same answer to every request and records the requests. */
async function serverThatAnswers(status: number, answer: string): Promise<{ url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  server = createServer(async (request, response) => {
    const { authorization, "content-type": type } = request.headers;
    const body = Buffer.concat(await request.toArray()).toString();
    heard.push({ method: request.method, url: request.url, authorization, type, body });
    response.writeHead(status).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}

afterEach(() => server.close());

describe("the seed's API client", () => {
  it("fills the path, sends the token and JSON", async () => {
    const { url, heard } = await serverThatAnswers(200, '{"ok":true}');
    const params = { id: "04q7tb58", castId: "3" };
    await apiClient(url, "a-token")(routes.lockActor, { params, payload: { actor_name: null } });
    expect(heard).toEqual([
      {
        method: "POST",
        url: "/api/04q7tb58/cast/3/lock",
        authorization: "Bearer a-token",
        type: "application/json",
        body: '{"actor_name":null}',
      },
    ]);
  });

  it("escapes names in the path and appends the query", async () => {
    const { url, heard } = await serverThatAnswers(200, "{}");
    const call = { params: { id: "04q7tb58", scheduleName: "Main Unit?" }, query: { day: 2 } };
    await apiClient(url)(routes.getCallSheet, call);
    expect(heard[0]?.url).toBe("/api/04q7tb58/call-sheet/Main%20Unit%3F?day=2");
    expect(heard[0]?.authorization).toBeUndefined();
  });

  it("sends a form as a form", async () => {
    const { url, heard } = await serverThatAnswers(500, "");
    const payload = new FormData();
    payload.set("fileName", "White-draft");
    await apiClient(url)(routes.uploadScript, { params: { id: "04q7tb58" }, payload }).catch(() => {});
    expect(heard[0]?.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(heard[0]?.body).toContain("White-draft");
  });

  it.each([
    [409, '{"code":"emailTaken","message":"Sign in instead."}', "emailTaken", "409 emailTaken: Sign in instead."],
    [502, "<h1>Bad gateway</h1>", "unreadable", "502 unreadable: <h1>Bad gateway</h1>"],
  ])("reports the request and the answer %i", async (status, answer, code, words) => {
    const { url } = await serverThatAnswers(status, answer);
    const payload = { email: "demo@backlot.example", password: "secret" };
    const refused = await apiClient(url)(routes.signup, { payload }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ code, status, message: `POST /api/signup was answered with ${words}` });
  });

  it("refuses an answer that violates the contract", async () => {
    const { url } = await serverThatAnswers(200, '{"token":7}');
    const payload = { email: "demo@backlot.example", password: "secret" };
    await expect(apiClient(url)(routes.login, { payload })).rejects.toThrow(/token/);
  });
});
