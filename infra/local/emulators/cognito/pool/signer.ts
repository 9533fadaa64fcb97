import { createHash, createPrivateKey, createPublicKey, type JsonWebKey, sign, verify } from "node:crypto";
import * as z from "zod";

const Claims = z.record(z.string(), z.unknown());
export type Claims = z.infer<typeof Claims>;

export interface Jwks {
  readonly keys: readonly JsonWebKey[];
}

/** Signs tokens and verifies their signatures. */
export interface Signer {
  readonly jwks: Jwks;
  sign(claims: object): string;
  /** The claims of a token with a valid signature, otherwise unchecked; undefined for any other text. */
  claimsOf(token: string): Claims | undefined;
}

/** @param privateKey an RSA key as PEM */
export function signer(privateKey: string): Signer {
  const key = createPrivateKey(privateKey);
  const publicKey = createPublicKey(key);
  const jwk = publicKey.export({ format: "jwk" });
  const kid = createHash("sha256").update(`${jwk.n}`).digest("base64url");
  const header = { kid, alg: "RS256" };
  return {
    jwks: { keys: [{ ...jwk, ...header, use: "sig" }] },
    sign(claims) {
      const signed = `${encoded(header)}.${encoded(claims)}`;
      return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
    },
    claimsOf(token) {
      const [head = "", body = "", signature = "", ...rest] = token.split(".");
      const claimed = decoded(head);
      if (rest.length > 0 || claimed?.alg !== "RS256" || claimed.kid !== kid) return undefined;
      const good = verify("sha256", Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, "base64url"));
      return good ? decoded(body) : undefined;
    },
  };
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function decoded(part: string): Claims | undefined {
  try {
    return Claims.safeParse(JSON.parse(Buffer.from(part, "base64url").toString("utf8"))).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
