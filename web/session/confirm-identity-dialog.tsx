import { type ComponentProps, useState } from "react";
import type { IdentityProof } from "../../shared/contract/schema/identity-proof.ts";
import { FormDialog } from "../ui/form-dialog.tsx";
import { type ProofProblem, proofProblem, useIdentityFields } from "./identity-fields.tsx";

interface ConfirmIdentityDialogProps
  extends Pick<ComponentProps<typeof FormDialog>, "title" | "submit" | "submitKind" | "onClose"> {
  /** What the user confirms. */
  readonly text: string;
  /** The message if the action fails without one. */
  readonly failure: string;
  /** The action. The caller then stops rendering the dialog. */
  readonly onConfirm: (proof: IdentityProof) => Promise<void>;
}

/** Asks for the password, and for a code if the server requires one, before an action. */
export function ConfirmIdentityDialog({ text, failure, onConfirm, ...dialog }: ConfirmIdentityDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<ProofProblem>();
  const { proof, isComplete, fields } = useIdentityFields(problem?.asksForCode === true);

  async function confirm() {
    setIsBusy(true);
    try {
      await onConfirm(proof);
    } catch (error) {
      setIsBusy(false);
      setProblem(proofProblem(error, failure));
    }
  }

  return (
    <FormDialog
      {...dialog}
      isBusy={isBusy}
      isReady={isComplete}
      problem={problem?.problem}
      onSubmit={() => void confirm()}
    >
      <p>{text}</p>
      {fields}
    </FormDialog>
  );
}
