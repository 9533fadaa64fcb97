import { Form, Link, useNavigation } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { Welcome } from "../layout/brand-panel.tsx";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";
import { NewPasswordField } from "../session/new-password-field.tsx";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";

interface ConfirmAccountProps {
  readonly user: string;
  readonly code: string;
  readonly problem: string | undefined;
}

/** The page that the confirmation link opens; the user sets the password. */
export function ConfirmAccount({ user, code, problem }: ConfirmAccountProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Welcome title={t("Confirm your account")} foot={<Link to={paths.signIn}>{t("Back to sign-in")}</Link>}>
      <title>{titleOf(t("Confirm your account"))}</title>
      <p>
        {t("Set a password for your account. You set it here because anyone could have signed up with your address.")}
      </p>
      <Form method="post">
        <input type="hidden" name="user" value={user} />
        <input type="hidden" name="code" value={code} />
        <NewPasswordField label={t("Password")} />
        <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
        <Button kind="primary" type="submit" busy={busy && t("Confirming...")}>
          {t("Confirm Account")}
        </Button>
      </Form>
    </Welcome>
  );
}
