import { createHmac, randomBytes } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_SECONDS = 30;

/** A new 256-bit secret, as 52 base-32 characters like Cognito's. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(33)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length: 52 }, (_, at) => ALPHABET[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)]).join("");
}

/** The 30-second time step of a time in milliseconds. */
export const totpStep = (milliseconds: number) => Math.floor(milliseconds / 1000 / STEP_SECONDS);

/** The six-digit code of a time step by RFC 6238, as authenticator apps show it. */
export function totpCode(secret: string, step: number): string {
  const count = Buffer.alloc(8);
  count.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", bytesOf(secret)).update(count).digest();
  const from = digest.readUInt8(digest.length - 1) & 15;
  return String((digest.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** The time step of a valid code: the current one or one before or after, to allow for clock skew. */
export function stepOfCode(secret: string, code: string, milliseconds: number): number | undefined {
  const now = totpStep(milliseconds);
  return [now, now - 1, now + 1].find((step) => totpCode(secret, step) === code);
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
