import { Form, Link, useNavigation } from "react-router-dom";
import { paths } from "../paths.ts";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { Welcome } from "../welcome.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

interface ConfirmAccountProps {
  readonly user: string;
  readonly code: string;
  readonly problem: string | undefined;
}

/** Where the mailed link leads: whoever opens it sets the password. */
export function ConfirmAccount({ user, code, problem }: ConfirmAccountProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Welcome title={say("Confirm your account")} foot={<Link to={paths.signIn}>{say("Back to sign-in")}</Link>}>
      <title>{titleOf(say("Confirm your account"))}</title>
      <p>
        {say(
          "Set the password of your account. We ask for it here since anybody could have signed up with your address.",
        )}
      </p>
      <Form method="post">
        <input type="hidden" name="user" value={user} />
        <input type="hidden" name="code" value={code} />
        <NewPasswordField label={say("Password")} />
        <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
        <Button kind="primary" type="submit" busy={busy && say("Confirming...")}>
          {say("Confirm Account")}
        </Button>
      </Form>
    </Welcome>
  );
}
