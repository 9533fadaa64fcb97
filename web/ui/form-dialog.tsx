import type { ComponentProps, ReactNode } from "react";
import { t } from "../i18n/translate.ts";
import { Dialog } from "./dialog.tsx";
import { Button } from "./form/button.tsx";

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, "actions" | "onSubmit" | "isBusy"> {
  /** Label of the submit button, and its label while pending. */
  readonly submit: readonly [label: string, busy: string];
  readonly submitKind?: "primary" | "danger";
  readonly isBusy: boolean;
  /** Whether the form is complete. */
  readonly isReady: boolean;
  readonly problem: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form, Cancel and one submit button. */
export function FormDialog(props: FormDialogProps) {
  const { submit, submitKind = "primary", isBusy, isReady, children, ...dialog } = props;
  const [label, busy] = submit;
  return (
    <Dialog
      {...dialog}
      isBusy={isBusy}
      actions={
        <>
          <Button onClick={dialog.onClose}>{t("Cancel")}</Button>
          <Button kind={submitKind} type="submit" disabled={!isReady} busy={isBusy && busy}>
            {label}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
