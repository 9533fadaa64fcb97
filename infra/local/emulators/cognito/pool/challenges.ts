import { randomBytes } from "node:crypto";
import { notAuthorized } from "./errors.ts";
import type { Exchange } from "./srp.ts";

const lifetimeMilliseconds = 3 * 60_000;

/** The state of a pending sign-in challenge, kept until the client responds. */
export type Challenge = PasswordProof | NewPassword | SoftwareToken;

export interface PasswordProof {
  readonly kind: "passwordProof";
  readonly clientId: string;
  /** The user id sent to the client; a made-up one when the user does not exist. */
  readonly sub: string;
  readonly clientPublic: bigint;
  readonly exchange: Exchange;
  readonly verifier: bigint;
}

export interface NewPassword {
  readonly kind: "newPassword";
  readonly clientId: string;
  readonly sub: string;
}

export interface SoftwareToken {
  readonly kind: "softwareToken";
  readonly clientId: string;
  readonly sub: string;
}

export interface Challenges {
  /** Stores a challenge and returns the session id that the response must contain. */
  open(challenge: Challenge): string;
  /** Removes the challenge and returns it: each challenge can be answered once. */
  take<Kind extends Challenge["kind"]>(kind: Kind, id: string): Extract<Challenge, { kind: Kind }>;
}

export function challenges(now: () => number): Challenges {
  const opened = new Map<string, { challenge: Challenge; expiresAt: number }>();

  function forgetExpired(): void {
    for (const [id, { expiresAt }] of opened) if (expiresAt <= now()) opened.delete(id);
  }

  return {
    open(challenge) {
      forgetExpired();
      const id = randomBytes(64).toString("base64");
      opened.set(id, { challenge, expiresAt: now() + lifetimeMilliseconds });
      return id;
    },
    take<Kind extends Challenge["kind"]>(kind: Kind, id: string) {
      forgetExpired();
      const challenge = opened.get(id)?.challenge;
      opened.delete(id);
      if (challenge === undefined || !isOf(kind, challenge)) {
        throw notAuthorized("Invalid session for the user, session is expired.");
      }
      return challenge;
    },
  };
}

function isOf<Kind extends Challenge["kind"]>(
  kind: Kind,
  challenge: Challenge,
): challenge is Extract<Challenge, { kind: Kind }> {
  return challenge.kind === kind;
}
