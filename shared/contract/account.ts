import * as z from "zod";
import { message } from "../i18n/speech.ts";
import { IDENTITY_REFUSALS, IdentityProof, Password, SignInCode } from "./schema/identity-proof.ts";
import { Email, SessionId, UserId } from "./schema/names.ts";
import { json, type Route } from "./schema/route.ts";

const Done = z.object({ ok: z.literal(true) });
const Code = z.string().trim().min(1).max(32);
const AppCode = SignInCode.refine((code) => code.length === 6, message("A code of an app has six digits."));
const Device = z.object({
  /** Such as `Safari`; empty when unknown. */
  browser: z.string(),
  /** Such as `iPhone`; empty when unknown. */
  system: z.string(),
});
export type Device = z.infer<typeof Device>;

/**
 * An event of an account, with its UTC instant and the kind of device, if known. `of` is the device of the revoked
 * session, `sessions` the number of sessions revoked together.
 */
export const AccountEvent = Device.extend({
  at: z.string(),
  what: z.enum([
    "signedIn",
    "signedInByRecoveryCode",
    "wrongPassword",
    "wrongCode",
    "passwordChanged",
    "secondStepOn",
    "secondStepOff",
    "signedOutEverywhere",
    "sessionEnded",
  ]),
  of: Device.optional(),
  sessions: z.int().nonnegative().optional(),
});
export type AccountEvent = z.infer<typeof AccountEvent>;

