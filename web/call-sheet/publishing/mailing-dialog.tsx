import type { MailingProgress } from "../../../shared/call-sheet/publishing/mailing.ts";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { MailingStatus } from "./mailing-status.tsx";
import styles from "./publishing.module.css";

interface MailingDialogProps {
  readonly mailing: MailingProgress;
  readonly isBusy: boolean;
  readonly onResume: () => void;
  readonly onClose: () => void;
}

/** The progress of the emails right after publishing. */
export function MailingDialog({ mailing, isBusy, onResume, onClose }: MailingDialogProps) {
  return (
    <Dialog
      title={t("Sending the call sheet")}
      maxWidth={480}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("Close")}</Button>}
    >
      <MailingStatus mailing={mailing} isBusy={isBusy} onResume={onResume} />
      <p className={styles.quiet}>{t("Sending continues when you close this window or the browser.")}</p>
    </Dialog>
  );
}
