import * as z from "zod";
import { Email, UserId } from "./names.ts";
import { json, type Route } from "./route.ts";

const Done = z.object({ ok: z.literal(true) });
const Password = z.string().min(1).max(256);
const Code = z.string().trim().min(1).max(32);
const Session = z.object({ token: z.string(), user: z.object({ id: z.string(), email: z.string() }) });

/** Signing up, in and out. */
export const account = {
  verifyToken: {
    method: "GET",
    path: "/api/verify-token",
    summary: "Whose session the token is.",
    access: "signedIn",
    answer: json(z.object({ user: z.object({ id: z.string(), email: z.string() }) })),
    refusals: {},
  },
  getUser: {
    method: "GET",
    path: "/api/user/{user}",
    summary: "The user's own e-mail address.",
    access: "self",
    answer: json(z.object({ email: z.string() })),
    refusals: {},
  },
  login: {
    method: "POST",
    path: "/api/login",
    summary: "Signs in; the answer's token lives for an hour, the refresh cookie for thirty days.",
    access: "anyone",
    payload: json(z.object({ email: Email, password: Password })),
    answer: json(Session),
    refusals: { wrongPassword: 401, notConfirmed: 403, tooManyAttempts: 429 },
  },
  logout: {
    method: "POST",
    path: "/api/logout",
    summary: "Ends the session: neither its token nor its refresh cookie is accepted again.",
    access: "signedIn",
    answer: json(Done),
    refusals: {},
  },
  refreshSession: {
    method: "POST",
    path: "/api/refresh-session",
    summary: "A new token for the refresh cookie.",
    access: "anyone",
    answer: json(Session),
    refusals: { sessionEnded: 401 },
  },
  signup: {
    method: "POST",
    path: "/api/signup",
    summary: "Makes an account, which is usable once the link in the mail has been opened.",
    access: "anyone",
    payload: json(z.object({ email: Email, password: Password })),
    answer: json(z.object({ confirmationSentTo: z.string() })),
    refusals: { weakPassword: 400, emailTaken: 409, signupClosed: 403, tooManyAttempts: 429 },
  },
  confirmSignup: {
    method: "POST",
    path: "/api/confirm-signup",
    summary: "Confirms an account with the code in the mail's link.",
    access: "anyone",
    payload: json(z.object({ user: UserId, code: Code })),
    answer: json(Done),
    refusals: { wrongCode: 400, codeExpired: 410, tooManyAttempts: 429 },
  },
  resendConfirmation: {
    method: "POST",
    path: "/api/resend-confirmation",
    summary: "Sends the confirmation mail again, if such an account waits for it.",
    access: "anyone",
    payload: json(z.object({ email: Email })),
    answer: json(Done),
    refusals: { tooManyAttempts: 429 },
  },
  forgotPassword: {
    method: "POST",
    path: "/api/forgot-password",
    summary: "Sends a mail with a link for a new password, if there is such an account.",
    access: "anyone",
    payload: json(z.object({ email: Email })),
    answer: json(Done),
    refusals: { tooManyAttempts: 429 },
  },
  resetPassword: {
    method: "POST",
    path: "/api/reset-password",
    summary: "Sets a new password with the code in the mail's link.",
    access: "anyone",
    payload: json(z.object({ user: UserId, code: Code, password: Password })),
    answer: json(Done),
    refusals: { wrongCode: 400, weakPassword: 400, codeExpired: 410, tooManyAttempts: 429 },
  },
} as const satisfies Record<string, Route>;
