import { useState } from "react";
import { t } from "../i18n/translate.ts";
import { CodeField } from "../session/code-field.tsx";
import { PasswordField } from "../session/password-field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

interface LeaveStepDialogProps {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onLeave: (password: string, code: string) => void;
  readonly onClose: () => void;
}

/** Requires password and code, so that no one can disable two-factor authentication on an unattended screen. */
export function LeaveStepDialog({ isBusy, problem, onLeave, onClose }: LeaveStepDialogProps) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  return (
    <FormDialog
      title={t("Turn off two-factor authentication")}
      submit={[t("Turn Off"), t("Turning off...")]}
      submitKind="danger"
      isBusy={isBusy}
      isReady={password !== "" && code.trim() !== ""}
      problem={problem}
      onSubmit={() => onLeave(password, code)}
      onClose={onClose}
    >
      <PasswordField value={password} onChange={setPassword} />
      <CodeField label={t("Authenticator code or recovery code")} value={code} onChange={setCode} />
    </FormDialog>
  );
}
