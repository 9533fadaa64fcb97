import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import { t } from "../../i18n/translate.ts";
import control from "./control.module.css";
import styles from "./field.module.css";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";
import { IconButton } from "./icon-button.tsx";

interface FieldProps extends FieldFrameProps, Omit<ComponentProps<"input">, "type"> {
  readonly type?: "text" | "date" | "email" | "number" | "password" | "search" | "tel" | "time" | "url";
}

/** A one-line text field. Passwords can be shown, because typing errors are common on phones. */
export function Field({ label, hint, error, type = "text", ...input }: FieldProps) {
  const [shown, setShown] = useState(false);
  const secret = type === "password";
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className={styles.line} data-secret={secret}>
          <input {...input} {...wiring} type={secret && shown ? "text" : type} className={control.control} />
          {secret && (
            <IconButton
              label={shown ? t("Hide password") : t("Show password")}
              icon={shown ? <EyeOff /> : <Eye />}
              onClick={() => setShown(!shown)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
}
