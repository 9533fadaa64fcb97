import { routes } from "../../shared/contract/routes.ts";
import { accountAnswer, TOO_MANY_ATTEMPTS, WEAK_PASSWORD } from "../account-answer.ts";
import { environment } from "../environment.ts";
import { serve } from "../http.ts";
import { signUp } from "../store/accounts.ts";
import { personOf } from "../store/people.ts";

export const handler = serve(routes.signup, async ({ payload: { email, password }, refuse }) => {
  if (!(await maySignUp(email))) {
    refuse("signupClosed", "Sign-up here is by invitation. Ask the owner of a project to add you.");
  }
  await accountAnswer(signUp(email, password), {
    weakPassword: () => refuse("weakPassword", WEAK_PASSWORD),
    emailTaken: () => refuse("emailTaken", "There is an account with this e-mail address already. Sign in instead."),
    tooManyAttempts: () => refuse("tooManyAttempts", TOO_MANY_ATTEMPTS),
  });
  return { confirmationSentTo: email };
});

/** By the deployer's rule: open to all, to the invited, or to addresses of certain domains and the invited. */
async function maySignUp(email: string): Promise<boolean> {
  const rule = environment("SIGNUP");
  if (rule === "open" || rule.split(",").some((domain) => domain.startsWith("@") && email.endsWith(domain)))
    return true;
  const { invitedTo } = await personOf(email);
  return invitedTo.length > 0;
}
