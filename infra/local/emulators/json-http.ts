import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { ServiceError } from "./engine.ts";
import { DISK_FULL, isDiskFull } from "./files/full-disk.ts";

/** The JSON body of a request. An empty body becomes an empty object; fields that are null are removed. */
export async function jsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  try {
    return JSON.parse(text === "" ? "{}" : text, (_, value) => value ?? undefined);
  } catch {
    throw new ServiceError("SerializationException", `The request's body is not JSON: "${text.slice(0, 80)}"`);
  }
}

/** Responds to each request in JSON with the result of `answer` or the error that it throws. */
export function answeringJson(answer: (request: IncomingMessage) => Promise<object>, contentType: string) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      answerJson(response, 200, await answer(request), contentType);
    } catch (error) {
      answerError(response, error, contentType);
    }
  };
}

export function answerJson(response: ServerResponse, status: number, body: object, contentType: string): void {
  response.writeHead(status, { "content-type": contentType }).end(JSON.stringify(body));
}

/** Sends an error as AWS does, named in a header and in the body; a fault of the emulator itself is a 500. */
export function answerError(response: ServerResponse, error: unknown, contentType: string): void {
  const known = error instanceof ServiceError ? error : internalError(error);
  response.setHeader("x-amzn-errortype", known.code);
  const body = { __type: known.code, message: known.message, ...known.details };
  answerJson(response, known.status, body, contentType);
}

function internalError(error: unknown): ServiceError {
  if (isDiskFull(error)) return new ServiceError("DiskFull", DISK_FULL.message, 507);
  console.error(error);
  return new ServiceError("InternalErrorException", `The local engine failed: ${error}`, 500);
}

/** Stops listening and closes keep-alive connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
