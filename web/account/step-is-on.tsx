import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { asJson } from "../as-json.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Column, Row } from "../ui/column.tsx";
import { LeaveStepDialog } from "./leave-step-dialog.tsx";
import type { StepChanged, WantedStep } from "./second-step-change.ts";

/** Says that the second step is on, and turns it off. Once it is, the page shows something else. */
export function StepIsOn() {
  const leaving = useFetcher<StepChanged>();
  const [isAsking, setIsAsking] = useState(false);
  const answer = leaving.state === "idle" ? leaving.data : undefined;
  const leave = (wanted: WantedStep) =>
    void leaving.submit(asJson(wanted), { method: "post", encType: "application/json" });
  return (
    <Column>
      <p>{say("Two-factor authentication is on. Each sign-in asks for a code from your authenticator app.")}</p>
      <Row>
        <Button onClick={() => setIsAsking(true)}>{say("Turn Off")}</Button>
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
