import type { IncomingMessage } from "node:http";
import { ServiceError } from "../../engine.ts";
import { invalidArgument, invalidUri } from "./errors.ts";

const MAX_KEY_BYTES = 1024;

/** A parsed S3 request; `bucket` and `key` are empty if the path has none. */
export interface S3Request {
  readonly method: string;
  /** The path as sent, still encoded, because the signature covers it in that form. */
  readonly path: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly bucket: string;
  readonly key: string;
  readonly incoming: IncomingMessage;
  header(name: string): string | undefined;
  parameter(name: string): string | undefined;
}

/** Parses the URL by hand, because URL would resolve the dot segments that S3 must refuse. */
export function parseRequest(incoming: IncomingMessage): S3Request {
  const [path = "", search = ""] = (incoming.url ?? "").split(/\?(.*)/s);
  if (!path.startsWith("/")) throw invalidUri(path);
  const [, bucket = "", ...rest] = path.split("/");
  const key = decoded(rest.join("/"), path);
  if (key !== "") requireKey(key);
  const parameters = search
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair): [string, string] => {
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      return [decoded(name, path), decoded(value.replaceAll("+", " "), path)];
    });
  const byName = new Map(parameters);
  return {
    method: incoming.method ?? "GET",
    path,
    parameters,
    bucket,
    key,
    incoming,
    header: (name) => incoming.headers[name]?.toString(),
    parameter: (name) => byName.get(name),
  };
}

/** Refuses keys that S3 refuses and keys that a browser would change. */
export function requireKey(key: string): void {
  if (key === "") throw invalidArgument("The key must not be empty");
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new ServiceError("KeyTooLongError", "Your key is too long", 400, { MaxSizeAllowed: MAX_KEY_BYTES });
  }
  if (key.split("/").some((segment) => segment === "." || segment === "..")) throw invalidUri(key);
}

export function decoded(text: string, path: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidUri(path);
  }
}
