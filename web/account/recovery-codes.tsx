import { useState } from "react";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Column, Row } from "../ui/column.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";
import styles from "./account.module.css";
import { inFours } from "./set-up-step.tsx";

/** What opens the account when the phone is lost, shown once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const [status, setStatus] = useState<Status>();
  const copy = () =>
    navigator.clipboard.writeText(codes.map(inFours).join("\n")).then(
      () => setStatus({ kind: "success", text: say("Copied.") }),
      () => setStatus({ kind: "error", text: say("The browser blocked copying. Write the codes down.") }),
    );
  return (
    <Column>
      <StatusLine status={{ kind: "success", text: say("Two-factor authentication is on.") }} />
      <p>
        {say(
          "Store these recovery codes where you can find them without your phone. Each one lets you sign in once without the app and turns two-factor authentication off. They are shown only once.",
        )}
      </p>
      <ul className={styles.codes} aria-label={say("Recovery codes")}>
        {codes.map((code) => (
          <li key={code}>{inFours(code)}</li>
        ))}
      </ul>
      <StatusLine status={status} />
      <Row>
        <Button onClick={() => void copy()}>{say("Copy")}</Button>
        <Button kind="primary" onClick={onDone}>
          {say("I Have Saved Them")}
        </Button>
      </Row>
    </Column>
  );
}
