import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendMail } from "../../functions/store/aws/mail.ts";

const used = new Set<Socket>();
let server: Server;
let sent: number;

beforeEach(async () => {
  sent = 0;
  // Like a service that closes idle connections at the moment of their next request.
  server = createServer((request, response) => {
    if (used.has(request.socket)) return request.socket.destroy();
    used.add(request.socket);
    sent++;
    response.setHeader("content-type", "application/json").end('{"MessageId":"1"}');
  });
  await once(server.listen(0), "listening");
  vi.stubEnv("MAIL_FROM", "backlot@example.com");
  vi.stubEnv("MAIL_EVENTS", "events");
  vi.stubEnv("AWS_REGION", "us-east-1");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "key");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  vi.stubEnv("AWS_ENDPOINT_URL_SESV2", `http://localhost:${(server.address() as AddressInfo).port}`);
});

afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

it("sends each email once, over a connection that the service has not closed", async () => {
  await sendMail("ana@example.com", "First", "Hello");
  await sendMail("ana@example.com", "Second", "Hello again");
  expect(sent).toBe(2);
});
