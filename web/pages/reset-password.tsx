import { type ActionFunctionArgs, Form, Link, useActionData, useNavigation, useSearchParams } from "react-router-dom";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { RichMessage } from "../i18n/rich-message.tsx";
import { t } from "../i18n/translate.ts";
import { Welcome } from "../layout/brand-panel.tsx";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";
import { NewPasswordField } from "../session/new-password-field.tsx";
import { Button } from "../ui/form/button.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { Field } from "../ui/form/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";

const FALLBACK = t("The password could not be changed. Please try again.");

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
    return { problem: errorText(error, FALLBACK) };
  }
}

/** Requests the reset email, and is also the page that its link opens. */
export function Component() {
  const answer = useActionData<typeof action>();
  const [asked] = useSearchParams();
  const busy = useNavigation().state !== "idle";
  const code = asked.get("code");
  const problem = answer && "problem" in answer ? answer.problem : undefined;
  const status = problem === undefined ? undefined : ({ kind: "error", text: problem } as const);
  if (answer && "changed" in answer) {
    return (
      <Welcome title={t("Your password has been changed")}>
        <title>{titleOf(t("Password changed"))}</title>
        <p>{t("All your other sessions have ended.")}</p>
        <ButtonLink kind="primary" to={paths.signIn}>
          {t("Sign In")}
        </ButtonLink>
      </Welcome>
    );
  }
  if (answer && "sentTo" in answer) {
    return (
      <Welcome title={t("Check your email")}>
        <title>{titleOf(t("New password"))}</title>
        <p>
          <RichMessage
            text={"If {sentTo} has an account, a link is on its way."}
            values={{ sentTo: <strong>{answer.sentTo}</strong> }}
          />
        </p>
        <Link to={paths.signIn}>{t("Back to sign-in")}</Link>
      </Welcome>
    );
  }
  return (
    <Welcome
      title={code ? t("Set a new password") : t("Forgot Password")}
      foot={<Link to={paths.signIn}>{t("Back to sign-in")}</Link>}
    >
      <title>{titleOf(t("New password"))}</title>
      <Form method="post">
        {code ? (
          <>
            <input type="hidden" name="user" value={asked.get("user") ?? ""} />
            <input type="hidden" name="code" value={code} />
            <NewPasswordField label={t("New password")} />
          </>
        ) : (
          <Field
            label={t("Email")}
            name="email"
            type="email"
            autoComplete="username"
            required
            hint={t("We will email you a link to set a new password.")}
          />
        )}
        <StatusLine status={status} />
        <Button kind="primary" type="submit" busy={busy && (code ? t("Saving...") : t("Sending..."))}>
          {code ? t("Save Password") : t("Send the link")}
        </Button>
      </Form>
    </Welcome>
  );
}
