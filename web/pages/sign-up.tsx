import {
  type ActionFunctionArgs,
  Form,
  Link,
  Navigate,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router-dom";
import { ConfirmAccount } from "../account/confirm-account.tsx";
import { NewPasswordField } from "../account/new-password-field.tsx";
import { ApiError, api } from "../api.ts";
import type { signUpLoader } from "../loaders/account.ts";
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

const FALLBACK = say("Signup failed. Please try again.");

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const email = String(form.get("email"));
  try {
    const code = form.get("code");
    if (code) {
      await api.confirmSignup({
        payload: { user: String(form.get("user")), code: String(code), password: String(form.get("password")) },
      });
      return { confirmed: true };
    }
    if (form.get("again")) {
      await api.resendConfirmation({ payload: { email } });
      return { sentTo: email };
    }
    const { confirmationSentTo } = await api.signup({ payload: { email, password: String(form.get("password")) } });
    return { sentTo: confirmationSentTo };
  } catch (error) {
    const isLinkSpent = error instanceof ApiError && ["wrongCode", "codeExpired"].includes(error.code);
    return { problem: wordsFor(error, FALLBACK), email, isLinkSpent };
  }
}

export function Component() {
  const arrived = useLoaderData<typeof signUpLoader>();
  const answer = useActionData<typeof action>();
  // The sign-in page says what is left to do.
  if (answer && "sentTo" in answer) return <Navigate to={paths.signIn} state={{ sentTo: answer.sentTo }} replace />;
  if (answer && "confirmed" in answer) return <Confirmed />;
  if (arrived.kind === "form") return <SignUpForm problem={answer?.problem} email={answer?.email} />;
  if (answer?.isLinkSpent) return <Unconfirmed problem={answer.problem} />;
  return <ConfirmAccount user={arrived.user} code={arrived.code} problem={answer?.problem} />;
}

function Confirmed() {
  return (
    <Welcome title={say("Your account is confirmed")}>
      <title>{titleOf(say("Account confirmed"))}</title>
      <p>{say("You can sign in now.")}</p>
      <ButtonLink kind="primary" to={paths.signIn}>
        {say("Sign In")}
      </ButtonLink>
    </Welcome>
  );
}

function Unconfirmed({ problem }: { readonly problem: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Welcome
      title={say("Your account is not confirmed")}
      foot={<Link to={paths.signIn}>{say("Back to sign-in")}</Link>}
    >
      <title>{titleOf(say("Confirm your account"))}</title>
      <StatusLine status={{ kind: "error", text: problem }} />
      <Form method="post">
        <Field label={say("Email")} name="email" type="email" autoComplete="username" required />
        <Button kind="primary" type="submit" name="again" value="yes" busy={busy && say("Sending...")}>
          {say("Send a new link")}
        </Button>
      </Form>
    </Welcome>
  );
}

interface SignUpFormProps {
  readonly problem: string | undefined;
  readonly email: string | undefined;
}

function SignUpForm({ problem, email }: SignUpFormProps) {
  const [asked] = useSearchParams();
  const busy = useNavigation().state !== "idle";
  return (
    <Welcome
      title={say("Sign up")}
      foot={
        <Sentence
          text="Have an account? <link>Sign in</link>"
          values={{ link: (words) => <Link to={paths.signIn}>{words}</Link> }}
        />
      }
    >
      <title>{titleOf(say("Sign up"))}</title>
      <Form method="post" action={paths.signUp}>
        <Field
          label={say("Email")}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email ?? asked.get("email") ?? ""}
        />
        <NewPasswordField label={say("Password")} />
        <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
        <Button kind="primary" type="submit" busy={busy && say("Creating Account...")}>
          {say("Sign Up")}
        </Button>
      </Form>
    </Welcome>
  );
}
