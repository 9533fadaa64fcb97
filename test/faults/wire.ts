import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A call of the SDK on its way to a service. */
export interface WireCall {
  /** Such as "DYNAMODB PutItem" or "S3 PUT". */
  readonly name: string;
  /** Whether it changes, starts or sends something. */
  readonly isEffect: boolean;
  readonly body: string;
  /** Whose call it is and their how many, where turns are taken. */
  readonly turn: string | undefined;
}

/** The header that says so. */
export const TURN = "x-turn";

/**
 * What befalls a call. `undone`: an error that nobody tries again, and nothing is done. `lost`: all is done, and the
 * answer never comes. `cut`: all is done, and the line breaks after so many bytes of the answer. `hung`: nothing is done,
 * and nothing ever answers. With a `status`: nothing is done, and the answer is an error of the service, or a text. `late`: done and answered after
 * some milliseconds.
 */
export type Fault =
  | "none"
  | "undone"
  | "lost"
  | "hung"
  | { readonly cut: number }
  | { readonly late: number }
  | { readonly status: number; readonly error: string }
  | { readonly status: 200; readonly text: string };

/** What stands between the SDK and the services. */
export interface Wire {
  /** What the SDK's environment is to be, so that its calls come by here. */
  readonly environment: Readonly<Record<string, string>>;
  /** Every call since the last `clear`, in order. */
  readonly calls: readonly WireCall[];
  /** Decides of each call what befalls it, and when. */
  befall: (call: WireCall) => Fault | Promise<Fault>;
  /** Answers the next call of a name, such as the start of a run, as if it were done. @returns what it was to do, once it has come */
  held(name: string): () => { readonly input: string };
  clear(): void;
  close(): void;
}

const PREFIX = "AWS_ENDPOINT_URL_";

/** Puts a wire before each of the services that an environment names. */
export async function wireBefore(environment: Readonly<Record<string, string>>): Promise<Wire> {
  const servers: Server[] = [];
  const calls: WireCall[] = [];
  const wire = { environment: {}, calls, befall: (): Fault => "none", held, clear, close } as {
    -readonly [Name in keyof Wire]: Wire[Name];
  };
  const addresses = await Promise.all(
    Object.entries(environment)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(async ([name, address]) => [name, await before(name.slice(PREFIX.length), new URL(address))] as const),
  );
  wire.environment = { ...environment, ...Object.fromEntries(addresses) };
  return wire;

  async function before(service: string, { hostname, port }: URL): Promise<string> {
    const server = createServer(async (incoming, answer) => {
      const { method = "GET", url: path = "/", headers } = incoming;
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const sent = Buffer.concat(chunks);
      const call = callOf(service, method, headers, sent);
      calls.push(call);
      const fault = await wire.befall(call);
      if (fault === "hung") return;
      if (fault === "undone") return refuse(400, "Undone");
      if (typeof fault === "object" && "text" in fault) {
        return void answer.writeHead(200, { "content-type": "application/x-amz-json-1.0" }).end(fault.text);
      }
      if (typeof fault === "object" && "status" in fault) return refuse(fault.status, fault.error);
      if (typeof fault === "object" && "late" in fault) await pause(fault.late);
      const forwarded = request({ hostname, port, method, path, headers, agent: false }, async (answered) => {
        const parts: Buffer[] = [];
        for await (const chunk of answered) parts.push(chunk);
        const body = Buffer.concat(parts);
        if (fault === "lost") return incoming.socket.destroy();
        answer.writeHead(answered.statusCode ?? 500, answered.headers);
        if (typeof fault === "object" && "cut" in fault) {
          answer.write(body.subarray(0, fault.cut), () => incoming.socket.resetAndDestroy());
        } else answer.end(body);
      });
      forwarded.on("error", () => incoming.socket.destroy()).end(sent);

      function refuse(status: number, error: string): void {
        const isStorage = service === "S3";
        answer.writeHead(status, {
          "content-type": isStorage ? "application/xml" : "application/x-amz-json-1.0",
          "x-amzn-errortype": error,
        });
        answer.end(
          isStorage
            ? `<?xml version="1.0"?><Error><Code>${error}</Code><Message>A fault of the test.</Message></Error>`
            : JSON.stringify({ __type: error, message: "A fault of the test." }),
        );
      }
    });
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  function held(name: string): () => { readonly input: string } {
    let body: string | undefined;
    wire.befall = (call) => {
      if (call.name !== name || body !== undefined) return "none";
      body = call.body;
      return { status: 200, text: JSON.stringify({ executionArn: "arn:held", startDate: 0 }) };
    };
    return () => {
      if (body === undefined) throw new Error(`There was no ${name}.`);
      return JSON.parse(body);
    };
  }

  function clear(): void {
    calls.splice(0);
    wire.befall = () => "none";
  }

  function close(): void {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}

const READS = /^(?:Get|BatchGet|TransactGet|Query|Scan|Describe|List|InitiateAuth|RespondToAuthChallenge|GET|HEAD)/;

function callOf(service: string, method: string, headers: IncomingHttpHeaders, sent: Buffer): WireCall {
  const operation = String(headers["x-amz-target"] ?? method).replace(/^.*\./, "");
  const turn = headers[TURN]?.toString();
  // Keys of the user pool come by a plain GET.
  return { name: `${service} ${operation}`, isEffect: !READS.test(operation), body: sent.toString("latin1"), turn };
}
