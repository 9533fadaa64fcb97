import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** A new id of 16 characters (80 random bits) that is safe in a path, a key and a file name. */
export function newId(): string {
  return Array.from(randomBytes(16), (byte) => ALPHABET[byte % 32]).join("");
}
