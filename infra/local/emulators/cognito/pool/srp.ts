// Secure Remote Password as Cognito implements it: SRP-6a (RFC 5054) in the 3072-bit group of RFC 3526 with SHA-256,
// and a session key derived by HKDF with the label "Caldera Derived Key".
import {
  constants,
  createHash,
  createHmac,
  createPublicKey,
  getDiffieHellman,
  publicEncrypt,
  randomBytes,
} from "node:crypto";

const prime = BigInt(`0x${getDiffieHellman("modp15").getPrime("hex")}`);
const generator = 2n;
const multiplier = hashed(hexOf(prime), hexOf(generator));

/** The SRP identity: the pool's name and the user's id in the pool. */
export interface Identity {
  readonly poolName: string;
  readonly userId: string;
}

/** The server's key pair for one sign-in; `secret` never leaves the server. */
export interface Exchange {
  readonly secret: bigint;
  readonly serverPublic: bigint;
}

export function randomSalt(): string {
  return randomBytes(16).toString("hex");
}

/** The SRP verifier, which the server stores instead of the password. */
export function verifierOf({ poolName, userId }: Identity, password: string, salt: string): bigint {
  const inner = createHash("sha256").update(`${poolName}${userId}:${password}`).digest("hex");
  return power(generator, hashed(hexOf(BigInt(`0x${salt}`)), inner));
}

export function openExchange(verifier: bigint): Exchange {
  const secret = BigInt(`0x${randomBytes(32).toString("hex")}`);
  return { secret, serverPublic: (multiplier * verifier + power(generator, secret)) % prime };
}

/** A public value that is a multiple of the prime would make the session key predictable. */
export function isSafePublic(clientPublic: bigint): boolean {
  return clientPublic % prime !== 0n;
}

/** The session key, equal on both sides if the client knows the password. */
export function sessionKey(clientPublic: bigint, { secret, serverPublic }: Exchange, verifier: bigint): Buffer {
  const scramble = hashed(hexOf(clientPublic), hexOf(serverPublic));
  const shared = power(clientPublic * power(verifier, scramble), secret);
  const extracted = hmac(Buffer.from(hexOf(scramble), "hex"), Buffer.from(hexOf(shared), "hex"));
  return hmac(extracted, Buffer.from("Caldera Derived Key\x01")).subarray(0, 16);
}

/** The signature that proves that the client derived the same key. */
export function passwordClaim(key: Buffer, { poolName, userId }: Identity, secretBlock: string, time: string): string {
  const claim = createHmac("sha256", key).update(poolName + userId);
  return claim.update(Buffer.from(secretBlock, "base64")).update(time).digest("base64");
}

export function bigintOf(hex: string): bigint | undefined {
  return /^[0-9a-f]+$/i.test(hex) ? BigInt(`0x${hex}`) : undefined;
}

/** Padded to an even length and with the top bit clear, like Java's BigInteger bytes, because hashes depend on it. */
function hexOf(number: bigint): string {
  const digits = number.toString(16);
  const even = digits.length % 2 === 1 ? `0${digits}` : digits;
  return /^[89a-f]/.test(even) ? `00${even}` : even;
}

function hashed(...hexes: readonly string[]): bigint {
  const digest = createHash("sha256")
    .update(Buffer.from(hexes.join(""), "hex"))
    .digest("hex");
  return BigInt(`0x${digest}`);
}

function hmac(key: Buffer, message: Buffer): Buffer {
  return createHmac("sha256", key).update(message).digest();
}

/** Modular exponentiation, which RSA without padding is; in OpenSSL it takes a tenth of the time that it would here. */
function power(base: bigint, exponent: bigint): bigint {
  const modulus = Buffer.from(prime.toString(16), "hex");
  const numbers = { n: modulus.toString("base64url"), e: Buffer.from(hexOf(exponent), "hex").toString("base64url") };
  const key = createPublicKey({ key: { kty: "RSA", ...numbers }, format: "jwk" });
  const message = Buffer.from((base % prime).toString(16).padStart(2 * modulus.length, "0"), "hex");
  return BigInt(`0x${publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, message).toString("hex")}`);
}
