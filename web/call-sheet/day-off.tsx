import CalendarX from "lucide-react/icons/calendar-x";
import { useState } from "react";
import type { CallSheet } from "../../shared/call-sheet/call-sheet.ts";
import { dateInWords } from "../../shared/roster/calendar-date.ts";
import { useMayEdit } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { CallBoard } from "./call-board.tsx";
import { PublicationHistory } from "./publication-history.tsx";
import type { Published } from "./published.ts";
import styles from "./publishing.module.css";
import { usePublishing } from "./use-publishing.ts";

interface DayOffProps {
  readonly scheduleName: string;
  readonly date: string;
  readonly published: Published;
  /** The sheets of the days that are shot. */
  readonly all: readonly CallSheet[];
}

/** A day that people were called to and that the schedule does not shoot any more: where its scenes are, and who knows. */
export function DayOff({ scheduleName, date, published, all }: DayOffProps) {
  const mayEdit = useMayEdit();
  const acts = usePublishing({ scheduleName, date });
  // One for as long as it is shown: pressed twice, or again after a lost answer, it is one publication.
  const [operation] = useState(() => crypto.randomUUID());
  const { publications, people, sheet } = published;
  const last = publications.at(-1);
  const called = people.filter(({ call }) => call !== "");
  const isTold = last?.kind === "off";
  return (
    <div className={styles.publishing}>
      <Card
        title={say("{date} is cancelled", { date: dateInWords(date) })}
        actions={
          mayEdit &&
          last &&
          !isTold && (
            <Button
              kind="primary"
              icon={<CalendarX />}
              busy={acts.busy === "publish" && say("Notifying...")}
              onClick={() => void acts.publish({ as: "off", after: last.number, operation })}
            >
              {say(
                "Notify {count, plural, one {the person} other {all # people}} who {count, plural, one {was} other {were}} called",
                { count: called.length },
              )}
            </Button>
          )
        }
      >
        <StatusLine status={acts.status} />
        <p className={styles.out}>
          {isTold
            ? say("Everyone called has been asked to confirm the cancellation.")
            : say("“{scheduleName}” no longer shoots on this date, but the people called have not been notified.", {
                scheduleName,
              })}
        </p>
        {sheet && <p className={styles.quiet}>{scenesNow(sheet, all)}</p>}
        {people.length > 0 && (
          <CallBoard people={people} publications={publications} acts={mayEdit ? acts : undefined} />
        )}
        <PublicationHistory publications={publications} onPrint={acts.print} />
      </Card>
    </div>
  );
}

/** On which days the scenes of a sheet are shot now. */
function scenesNow(off: CallSheet, all: readonly CallSheet[]): string {
  const ids = new Set(off.scenes.map(({ sceneId }) => sceneId));
  const days = all.filter(({ scenes }) => scenes.some(({ sceneId }) => ids.has(sceneId)));
  if (days.length === 0) return say("Its scenes are not scheduled on any other day.");
  return say("Its scenes are now scheduled on {days}.", { days: days.map(({ dateLine }) => dateLine).join("; ") });
}
