import type { IncomingMessage } from "node:http";
import { createContext, Script } from "node:vm";
import { singleHeaders } from "../gateway/http-event.ts";

/** Reads the code of a CloudFront function once. @returns the URI that it makes of a request's */
export function edgeFunction(code: string): (request: IncomingMessage, uri: string) => string {
  // One context for all requests, and no limit of time, whose watchdog is a thread for each call: either takes longer than
  // everything else that the site does.
  const context = createContext({});
  new Script(code).runInContext(context);
  const call = new Script("handler(event);");

  return (request, uri) => {
    const headers = Object.fromEntries(
      Object.entries(singleHeaders(request)).map(([name, value]) => [name, { value }]),
    );
    context.event = { version: "1.0", request: { method: request.method, uri, querystring: {}, headers, cookies: {} } };
    const result: unknown = call.runInContext(context);
    if (typeof result === "object" && result !== null && "uri" in result) return String(result.uri);
    throw new Error("A CloudFront function that answers the request itself is not served here.");
  };
}
