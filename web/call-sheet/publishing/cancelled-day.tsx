import CalendarX from "lucide-react/icons/calendar-x";
import { useState } from "react";
import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import { shownDateInWords } from "../../../shared/dates/shown-date.ts";
import { t } from "../../i18n/translate.ts";
import { useMayEdit } from "../../navigation/project-context.ts";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/page/card.tsx";
import { StatusLine } from "../../ui/status-line.tsx";
import { DeliveryStatus } from "./delivery-status.tsx";
import { DeliveryStatusTable } from "./delivery-status-table.tsx";
import { MailingStatus } from "./mailing-status.tsx";
import { PublicationHistory } from "./publication-history.tsx";
import type { Published } from "./publication-state.ts";
import styles from "./publishing.module.css";
import { usePublishing } from "./use-publishing.ts";

interface DayOffProps {
  readonly scheduleName: string;
  readonly date: string;
  readonly published: Published;
  /** Sheets of the scheduled days. */
  readonly all: readonly CallSheet[];
}

/** A day that people were called to but the schedule no longer has: where its scenes are now, and who was notified. */
export function CancelledDay({ scheduleName, date, published, all }: DayOffProps) {
  const mayEdit = useMayEdit();
  const acts = usePublishing({ scheduleName, date }, published.mailing);
  // One idempotency key while the page is shown: clicking twice, or retrying after a lost response, publishes once.
  const [operation] = useState(() => crypto.randomUUID());
  const [isOpen, setIsOpen] = useState(true);
  const { publications, people, sheet } = published;
  const last = publications.at(-1);
  const called = people.filter(({ call }) => call !== "");
  const isTold = last?.kind === "off";
  return (
    <div className={styles.publishing}>
      <Card
        title={t("{date} is cancelled", { date: shownDateInWords(date) })}
        actions={
          mayEdit &&
          last &&
          !isTold && (
            <Button
              kind="primary"
              icon={<CalendarX />}
              busy={acts.busy === "publish" && t("Notifying...")}
              onClick={() => void acts.publish({ as: "off", after: last.number, operation })}
            >
              {t(
                "Notify {count, plural, one {the person} other {all # people}} who {count, plural, one {was} other {were}} called",
                { count: called.length },
              )}
            </Button>
          )
        }
      >
        <StatusLine status={acts.status} />
        <MailingStatus
          mailing={acts.mailing}
          isBusy={acts.busy === "send"}
          onResume={mayEdit ? () => void acts.send(acts.mailing.to) : undefined}
        />
        <p className={styles.out}>
          {isTold
            ? t("Everyone called has been asked to confirm the cancellation.")
            : t("“{scheduleName}” no longer shoots on this date, but the people called have not been notified.", {
                scheduleName,
              })}
        </p>
        {sheet && <p className={styles.quiet}>{scenesNow(sheet, all)}</p>}
        {people.length > 0 && <DeliveryStatus {...{ people, isOpen }} onToggle={() => setIsOpen(!isOpen)} />}
        {people.length > 0 && isOpen && (
          <DeliveryStatusTable {...{ people, publications }} acts={mayEdit ? acts : undefined} />
        )}
        <PublicationHistory publications={publications} onPrint={acts.print} />
      </Card>
    </div>
  );
}

/** The days on which the scenes of a sheet are now scheduled. */
function scenesNow(off: CallSheet, all: readonly CallSheet[]): string {
  const ids = new Set(off.scenes.map(({ sceneId }) => sceneId));
  const days = all.filter(({ scenes }) => scenes.some(({ sceneId }) => ids.has(sceneId)));
  if (days.length === 0) return t("Its scenes are not scheduled on any other day.");
  return t("Its scenes are now scheduled on {days}.", {
    days: days.map(({ date }) => shownDateInWords(date)).join("; "),
  });
}
