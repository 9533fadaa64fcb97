import { type ActionFunctionArgs, Form, Link, useActionData, useNavigation, useSearchParams } from "react-router-dom";
import { NewPasswordField } from "../account/new-password-field.tsx";
import { api } from "../api.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";
import { Sentence } from "../texts/sentence.tsx";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Field } from "../ui/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { Welcome } from "../welcome.tsx";

const FALLBACK = say("The password could not be changed. Please try again.");

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  try {
    if (!form.has("code")) {
      await api.forgotPassword({ payload: { email: text("email") } });
      return { sentTo: text("email") };
    }
    await api.resetPassword({ payload: { user: text("user"), code: text("code"), password: text("password") } });
    return { changed: true };
  } catch (error) {
    return { problem: wordsFor(error, FALLBACK) };
  }
}

/** Asks for the mail with the link, and is where the link leads. */
export function Component() {
  const answer = useActionData<typeof action>();
  const [asked] = useSearchParams();
  const busy = useNavigation().state !== "idle";
  const code = asked.get("code");
  const problem = answer && "problem" in answer ? answer.problem : undefined;
  const status = problem === undefined ? undefined : ({ kind: "error", text: problem } as const);
  if (answer && "changed" in answer) {
    return (
      <Welcome title={say("Your password has been changed")}>
        <title>{titleOf(say("Password changed"))}</title>
        <p>{say("All your other sessions have ended.")}</p>
        <ButtonLink kind="primary" to={paths.signIn}>
          {say("Sign In")}
        </ButtonLink>
      </Welcome>
    );
  }
  if (answer && "sentTo" in answer) {
    return (
      <Welcome title={say("Check your email")}>
        <title>{titleOf(say("New password"))}</title>
        <p>
          <Sentence
            text={"If {sentTo} has an account, a link is on its way."}
            values={{ sentTo: <strong>{answer.sentTo}</strong> }}
          />
        </p>
        <Link to={paths.signIn}>{say("Back to sign-in")}</Link>
      </Welcome>
    );
  }
  return (
    <Welcome
      title={code ? say("Set a new password") : say("Forgot Password")}
      foot={<Link to={paths.signIn}>{say("Back to sign-in")}</Link>}
    >
      <title>{titleOf(say("New password"))}</title>
      <Form method="post">
        {code ? (
          <>
            <input type="hidden" name="user" value={asked.get("user") ?? ""} />
            <input type="hidden" name="code" value={code} />
            <NewPasswordField label={say("New password")} />
          </>
        ) : (
          <Field
            label={say("Email")}
            name="email"
            type="email"
            autoComplete="username"
            required
            hint={say("We will email you a link to set a new password.")}
          />
        )}
        <StatusLine status={status} />
        <Button kind="primary" type="submit" busy={busy && (code ? say("Saving...") : say("Sending..."))}>
          {code ? say("Save Password") : say("Send the link")}
        </Button>
      </Form>
    </Welcome>
  );
}
