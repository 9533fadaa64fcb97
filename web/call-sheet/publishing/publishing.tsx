import Send from "lucide-react/icons/send";
import { useState } from "react";
import { createPortal } from "react-dom";
import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import { sheetChanges } from "../../../shared/call-sheet/publishing/sheet-changes.ts";
import type { WorkRuleViolation } from "../../../shared/call-sheet/work-rules/violation.ts";
import { t } from "../../i18n/translate.ts";
import { useMayEdit, useProject } from "../../navigation/project-context.ts";
import { Button } from "../../ui/form/button.tsx";
import { StatusLine } from "../../ui/status-line.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { ChangeList } from "./change-list.tsx";
import { DeliveryStatus } from "./delivery-status.tsx";
import { DeliveryStatusTable } from "./delivery-status-table.tsx";
import { MailingDialog } from "./mailing-dialog.tsx";
import { MailingStatus } from "./mailing-status.tsx";
import { PublicationHistory } from "./publication-history.tsx";
import type { Published } from "./publication-state.ts";
import { PublishActions, PublishBar } from "./publish-bar.tsx";
import { PublishDialog } from "./publish-dialog.tsx";
import styles from "./publishing.module.css";
import { RevisionBadge } from "./revision-badge.tsx";
import { usePublishing } from "./use-publishing.ts";

const PHONE = "(max-width: 600px)";

interface PublishingProps {
  /** The sheet as displayed. */
  readonly sheet: CallSheet;
  readonly published: Published;
  /** Work rules that it violates. */
  readonly violations: readonly WorkRuleViolation[];
  /** Where the bar that publishes is shown. */
  readonly bar: HTMLElement | null;
  /** Saves pending edits; resolves to false on failure. */
  readonly onSave: () => Promise<boolean>;
  /** Whether the recipients are shown. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Publications of the day, delivery states, and changes since the last publication. */
export function Publishing({ sheet, published, violations, bar, onSave, isOpen, onToggle }: PublishingProps) {
  const mayEdit = useMayEdit();
  const { limited } = useProject();
  const acts = usePublishing({ scheduleName: sheet.schedule, date: sheet.date }, published.mailing);
  const [shown, setShown] = useState<"dialog" | "sending">();
  const { mailing } = acts;
  const resume = () => void acts.send(mailing.to);
  const isSending = mailing.status === "running";
  const { publications, people } = published;
  // When the emails have just ended, the recipients' states are still those from before, and would offer more emails.
  const mayResend = mayEdit && !isSending && published.mailing.status !== "running";
  const newest = published.sheet;
  const changes = newest ? sheetChanges(newest, sheet) : [];
  const unconfirmed = people.filter(
    ({ state, address }) => state !== "confirmed" && state !== "stopped" && address !== "",
  );
  const waiting = people.filter(({ state }) => state === "waiting" || state === "failed");
  const last = publications.at(-1)?.kind;
  const isBeforeFinal = last === undefined || last === "preliminary" || last === "off";
  const canPublish = mayEdit && (changes.length > 0 || isBeforeFinal);
  const emails = (
    <MailingStatus mailing={mailing} isBusy={acts.busy === "send"} onResume={mayEdit ? resume : undefined} />
  );
  const isPhone = useMedia(PHONE);
  const canResend = mayResend && (waiting.length > 0 || unconfirmed.length > 0);
  // On a phone, the bar has no room for them.
  const isInBar = !isPhone && (canPublish || canResend);
  const resending = canResend && (
    <>
      {waiting.length > 0 && (
        <Button icon={<Send />} disabled={acts.busy !== undefined} onClick={() => void acts.send("waiting")}>
          {t("Send to {count} waiting {count, plural, one {recipient} other {recipients}}", {
            count: waiting.length,
          })}
        </Button>
      )}
      {unconfirmed.length > 0 && (
        <Button
          icon={<Send />}
          busy={acts.busy === "send" && t("Sending...")}
          disabled={acts.busy !== undefined}
          onClick={() => void acts.send("unconfirmed")}
        >
          {t("Resend to {count} unconfirmed", { count: unconfirmed.length })}
        </Button>
      )}
    </>
  );
  return (
    <>
      <section className={styles.publications} aria-label={t("Publishing")} data-open={isOpen}>
        <StatusLine status={acts.status} />
        {mailing.status !== "done" && emails}
        <div className={styles.newest}>
          {newest?.revision ? (
            <p className={styles.published}>
              {changes.length > 0 && !newest.revision.isOff && <span>{t("Draft: changed since")} </span>}
              <RevisionBadge {...newest.revision} />
            </p>
          ) : (
            <p className={styles.quiet}>{t("No one has been notified of this day yet.")}</p>
          )}
          {people.length > 0 && <DeliveryStatus {...{ people, isOpen, onToggle }} />}
          <div className={styles.acts}>
            {!isInBar && resending}
            {publications.length > 0 && (
              <PublicationHistory publications={publications} onPrint={limited ? undefined : acts.print} />
            )}
          </div>
        </div>
        <div className={styles.when}>
          {newest?.revision && (
            <p>
              {t("Published {published} by {publishedBy}", {
                published: newest.revision.published,
                publishedBy: publications.at(-1)?.publishedBy,
              })}
            </p>
          )}
          {(!isInBar || canPublish) && mailing.status === "done" && emails}
        </div>
        {people.length > 0 && isOpen && (
          <DeliveryStatusTable {...{ people, publications }} acts={mayEdit ? acts : undefined} />
        )}
        {changes.length > 0 && !canPublish && (
          <ChangeList title={t("Changes not yet published")} changes={changes.map(({ text }) => text)} />
        )}
      </section>
      {(canPublish || isInBar) &&
        bar &&
        createPortal(
          <PublishBar label={canPublish ? t("Publish") : t("Emails")}>
            {canPublish && (
              <PublishActions
                {...{ sheet, published, changes, isBeforeFinal }}
                isBusy={acts.busy === "publish"}
                onPublish={() => setShown("dialog")}
              />
            )}
            {isInBar && (
              <div className={styles.resending}>
                {!canPublish && mailing.status === "done" && emails}
                {resending}
              </div>
            )}
          </PublishBar>,
          bar,
        )}
      {shown === "sending" && (isSending || mailing.status === "paused") && (
        <MailingDialog
          mailing={mailing}
          isBusy={acts.busy === "send"}
          onResume={resume}
          onClose={() => setShown(undefined)}
        />
      )}
      {shown === "dialog" && (
        <PublishDialog
          sheet={sheet}
          published={published}
          changes={changes}
          violations={violations}
          onClose={() => setShown(undefined)}
          onPublish={async (wanted) => {
            if (!(await onSave())) return;
            setShown((await acts.publish(wanted)) ? "sending" : undefined);
          }}
        />
      )}
    </>
  );
}
