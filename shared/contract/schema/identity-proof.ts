import * as z from "zod";
import { message } from "../../i18n/speech.ts";

export const Password = z.string().min(1).max(256);

/** An authenticator code or a recovery code; spaces and hyphens are ignored. */
export const SignInCode = z
  .string()
  .transform((code) => code.replace(/[\s-]/g, "").toLowerCase())
  .pipe(
    z
      .string()
      .regex(
        /^(?:\d{6}|[0-9a-z]{16})$/,
        message("A code has six digits; a recovery code has sixteen letters and digits."),
      ),
  );

/**
 * Part of the payload of a route for which a session is not enough: the caller's password, and a code if two-factor
 * authentication is on.
 */
export const IdentityProof = z.object({
  password: z.string(message("Enter your password.")).pipe(Password),
  code: SignInCode.optional(),
});
export type IdentityProof = z.infer<typeof IdentityProof>;

/** The refusals of these routes. */
export const IDENTITY_REFUSALS = { wrongPassword: 400, codeNeeded: 400, wrongCode: 400, tooManyAttempts: 429 } as const;
