import Send from "lucide-react/icons/send";
import type { MailingProgress } from "../../../shared/call-sheet/publishing/mailing.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { StatusLine } from "../../ui/status-line.tsx";
import styles from "./publishing.module.css";

interface MailingStatusProps {
  readonly mailing: MailingProgress;
  readonly isBusy: boolean;
  /** Sends to those who are left; undefined when read-only. */
  readonly onResume: (() => void) | undefined;
}

/** How far the latest emails of a call sheet are, and what became of them. */
export function MailingStatus({ mailing, isBusy, onResume }: MailingStatusProps) {
  const { status, total, sent, refused, unknown, reason } = mailing;
  const handled = sent + refused + unknown;
  if (status === "running") {
    return (
      <Progress
        stage={
          total === 0 ? t("Starting to send emails") : t("Sending emails: {handled} of {total}", { handled, total })
        }
        percent={total === 0 ? 0 : (100 * handled) / total}
      />
    );
  }
  if (status === "paused") {
    return (
      <div className={styles.counts}>
        <StatusLine
          status={{
            kind: "error",
            text:
              total === 0
                ? t("Sending has not started.")
                : t("Sending is paused after {handled} of {total} emails.", { handled, total }),
            advice: reason,
          }}
        />
        {onResume && (
          <Button kind="primary" icon={<Send />} busy={isBusy && t("Sending...")} onClick={onResume}>
            {t("Resume")}
          </Button>
        )}
      </div>
    );
  }
  return handled === 0 ? null : <p className={styles.quiet}>{resultText(mailing)}</p>;
}

function resultText({ sent, refused, unknown, bounced }: MailingProgress): string {
  return [
    t("{count, plural, one {# email} other {# emails}} sent.", { count: sent }),
    refused > 0 && t("{count} refused by the email service.", { count: refused }),
    unknown > 0 && t("{count} possibly sent.", { count: unknown }),
    bounced > 0 && t("{count} bounced.", { count: bounced }),
  ]
    .filter(Boolean)
    .join(" ");
}
