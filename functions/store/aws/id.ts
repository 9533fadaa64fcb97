import { createHash, randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** A new id of 16 characters (80 random bits) that is safe in a path, a key and a file name. */
export function newId(): string {
  return idFrom(randomBytes(16));
}

/** The id of what somebody makes by an operation, so that whoever asks again finds what they have made. */
export function idFromIdempotencyKey(userId: string, operation: string): string {
  return idFrom(createHash("sha256").update(`${userId}\n${operation}`).digest().subarray(0, 16));
}

const idFrom = (bytes: Uint8Array) => Array.from(bytes, (byte) => ALPHABET[byte % 32]).join("");

const ID = new RegExp(`^[${ALPHABET}]{16}$`);

/** Whether a text looks like an id that was made here. */
export const isIdOfOurs = (text: string): boolean => ID.test(text);