/** A session: start and last use as UTC instants, and the kind of device. */
export const SignedInSession = Device.extend({
  session: SessionId,
  beganAt: z.string(),
  usedAt: z.string(),
  /** Whether it is the session of this request. */
  isThis: z.boolean(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

const Session = z.object({ token: z.string(), user: z.object({ id: z.string(), email: z.string() }) });

/** Sign-up, sign-in, sign-out and account settings. */
export const account = {
  verifyToken: {
    method: "GET",
    path: "/api/verify-token",
    summary: "The user whose session the token belongs to.",
    access: "signedIn",
    allowWithoutTwoFactor: true,
    answer: json(z.object({ user: z.object({ id: z.string(), email: z.string() }) })),
    refusals: {},
  },
  getUser: {
    method: "GET",
    path: "/api/user/{user}",
    summary:
      "The caller's email address, whether two-factor authentication is on, and when a deleted account will be erased.",
    access: "self",
    allowWithoutTwoFactor: true,
    answer: json(z.object({ email: z.string(), secondStep: z.boolean(), erasedOn: z.string().nullable() })),
    refusals: {},
  },
  prepareTwoFactor: {
    method: "POST",
    path: "/api/user/{user}/second-step/prepared",
    summary:
      "Starts setting up two-factor authentication or a new authenticator app. Requires the password and, if two-factor authentication is on, a code from the current app. Returns the app's secret, also as a URL for a QR code. Nothing changes until it is confirmed with a code.",
    access: "self",
    allowWithoutTwoFactor: true,
    payload: json(IdentityProof.extend({ code: AppCode.optional() })),
    answer: json(z.object({ secret: z.string(), address: z.string() })),
    refusals: IDENTITY_REFUSALS,
  },
  setTwoFactor: {
    method: "POST",
    path: "/api/user/{user}/second-step",
    summary:
      "Turns two-factor authentication on with a code from the new app and returns recovery codes, which are shown only once; or turns it off with the password and a code. Ends all other sessions of the caller, who is notified by email.",
    access: "self",
    allowWithoutTwoFactor: true,
    payload: json(
      z.discriminatedUnion("on", [
        z.object({ on: z.literal(true), code: SignInCode }),
        z.object({ on: z.literal(false), code: SignInCode, password: Password }),
      ]),
    ),
    answer: json(z.object({ on: z.boolean(), recoveryCodes: z.array(z.string()) })),
    refusals: { wrongCode: 400, wrongPassword: 400, notPrepared: 409, tooManyAttempts: 429 },
  },
  listAccountEvents: {
    method: "GET",
    path: "/api/user/{user}/events",
    summary:
      "The latest hundred sign-ins to the caller's account, including failed ones, ended sessions, and changes to the password and to two-factor authentication.",
    access: "self",
    allowWithoutTwoFactor: true,
    answer: json(z.array(AccountEvent)),
    refusals: {},
  },
  listSessions: {
    method: "GET",
    path: "/api/user/{user}/sessions",
    summary: "The caller's active sessions, most recently used first.",
    access: "self",
    allowWithoutTwoFactor: true,
    answer: json(z.array(SignedInSession)),
    refusals: {},
  },
  endSession: {
    method: "POST",
    path: "/api/user/{user}/sessions/{session}/ended",
    summary: "Ends one of the caller's sessions. Its token and refresh cookie are no longer accepted.",
    access: "self",
    allowWithoutTwoFactor: true,
    answer: json(Done),
    refusals: { noSuchSession: 404 },
  },
  signOutEverywhere: {
    method: "POST",
    path: "/api/user/{user}/signed-out-everywhere",
    summary: "Ends all of the caller's sessions on every device, including this one.",
    access: "self",
    allowWithoutTwoFactor: true,
    answer: json(Done),
    refusals: {},
  },
  login: {
    method: "POST",
    path: "/api/login",
    summary:
      "Signs in. The returned token is valid for an hour, the refresh cookie for thirty days. If two-factor authentication is on, `code` is required: an authenticator code, or a recovery code, which turns two-factor authentication off.",
    access: "anyone",
    payload: json(z.object({ email: Email, password: Password, code: SignInCode.optional() })),
    answer: json(Session),
    refusals: { wrongPassword: 401, codeNeeded: 401, wrongCode: 401, notConfirmed: 403, tooManyAttempts: 429 },
  },
  logout: {
    method: "POST",
    path: "/api/logout",
    summary: "Ends the session. Its token and refresh cookie are no longer accepted.",
    access: "signedIn",
    allowWithoutTwoFactor: true,
    answer: json(Done),
    refusals: {},
  },
  refreshSession: {
    method: "POST",
    path: "/api/refresh-session",
    summary: "Exchanges the refresh cookie for a new token.",
    access: "anyone",
    answer: json(Session),
    refusals: { sessionEnded: 401 },
  },
  signup: {
    method: "POST",
    path: "/api/signup",
    summary:
      "Emails a link to the page that sets the password and creates the account. Only the email reveals whether the address already has an account. The password in this request is never used.",
    access: "anyone",
    payload: json(z.object({ email: Email, password: Password })),
    answer: json(z.object({ confirmationSentTo: z.string() })),
    refusals: { weakPassword: 400, signupClosed: 403 },
  },
  confirmSignup: {
    method: "POST",
    path: "/api/confirm-signup",
    summary: "Creates the account with the emailed link and the password set on its page.",
    access: "anyone",
    payload: json(z.object({ user: UserId, code: Code, password: Password })),
    answer: json(Done),
    refusals: { wrongCode: 400, weakPassword: 400, codeExpired: 410 },
  },
  resendConfirmation: {
    method: "POST",
    path: "/api/resend-confirmation",
    summary: "Resends the confirmation email if an unconfirmed account exists.",
    access: "anyone",
    payload: json(z.object({ email: Email })),
    answer: json(Done),
    refusals: {},
  },
  forgotPassword: {
    method: "POST",
    path: "/api/forgot-password",
    summary: "Emails a link for setting a new password, if the account exists.",
    access: "anyone",
    payload: json(z.object({ email: Email })),
    answer: json(Done),
    refusals: {},
  },
  resetPassword: {
    method: "POST",
    path: "/api/reset-password",
    summary:
      "Sets a new password with the code in the emailed link. Ends all sessions; in the person's projects, revokes the API keys, personal links and calendars that they made and the personal links that were emailed to them; and notifies them by email.",
    access: "anyone",
    payload: json(z.object({ user: UserId, code: Code, password: Password })),
    answer: json(Done),
    refusals: { wrongCode: 400, weakPassword: 400, codeExpired: 410 },
  },
} as const satisfies Record<string, Route>;
