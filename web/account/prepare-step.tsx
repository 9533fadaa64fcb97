import { useState } from "react";
import { t } from "../i18n/translate.ts";
import { PasswordField } from "../session/password-field.tsx";
import { Button } from "../ui/form/button.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Column, Row } from "../ui/page/stack.tsx";

interface PrepareStepProps {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onPrepare: (password: string) => void;
}

/** Shows that two-factor authentication is off, and asks for the password to set it up. */
export function PrepareStep({ isBusy, problem, onPrepare }: PrepareStepProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [password, setPassword] = useState("");
  return (
    <Column>
      <p>
        {t(
          "Two-factor authentication is off. When it is on, signing in also takes a code from an app on your phone, so your password alone is not enough.",
        )}
      </p>
      <Row>
        <Button kind="primary" onClick={() => setIsAsking(true)}>
          {t("Set Up")}
        </Button>
      </Row>
      {isAsking && (
        <FormDialog
          title={t("Set up two-factor authentication")}
          submit={[t("Continue"), t("Preparing...")]}
          isBusy={isBusy}
          isReady={password !== ""}
          problem={problem}
          onSubmit={() => onPrepare(password)}
          onClose={() => setIsAsking(false)}
        >
          <p>{t("Enter your password to confirm that it is you. Your other sessions end once it is on.")}</p>
          <PasswordField value={password} onChange={setPassword} />
        </FormDialog>
      )}
    </Column>
  );
}
