import type { IncomingMessage } from "node:http";
import { createContext, Script } from "node:vm";
import { singleHeaders } from "../gateway/http-event.ts";

/** Compiles a CloudFront function. @returns a function that maps a request to the rewritten URI */
export function edgeFunction(code: string): (request: IncomingMessage, uri: string) => string {
  // One context for all requests and no timeout: a context, or the watchdog thread of a timeout, for each call takes
  // longer than all other work of the site.
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
