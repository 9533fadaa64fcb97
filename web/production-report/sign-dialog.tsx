import { useState } from "react";
import type { ReportAct } from "../../shared/production-report/report-state.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { TextArea } from "../ui/text-area.tsx";

const WORDS: Readonly<Record<ReportAct, { title: string; go: string; busy: string; says: string }>> = {
  submit: {
    title: say("Submit the report"),
    go: say("Sign and submit"),
    busy: say("Submitting..."),
    says: say("The report goes to the project's owners. No one can edit it until they return it."),
  },
  approve: {
    title: say("Approve the report"),
    go: say("Sign and approve"),
    busy: say("Approving..."),
    says: say("The day is locked on the board. Scenes not shot, or only partly shot, wait in the boneyard."),
  },
  return: {
    title: say("Return the report"),
    go: say("Sign and return"),
    busy: say("Returning..."),
    says: say("The report can then be edited and submitted again."),
  },
};

interface SignDialogProps {
  readonly act: ReportAct;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onSign: (signature: string, comment: string) => void;
  readonly onClose: () => void;
}

/** Asks for a signature to what is done with a report. */
export function SignDialog({ act, isBusy, problem, onSign, onClose }: SignDialogProps) {
  const [signature, setSignature] = useState("");
  const [comment, setComment] = useState("");
  const words = WORDS[act];
  const isReady = signature.trim() !== "" && (act !== "return" || comment.trim() !== "");
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      isBusy={isBusy}
      onSubmit={() => onSign(signature.trim(), comment.trim())}
      actions={
        <>
          <Button onClick={onClose}>{say("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={!isReady} busy={isBusy && words.busy}>
            {words.go}
          </Button>
        </>
      }
    >
      <p>{words.says}</p>
      <Field
        label={say("Your name")}
        autoComplete="name"
        required
        maxLength={200}
        value={signature}
        onChange={(event) => setSignature(event.target.value)}
      />
      <TextArea
        label={act === "return" ? say("What to change") : say("Comment")}
        required={act === "return"}
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
    </Dialog>
  );
}
