import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http.ts";
import { setSecondStepAsked } from "../store/projects.ts";

export const handler = serve(routes.askSecondStep, async ({ session, member, payload: { asked }, refuse }) => {
  if (asked && !session.secondStep) {
    refuse(
      "noSecondStep",
      "Set up your own two-factor authentication first, under Your account. Otherwise you would lock yourself out.",
    );
  }
  await setSecondStepAsked(member, asked);
  return { asked };
});
