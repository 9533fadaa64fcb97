import {
  type ActionFunctionArgs,
  Form,
  Link,
  redirect,
  useActionData,
  useLocation,
  useNavigation,
} from "react-router-dom";
import { ApiError, api, NetworkError } from "../api.ts";
import { forgetOthers } from "../offline/kept-answers.ts";
import { forgetUnsaved } from "../offline/unsaved-work.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { isPlaceRemembered, takePlace } from "../return-place.ts";
import { SendAgain } from "../send-again.tsx";
import { say } from "../texts/say.ts";
import { Sentence } from "../texts/sentence.tsx";
import { titleOf } from "../title.ts";
import { storeToken } from "../token.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { Welcome } from "../welcome.tsx";

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const email = String(form.get("email"));
  try {
    const { token, user } = await api.login({
      payload: {
        email,
        password: String(form.get("password")),
        ...(form.get("code") && { code: String(form.get("code")) }),
      },
    });
    if (!token) return { problem: say("No token received from server"), email };
    if (!user?.id) return { problem: say("User ID not received from server"), email };
    storeToken(token);
    forgetUnsaved(user.id);
    await forgetOthers(user.id);
    return redirect(takePlace(user.id) ?? paths.home(user.id));
  } catch (error) {
    if (error instanceof NetworkError) return { problem: say("Login failed. Please try again."), email };
    const isUnconfirmed = error instanceof ApiError && error.code === "notConfirmed";
    const asksForCode = error instanceof ApiError && (error.code === "codeNeeded" || form.has("code"));
    return { problem: wordsFor(error, say("Login failed")), email, isUnconfirmed, asksForCode };
  }
}

export function Component() {
  const answer = useActionData<typeof action>();
  const sentTo = useSentTo();
  const busy = useNavigation().state !== "idle";
  const unconfirmed = answer ? answer.isUnconfirmed && answer.email : sentTo;
  return (
    <Welcome
      title={say("Sign in")}
      foot={
        <Sentence
          text="No account yet? <link>Sign up</link>"
          values={{ link: (words) => <Link to={paths.signUp}>{words}</Link> }}
        />
      }
    >
      <title>{titleOf(say("Sign in"))}</title>
      {sentTo && (
        <StatusLine
          status={{
            kind: "info",
            text: say("We have sent a link to {sentTo}. Open it to confirm your account, then sign in.", { sentTo }),
          }}
        />
      )}
      {!sentTo && isPlaceRemembered() && (
        <StatusLine status={{ kind: "info", text: say("Sign in to open the page you requested.") }} />
      )}
      <Form method="post">
        <Field
          label={say("Email")}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={answer?.email ?? sentTo}
        />
        <Field label={say("Password")} name="password" type="password" autoComplete="current-password" required />
        {answer?.asksForCode && (
          <Field
            label={say("Code")}
            name="code"
            hint={say("From your authenticator app, or one of your recovery codes.")}
            autoComplete="one-time-code"
            required
            autoFocus
          />
        )}
        <StatusLine status={answer && { kind: "error", text: answer.problem }} />
        <Button kind="primary" type="submit" busy={busy && say("Signing in...")}>
          {say("Sign In")}
        </Button>
      </Form>
      {unconfirmed && <SendAgain email={unconfirmed} />}
      <Link to={paths.resetPassword}>{say("Forgot Password")}</Link>
    </Welcome>
  );
}

/** Whom the sign-up page, which leads here, has sent a mail to. */
function useSentTo(): string | undefined {
  const state: unknown = useLocation().state;
  const isTold = typeof state === "object" && state !== null && "sentTo" in state;
  return isTold ? String(state.sentTo) : undefined;
}
