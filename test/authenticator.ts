import { totpCode, totpStep } from "../infra/local/emulators/cognito/pool/totp.ts";

/**
 * The code of an authenticator app for a secret: the current one, or that of `later` half minutes later, which a server
 * accepts one step early.
 */
export const shownCode = (secret: string, later = 0) => totpCode(secret, totpStep(Date.now()) + later);

/** A code that the app does not show anywhere near now. */
export function otherCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((later) => shownCode(secret, later));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !near.includes(code))!;
}
