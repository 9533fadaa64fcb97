import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { asJson, POST_JSON } from "../data/as-json.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Column, Row } from "../ui/page/stack.tsx";
import { LeaveStepDialog } from "./disable-two-factor-dialog.tsx";
import type { TwoFactorRequest, TwoFactorResult } from "./two-factor-action.ts";

/** Shows that two-factor authentication is on, with a button to disable it. The page is replaced after that. */
export function StepIsOn() {
  const leaving = useFetcher<TwoFactorResult>();
  const [isAsking, setIsAsking] = useState(false);
  const answer = leaving.state === "idle" ? leaving.data : undefined;
  const leave = (wanted: TwoFactorRequest) => void leaving.submit(asJson(wanted), POST_JSON);
  return (
    <Column>
      <p>{t("Two-factor authentication is on. Each sign-in asks for a code from your authenticator app.")}</p>
      <Row>
        <Button onClick={() => setIsAsking(true)}>{t("Turn Off")}</Button>
      </Row>
      {isAsking && (
        <LeaveStepDialog
          isBusy={leaving.state !== "idle"}
          problem={answer && "problem" in answer ? answer.problem : undefined}
          onLeave={(password, code) => leave({ kind: "leave", password, code })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Column>
  );
}
