import { useEffect, useState } from "react";
import { CodeField } from "./account/code-field.tsx";
import { PasswordField } from "./account/password-field.tsx";
import { ApiError, api, NetworkError } from "./api.ts";
import { wordsFor } from "./problem-words.ts";
import type { User } from "./session.ts";
import { asksToSignIn } from "./session-end.ts";
import { say } from "./texts/say.ts";
import { onTokenElsewhere, payloadOf, storedToken, storeToken } from "./token.ts";
import { Fact } from "./ui/fact.tsx";
import { FormDialog } from "./ui/form-dialog.tsx";

/** Asks for the password over whatever is open when the session has ended there, so that nothing typed is lost. */
export function SignInAgain({ user }: { readonly user: User }) {
  // Wrapped, since React would call a function that is a state.
  const [waiting, setWaiting] = useState<{ readonly settle: (isBack: boolean) => void }>();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  // Who needs to be signed in again is the client of the API, outside React.
  useEffect(() => asksToSignIn((settle) => setWaiting({ settle })), []);

  function end(isBack: boolean) {
    waiting?.settle(isBack);
    setWaiting(undefined);
    setPassword("");
    setCode(undefined);
    setProblem(undefined);
  }

  // Another tab may be signed in again first.
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
      setProblem(error instanceof NetworkError ? error.message : wordsFor(error, say("Login failed")));
    } finally {
      setIsBusy(false);
    }
  }

  if (!waiting) return null;
  return (
    <FormDialog
      title={say("Please sign in again")}
      submit={[say("Sign In"), say("Signing in...")]}
      isBusy={isBusy}
      isReady={password !== "" && code !== ""}
      problem={problem}
      onSubmit={() => void signIn()}
      onClose={() => end(storedToken() !== null)}
    >
      <p>{say("Your session has ended. Everything you typed is still here.")}</p>
      <Fact name={say("Username")}>{user.email}</Fact>
      <PasswordField value={password} onChange={setPassword} />
      {code !== undefined && (
        <CodeField label={say("Authenticator code or recovery code")} value={code} onChange={setCode} />
      )}
    </FormDialog>
  );
}
