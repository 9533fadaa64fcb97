import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { mapCognitoErrors, TOO_MANY_ATTEMPTS } from "../account/cognito-refusals.ts";
import { identityRefusals } from "../account/identity-proof.ts";
import { countedCode } from "../account/sign-in.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { ownerToken } from "../store/account/owner-token.ts";
import { enrolTotp } from "../store/account/two-factor.ts";

export const handler = serve(routes.prepareTwoFactor, async ({ session, payload: { password, code }, refuse }) => {
  // Requires the password, so that an open session alone is not enough to replace the owner's authenticator app.
  const token = await mapCognitoErrors(
    ownerToken(session.userId, password, () => countedCode(session.email, code)),
    {
      ...identityRefusals(refuse),
      codeNeeded: () => refuse("codeNeeded", t("Enter the code that your authenticator app shows.")),
    },
  );
  const secret = await mapCognitoErrors(enrolTotp(session, token, nowSeconds()), {
    tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
  });
  const label = encodeURIComponent(`Backlot:${session.email}`);
  return { secret, address: `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: "Backlot" })}` };
});
