import { useState } from "react";
import type { ReportAction } from "../../shared/production-report/report-state.ts";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { TextArea } from "../ui/form/text-area.tsx";

const WORDS: Readonly<Record<ReportAction, { title: string; go: string; busy: string; says: string }>> = {
  submit: {
    title: t("Submit the report"),
    go: t("Sign and submit"),
    busy: t("Submitting..."),
    says: t("The report goes to the project's owners. No one can edit it until they return it."),
  },
  approve: {
    title: t("Approve the report"),
    go: t("Sign and approve"),
    busy: t("Approving..."),
    says: t("The day is locked on the board. Scenes not shot, or only partly shot, are in the boneyard."),
  },
  return: {
    title: t("Return the report"),
    go: t("Sign and return"),
    busy: t("Returning..."),
    says: t("The report can then be edited and submitted again."),
  },
};

interface SignDialogProps {
  readonly act: ReportAction;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onSign: (signature: string, comment: string) => void;
  readonly onClose: () => void;
}

/** Asks for a signature for an action on the report. */
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
      problem={problem}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" disabled={!isReady} busy={isBusy && words.busy}>
            {words.go}
          </Button>
        </>
      }
    >
      <p>{words.says}</p>
      <Field
        label={t("Your name")}
        autoComplete="name"
        required
        maxLength={200}
        value={signature}
        onChange={(event) => setSignature(event.target.value)}
      />
      <TextArea
        label={act === "return" ? t("What to change") : t("Comment")}
        required={act === "return"}
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
    </Dialog>
  );
}
