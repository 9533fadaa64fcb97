import { createServer, type IncomingHttpHeaders, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A call of the SDK on its way to a service. */
export interface WireCall {
  /** Such as "DYNAMODB PutItem" or "S3 PUT". */
  readonly name: string;
  /** Whether it changes, starts or sends something. */
  readonly isEffect: boolean;
  readonly body: string;
  /** The actor and the number of the call, if actions take turns. */
  readonly turn: string | undefined;
}

/** The header with the turn. */
export const TURN = "x-turn";

/**
 * The fault of a call. `undone`: an error without a retry, nothing is executed. `lost`: executed, but the response is
 * lost. `cut`: executed, and the connection breaks after so many bytes of the response. `hung`: nothing is executed,
 * and no response comes. With a `status`: nothing is executed, and the response is an error of the service, or a text.
 * `late`: executed and answered after so many milliseconds.
 */
export type Fault =
  | "none"
  | "undone"
  | "lost"
  | "hung"
  | { readonly cut: number }
  | { readonly late: number }
  | { readonly status: number; readonly error: string; readonly message?: string }
  | { readonly status: 200; readonly text: string };

/** A proxy between the SDK and the services. */
export interface Wire {
  /** Environment variables that direct the SDK through the proxy. */
  readonly environment: Readonly<Record<string, string>>;
  /** Every call since the last `clear`, in order. */
  readonly calls: readonly WireCall[];
  /** Chooses the fault of each call, and its time. */
  faultFor: (call: WireCall) => Fault | Promise<Fault>;
  /**
   * Answers the next call of a name, such as the start of a run, without executing it.
   *
   * @returns a function that returns its request once it has arrived
   */
  held(name: string): () => { readonly input: string };
  clear(): void;
  close(): void;
}

const PREFIX = "AWS_ENDPOINT_URL_";

/** Puts a proxy in front of each service in an environment. */
export async function wireBefore(environment: Readonly<Record<string, string>>): Promise<Wire> {
  const servers: Server[] = [];
  const calls: WireCall[] = [];
  const wire = { environment: {}, calls, faultFor: (): Fault => "none", held, clear, close } as {
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
      const fault = await keptWaiting(answer, wire.faultFor(call));
      if (fault === "hung") return;
      if (fault === "undone") return refuse(400, "Undone");
      if (typeof fault === "object" && "text" in fault) {
        return void answer.writeHead(200, { "content-type": "application/x-amz-json-1.0" }).end(fault.text);
      }
      if (typeof fault === "object" && "status" in fault) return refuse(fault.status, fault.error, fault.message);
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

      function refuse(status: number, error: string, message = "A fault of the test."): void {
        const isStorage = service === "S3";
        answer.writeHead(status, {
          "content-type": isStorage ? "application/xml" : "application/x-amz-json-1.0",
          "x-amzn-errortype": error,
        });
        answer.end(
          isStorage
            ? `<?xml version="1.0"?><Error><Code>${error}</Code><Message>${message}</Message></Error>`
            : JSON.stringify({ __type: error, message }),
        );
      }
    });
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  function held(name: string): () => { readonly input: string } {
    let body: string | undefined;
    wire.faultFor = (call) => {
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
    wire.faultFor = () => "none";
  }

  function close(): void {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}

// Shorter than any timeout of the product's clients.
const INTERIM_MS = 500;

/** Waits for the fault of a call. Without interim responses, a client would repeat a call that waits long for its turn. */
async function keptWaiting(answer: ServerResponse, fault: Fault | Promise<Fault>): Promise<Fault> {
  const timer = setInterval(() => answer.writeProcessing(), INTERIM_MS);
  try {
    return await fault;
  } finally {
    clearInterval(timer);
  }
}

const READS = /^(?:Get|BatchGet|TransactGet|Query|Scan|Describe|List|InitiateAuth|RespondToAuthChallenge|GET|HEAD)/;

function callOf(service: string, method: string, headers: IncomingHttpHeaders, sent: Buffer): WireCall {
  const operation = String(headers["x-amz-target"] ?? method).replace(/^.*\./, "");
  const turn = headers[TURN]?.toString();
  // The user pool's keys are fetched by a plain GET.
  return { name: `${service} ${operation}`, isEffect: !READS.test(operation), body: sent.toString("latin1"), turn };
}
