import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { ServiceError } from "../../engine.ts";
import { accessDenied, invalidRequest } from "./errors.ts";
import { decoded, type S3Request } from "./request.ts";

const ALGORITHM = "AWS4-HMAC-SHA256";
const SKEW_MILLISECONDS = 15 * 60_000;
const MAX_EXPIRY_SECONDS = 7 * 24 * 3600;

/** The secret of an access key; undefined for an unknown key. */
export type SecretOf = (accessKeyId: string) => string | undefined;

/** An access key and the day, region and service of a signature. */
export interface Credential {
  readonly accessKeyId: string;
  readonly scope: string;
}

interface Signature extends Credential {
  readonly date: string;
  readonly signedHeaders: readonly string[];
  readonly payloadHash: string;
  readonly signature: string;
}

/** @returns the access key that signed the request, in its headers or in its query string */
export function authenticate(request: S3Request, secretOf: SecretOf, now: number): string {
  const isPresigned = request.parameter("X-Amz-Signature") !== undefined;
  const signature = isPresigned ? signatureInAddress(request, now) : signatureInHeaders(request, now);
  requireSignedHeaders(request, signature.signedHeaders);
  requireSignature(signature, signature.signature, stringToSign(request, signature), secretOf);
  return signature.accessKeyId;
}

/** Throws if the text was not signed with the secret of the access key. */
export function requireSignature(
  { accessKeyId, scope }: Credential,
  signature: string,
  signedText: string,
  secretOf: SecretOf,
): void {
  const secret = secretOf(accessKeyId);
  if (secret === undefined) {
    const message = "The AWS Access Key Id you provided does not exist in our records.";
    throw new ServiceError("InvalidAccessKeyId", message, 403, { AWSAccessKeyId: accessKeyId });
  }
  const key = scope.split("/").reduce((derived: string | Buffer, part) => hmac(derived, part), `AWS4${secret}`);
  const expected = Buffer.from(hmac(key, signedText).toString("hex"));
  const given = Buffer.from(signature);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new ServiceError(
    "SignatureDoesNotMatch",
    "The request signature we calculated does not match the signature you provided. Check your key and signing method.",
    403,
    { AWSAccessKeyId: accessKeyId },
  );
}

/** Parses `AKIA…/20260504/us-east-1/s3/aws4_request`; returns undefined for any other text. */
export function parseCredential(text: string, date: string): Credential | undefined {
  const [, accessKeyId, scope] = /^([^/]+)\/(\d{8}\/[a-z\d-]+\/s3\/aws4_request)$/.exec(text) ?? [];
  if (accessKeyId === undefined || scope === undefined || !date.startsWith(scope.slice(0, 8))) return undefined;
  return { accessKeyId, scope };
}

/** Parses a date such as `20260504T120000Z` into milliseconds since 1970. */
export function parseAmzDate(text: string | undefined): number {
  const time = Date.parse((text ?? "").replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (Number.isNaN(time)) throw accessDenied("AWS authentication requires a valid Date or x-amz-date header");
  return time;
}

function signatureInHeaders(request: S3Request, now: number): Signature {
  const authorization = request.header("authorization");
  if (authorization === undefined) throw accessDenied();
  if (!authorization.startsWith(`${ALGORITHM} `)) {
    throw invalidRequest(`The authorization mechanism you have provided is not supported. Please use ${ALGORITHM}.`);
  }
  const pairs = authorization.split(/[ ,]/).map((pair) => pair.split("="));
  const part = (name: string) => pairs.find(([key]) => key === name)?.[1] ?? "";
  const date = request.header("x-amz-date") ?? "";
  if (Math.abs(parseAmzDate(date) - now) > SKEW_MILLISECONDS) {
    const message = "The difference between the request time and the current time is too large.";
    throw new ServiceError("RequestTimeTooSkewed", message, 403);
  }
  const credential = parseCredential(part("Credential"), date);
  if (credential === undefined) {
    const message = `The authorization header is malformed; the Credential is not valid: "${part("Credential")}"`;
    throw new ServiceError("AuthorizationHeaderMalformed", message);
  }
  const payloadHash = request.header("x-amz-content-sha256");
  if (payloadHash === undefined) throw invalidRequest("Missing required header for this request: x-amz-content-sha256");
  return {
    ...credential,
    date,
    signedHeaders: part("SignedHeaders").split(";"),
    signature: part("Signature"),
    payloadHash,
  };
}

function signatureInAddress(request: S3Request, now: number): Signature {
  const parameter = (name: string) => request.parameter(name) ?? "";
  const date = parameter("X-Amz-Date");
  const credential = parseCredential(parameter("X-Amz-Credential"), date);
  const seconds = Number(parameter("X-Amz-Expires") || Number.NaN);
  if (parameter("X-Amz-Algorithm") !== ALGORITHM || credential === undefined) {
    throw queryError("Query-string authentication requires X-Amz-Algorithm, X-Amz-Credential and X-Amz-Date");
  }
  if (!(seconds >= 1 && seconds <= MAX_EXPIRY_SECONDS)) {
    throw queryError(`X-Amz-Expires must be between 1 and ${MAX_EXPIRY_SECONDS} seconds`);
  }
  const signedAt = parseAmzDate(date);
  if (signedAt > now + SKEW_MILLISECONDS) throw accessDenied("Request is not yet valid");
  if (signedAt + seconds * 1000 < now) throw accessDenied("Request has expired");
  return {
    ...credential,
    date,
    signedHeaders: parameter("X-Amz-SignedHeaders").split(";"),
    signature: parameter("X-Amz-Signature"),
    payloadHash: request.header("x-amz-content-sha256") ?? "UNSIGNED-PAYLOAD",
  };
}

/** Refuses a request with an unsigned host or x-amz-* header, which could change what S3 does. */
function requireSignedHeaders(request: S3Request, signedHeaders: readonly string[]): void {
  const unsigned = Object.keys(request.incoming.headers).filter(
    (name) => (name === "host" || name.startsWith("x-amz-")) && !signedHeaders.includes(name),
  );
  if (unsigned.length === 0) return;
  const message = "There were headers present in the request which were not signed";
  throw new ServiceError("AccessDenied", message, 403, { HeadersNotSigned: unsigned.join(", ") });
}

function stringToSign(request: S3Request, { date, scope, signedHeaders, payloadHash }: Signature): string {
  const canonicalPath = request.path
    .split("/")
    .map((segment) => encoded(decoded(segment, request.path)))
    .join("/");
  const canonicalQuery = request.parameters
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(byNameThenValue)
    .map((pair) => pair.join("="))
    .join("&");
  const canonicalHeaders = signedHeaders.map((name) => `${name}:${collapsed(request.header(name) ?? "")}\n`);
  const canonicalRequest = [
    request.method,
    canonicalPath,
    canonicalQuery,
    canonicalHeaders.join(""),
    signedHeaders.join(";"),
    payloadHash,
  ].join("\n");
  return [ALGORITHM, date, scope, createHash("sha256").update(canonicalRequest).digest("hex")].join("\n");
}

function byNameThenValue(a: readonly [string, string], b: readonly [string, string]): number {
  const differing = a[0] === b[0] ? 1 : 0;
  return a[differing]! < b[differing]! ? -1 : 1;
}

function collapsed(text: string): string {
  return text.trim().replaceAll(/ +/g, " ");
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function queryError(message: string): ServiceError {
  return new ServiceError("AuthorizationQueryParametersError", message);
}
