import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askCognito } from "../../functions/store/aws/cognito.ts";

let server: Server;
let requests: number;
let broken: number;

beforeEach(async () => {
  [requests, broken] = [0, 0];
  server = createServer((request, response) => {
    if (++requests <= broken) request.socket.destroy();
    else response.end("{}");
  });
  await once(server.listen(0), "listening");
  vi.stubEnv("USER_POOL_ID", "us-east-1_Pool00000");
  vi.stubEnv("CLIENT_ID", "client");
  vi.stubEnv(
    "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER",
    `http://localhost:${(server.address() as AddressInfo).port}`,
  );
});

afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const ask = () => askCognito("InitiateAuth", {});

it("repeats a request to Cognito when its connection breaks", async () => {
  broken = 2;
  await ask();
  expect(requests).toBe(3);
});

it("fails after the third broken connection", async () => {
  broken = 3;
  await expect(ask()).rejects.toMatchObject({ code: "NetworkError" });
  expect(requests).toBe(3);
});
