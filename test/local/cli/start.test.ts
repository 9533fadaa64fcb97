import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";

/** Runs the script of `npm start`. */
function start(...args: string[]): Promise<{ status: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["infra/local/cli/start.ts", ...args]);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
    child.on("close", (status) => resolve({ status, said }));
  });
}

it("quotes an unknown option, and lists the known ones", async () => {
  const { status, said } = await start("--prot", "4100");
  expect(status).toBe(1);
  expect(said).toContain("--prot");
  expect(said).toContain("--port N");
  expect(said).not.toContain("    at ");
});

it("explains how to use another port when the port is taken", async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const { status, said } = await start("--port", String(port), "--data", "/nowhere");
  server.close();
  expect(status).toBe(1);
  expect(said).toContain(`Port ${port} is taken`);
  expect(said).toContain(`npm start -- --port ${port + 100}`);
  expect(said).not.toContain("    at ");
});
