import {
  type ActionFunctionArgs,
  Form,
  Link,
  redirect,
  useActionData,
  useLocation,
  useNavigation,
} from "react-router-dom";
import { SendAgain } from "../account/resend-confirmation.tsx";
import { ApiError, api, NetworkError } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { storeToken } from "../api/stored-token.ts";
import { RichMessage } from "../i18n/rich-message.tsx";
import { t } from "../i18n/translate.ts";
import { Welcome } from "../layout/brand-panel.tsx";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";
import { clearLocalDrafts } from "../offline/local-drafts.ts";
import { clearOtherUsersCaches } from "../offline/response-cache.ts";
import { hasReturnUrl, takeReturnUrl } from "../session/return-url.ts";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";

/** The loader decides only whether to show the page, which stays after a refused sign-in. */
export const shouldRevalidate = () => false;

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
    if (!token) return { problem: t("No token received from server"), email };
    if (!user?.id) return { problem: t("User ID not received from server"), email };
    storeToken(token);
    clearLocalDrafts(user.id);
    await clearOtherUsersCaches(user.id);
    return redirect(takeReturnUrl(user.id) ?? paths.home(user.id));
  } catch (error) {
    if (error instanceof NetworkError) return { problem: t("Login failed. Please try again."), email };
    const isUnconfirmed = error instanceof ApiError && error.code === "notConfirmed";
    const asksForCode = error instanceof ApiError && (error.code === "codeNeeded" || form.has("code"));
    return { problem: errorText(error, t("Login failed")), email, isUnconfirmed, asksForCode };
  }
}

export function Component() {
  const answer = useActionData<typeof action>();
  const sentTo = useSentTo();
  const busy = useNavigation().state !== "idle";
  const unconfirmed = answer ? answer.isUnconfirmed && answer.email : sentTo;
  return (
    <Welcome
      title={t("Sign in")}
      foot={
        <RichMessage
          text="No account yet? <link>Sign up</link>"
          values={{ link: (words) => <Link to={paths.signUp}>{words}</Link> }}
        />
      }
    >
      <title>{titleOf(t("Sign in"))}</title>
      {sentTo && (
        <StatusLine
          status={{
            kind: "info",
            text: t("We have sent a link to {sentTo}. Open it to confirm your account, then sign in.", { sentTo }),
          }}
        />
      )}
      {!sentTo && hasReturnUrl() && (
        <StatusLine status={{ kind: "info", text: t("Sign in to open the page you requested.") }} />
      )}
      <Form method="post">
        <Field
          label={t("Email")}
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={answer?.email ?? sentTo}
        />
        <Field label={t("Password")} name="password" type="password" autoComplete="current-password" required />
        {answer?.asksForCode && (
          <Field
            label={t("Code")}
            name="code"
            hint={t("From your authenticator app, or one of your recovery codes.")}
            autoComplete="one-time-code"
            required
            autoFocus
          />
        )}
        <StatusLine status={answer && { kind: "error", text: answer.problem }} />
        <Button kind="primary" type="submit" busy={busy && t("Signing in...")}>
          {t("Sign In")}
        </Button>
      </Form>
      {unconfirmed && <SendAgain email={unconfirmed} />}
      <Link to={paths.resetPassword}>{t("Forgot Password")}</Link>
    </Welcome>
  );
}

/** The email address to which the sign-up page, which redirects here, has sent a confirmation. */
function useSentTo(): string | undefined {
  const state: unknown = useLocation().state;
  const isTold = typeof state === "object" && state !== null && "sentTo" in state;
  return isTold ? String(state.sentTo) : undefined;
}
