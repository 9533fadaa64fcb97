import { useEffect, useState } from "react";
import { ApiError, api, NetworkError } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { reauthenticate } from "../api/reauthentication.ts";
import { onTokenElsewhere, payloadOf, storedToken, storeToken } from "../api/stored-token.ts";
import { t } from "../i18n/translate.ts";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Fact } from "../ui/page/fact.tsx";
import { CodeField } from "./code-field.tsx";
import { PasswordField } from "./password-field.tsx";
import type { User } from "./session.ts";

/** Asks for the password in a dialog when the session has ended, so that no input on the page is lost. */
export function SignInAgain({ user }: { readonly user: User }) {
  // Wrapped in an object, because React would call a function passed to setState.
  const [waiting, setWaiting] = useState<{ readonly settle: (isBack: boolean) => void }>();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  // The API client, which requests re-authentication, is outside React.
  useEffect(() => reauthenticate((settle) => setWaiting({ settle })), []);

  function end(isBack: boolean) {
    waiting?.settle(isBack);
    setWaiting(undefined);
    setPassword("");
    setCode(undefined);
    setProblem(undefined);
  }

  // The user may sign in again in another tab first.
  useEffect(() => {
    if (!waiting) return;
    return onTokenElsewhere((token) => {
      if (token === null || payloadOf(token)?.sub !== user.id) return;
      waiting.settle(true);
      setWaiting(undefined);
    });
  }, [waiting, user.id]);

  async function signIn() {
    setIsBusy(true);
    try {
      const answer = await api.login({ payload: { email: user.email, password, ...(code && { code }) } });
      storeToken(answer.token);
      end(true);
    } catch (error) {
      if (error instanceof ApiError && error.code === "codeNeeded") setCode("");
      setProblem(error instanceof NetworkError ? error.message : errorText(error, t("Login failed")));
    } finally {
      setIsBusy(false);
    }
  }

  if (!waiting) return null;
  return (
    <FormDialog
      title={t("Please sign in again")}
      submit={[t("Sign In"), t("Signing in...")]}
      isBusy={isBusy}
      isReady={password !== "" && code !== ""}
      problem={problem}
      onSubmit={() => void signIn()}
      onClose={() => end(storedToken() !== null)}
    >
      <p>{t("Your session has ended. Everything you typed is still here.")}</p>
      <Fact name={t("Username")}>{user.email}</Fact>
      <PasswordField value={password} onChange={setPassword} />
      {code !== undefined && (
        <CodeField label={t("Authenticator code or recovery code")} value={code} onChange={setCode} />
      )}
    </FormDialog>
  );
}
