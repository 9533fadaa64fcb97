import { createHash, randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** A new ID of 16 characters (80 random bits) that is safe in paths, keys and file names. */
export function newId(): string {
  return idFrom(randomBytes(16));
}

/** The ID derived from a user's idempotency key, so that a retry finds what the first attempt created. */
export function idFromIdempotencyKey(userId: string, operation: string): string {
  return idOf(`${userId}\n${operation}`);
}

/** The ID derived from a text. */
export function idOf(text: string): string {
  return idFrom(createHash("sha256").update(text).digest().subarray(0, 16));
}

const idFrom = (bytes: Uint8Array) => Array.from(bytes, (byte) => ALPHABET[byte % 32]).join("");

const ID = new RegExp(`^[${ALPHABET}]{16}$`);

/** Whether the text has the format of an ID from `newId`. */
export const isIdOfOurs = (text: string): boolean => ID.test(text);
