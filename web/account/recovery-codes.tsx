import { useState } from "react";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Column, Row } from "../ui/page/stack.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";
import styles from "./account.module.css";
import { inFours } from "./two-factor-setup.tsx";

/** Codes for signing in when the phone is lost. They are shown once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const [status, setStatus] = useState<Status>();
  const copy = () =>
    navigator.clipboard.writeText(codes.map(inFours).join("\n")).then(
      () => setStatus({ kind: "success", text: t("Copied.") }),
      () => setStatus({ kind: "error", text: t("The browser blocked copying. Write the codes down.") }),
    );
  return (
    <Column>
      <StatusLine status={{ kind: "success", text: t("Two-factor authentication is on.") }} />
      <p>
        {t(
          "Store these recovery codes where you can find them without your phone. Each one lets you sign in once without the app and turns two-factor authentication off. They are shown only once.",
        )}
      </p>
      <ul className={styles.codes} aria-label={t("Recovery codes")}>
        {codes.map((code) => (
          <li key={code}>{inFours(code)}</li>
        ))}
      </ul>
      <StatusLine status={status} />
      <Row>
        <Button onClick={() => void copy()}>{t("Copy")}</Button>
        <Button kind="primary" onClick={onDone}>
          {t("I Have Saved Them")}
        </Button>
      </Row>
    </Column>
  );
}
