import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The requested port is in use. */
export class PortTakenError extends Error {
  override name = "PortTakenError";
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is taken by another program.`);
    this.port = port;
  }
}

const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Listens on 127.0.0.1 only. A request whose Host header is not a loopback name is refused, which prevents DNS
 * rebinding.
 *
 * @returns the port; a free one is chosen when `port` is 0
 */
export async function listen(server: Server, port: number): Promise<number> {
  refuseForeignHosts(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new PortTakenError(port) : error);
    });
    server.listen(port, "127.0.0.1", resolve);
  });
  return (server.address() as AddressInfo).port; // A TCP server's address is always an AddressInfo.
}

function refuseForeignHosts(server: Server): void {
  const answering = server.listeners("request") as RequestListener[]; // This event has no others.
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    if (LOCAL_HOST.test(request.headers.host ?? "")) for (const answer of answering) answer(request, response);
    else response.writeHead(421, { "content-type": "text/plain", connection: "close" }).end(FOREIGN_HOST);
  });
}

const FOREIGN_HOST = "Only requests for localhost, 127.0.0.1 and [::1] are answered here.";
