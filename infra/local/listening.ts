import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Someone else listens on the port that was asked for. */
export class PortTakenError extends Error {
  override name = "PortTakenError";
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is taken by another program.`);
    this.port = port;
  }
}

/** Starts to listen, for this machine only. @returns the port, which is a free one when `port` is 0 */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new PortTakenError(port) : error);
    });
    server.listen(port, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port; // a server that listens on TCP has such an address
}
