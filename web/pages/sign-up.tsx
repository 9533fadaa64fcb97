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
import { ApiError, api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { RichMessage } from "../i18n/rich-message.tsx";
import { t } from "../i18n/translate.ts";
import { Welcome } from "../layout/brand-panel.tsx";
import type { signUpLoader } from "../loaders/account.ts";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";
import { NewPasswordField } from "../session/new-password-field.tsx";
import { Button } from "../ui/form/button.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { Field } from "../ui/form/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";

const FALLBACK = t("Signup failed. Please try again.");

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
    return { problem: errorText(error, FALLBACK), email, isLinkSpent };
  }
}

export function Component() {
  const arrived = useLoaderData<typeof signUpLoader>();
  const answer = useActionData<typeof action>();
  // The sign-in page shows the next step.
  if (answer && "sentTo" in answer) return <Navigate to={paths.signIn} state={{ sentTo: answer.sentTo }} replace />;
  if (answer && "confirmed" in answer) return <Confirmed />;
  if (arrived.kind === "form") return <SignUpForm problem={answer?.problem} email={answer?.email} />;
  if (answer?.isLinkSpent) return <Unconfirmed problem={answer.problem} />;
  return <ConfirmAccount user={arrived.user} code={arrived.code} problem={answer?.problem} />;
}

function Confirmed() {
  return (
    <Welcome title={t("Your account is confirmed")}>
      <title>{titleOf(t("Account confirmed"))}</title>
      <p>{t("You can sign in now.")}</p>
      <ButtonLink kind="primary" to={paths.signIn}>
        {t("Sign In")}
      </ButtonLink>
    </Welcome>
  );
}

function Unconfirmed({ problem }: { readonly problem: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Welcome title={t("Your account is not confirmed")} foot={<Link to={paths.signIn}>{t("Back to sign-in")}</Link>}>
      <title>{titleOf(t("Confirm your account"))}</title>
      <StatusLine status={{ kind: "error", text: problem }} />
      <Form method="post">
        <Field label={t("Email")} name="email" type="email" autoComplete="username" required />
        <Button kind="primary" type="submit" name="again" value="yes" busy={busy && t("Sending...")}>
          {t("Send a new link")}
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
      title={t("Sign up")}
      foot={
        <RichMessage
          text="Have an account? <link>Sign in</link>"
          values={{ link: (words) => <Link to={paths.signIn}>{words}</Link> }}
        />
      }
    >
      <title>{titleOf(t("Sign up"))}</title>
      <Form method="post" action={paths.signUp}>
        <Field
          label={t("Email")}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email ?? asked.get("email") ?? ""}
        />
        <NewPasswordField label={t("Password")} />
        <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
        <Button kind="primary" type="submit" busy={busy && t("Creating Account...")}>
          {t("Sign Up")}
        </Button>
      </Form>
    </Welcome>
  );
}
