import { useState } from "react";
import { t } from "../i18n/translate.ts";
import { CodeField } from "../session/code-field.tsx";
import { Button } from "../ui/form/button.tsx";
import { Fact } from "../ui/page/fact.tsx";
import { Column, Row } from "../ui/page/stack.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import styles from "./account.module.css";
import { QrCode } from "./qr-code.tsx";

interface SetUpStepProps {
  readonly secret: string;
  readonly address: string;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onConfirm: (code: string) => void;
}

/** Shows the secret for an authenticator app, and asks for its first code. */
export function SetUpStep({ secret, address, isBusy, problem, onConfirm }: SetUpStepProps) {
  const [code, setCode] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm(code);
      }}
    >
      <Column>
        <p>{t("Scan this with an authenticator app, or type the key into it.")}</p>
        <QrCode text={address} label={t("QR code for an authenticator app")} />
        <Fact name={t("Key")}>
          <span className={styles.secret}>{inFours(secret)}</span>
        </Fact>
        <CodeField label={t("Code from the authenticator app")} value={code} onChange={setCode} />
        <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
        <Row>
          <Button kind="primary" type="submit" disabled={code.trim() === ""} busy={isBusy && t("Turning on...")}>
            {t("Turn On")}
          </Button>
        </Row>
      </Column>
    </form>
  );
}

/** Groups of four characters, which are easier to read. */
export const inFours = (text: string) => text.match(/.{1,4}/g)?.join(" ") ?? text;
