import { useState } from "react";
import { say } from "../texts/say.ts";
import { FormDialog } from "../ui/form-dialog.tsx";
import { CodeField } from "./code-field.tsx";
import { PasswordField } from "./password-field.tsx";

interface LeaveStepDialogProps {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onLeave: (password: string, code: string) => void;
  readonly onClose: () => void;
}

/** Asks for password and code, so that nobody turns the second step off at a screen that was left open. */
export function LeaveStepDialog({ isBusy, problem, onLeave, onClose }: LeaveStepDialogProps) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  return (
    <FormDialog
      title={say("Turn off two-factor authentication")}
      submit={[say("Turn Off"), say("Turning off...")]}
      submitKind="danger"
      isBusy={isBusy}
      isReady={password !== "" && code.trim() !== ""}
      problem={problem}
      onSubmit={() => onLeave(password, code)}
      onClose={onClose}
    >
      <PasswordField value={password} onChange={setPassword} />
      <CodeField label={say("Authenticator code or recovery code")} value={code} onChange={setCode} />
    </FormDialog>
  );
}
