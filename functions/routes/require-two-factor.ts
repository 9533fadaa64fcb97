import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { setTwoFactorRequired } from "../store/project/projects.ts";

export const handler = serve(routes.requireTwoFactor, async ({ session, member, payload: { asked }, refuse }) => {
  if (asked && !session.secondStep) {
    refuse(
      "noSecondStep",
      t("Set up your own two-factor authentication first, under Your account. Otherwise you would lock yourself out."),
    );
  }
  await setTwoFactorRequired(member, asked);
  return { asked };
});
