import { useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { mergedTables, settledTable, type TableMerge } from "../../shared/breakdown/table-merge.ts";
import type { Timing } from "../../shared/call-sheet/timing.ts";
import { ApiError, api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import type { DayOfCallSheet } from "./day.ts";
import { tableFromTiming, timingFromTable } from "./timing-table.ts";

/** A day's times with the version that goes back with a change. */
interface SavedTiming {
  readonly timing: Timing;
  readonly version: number;
}

/** What others have saved meanwhile where this person has typed, too. */
export interface TimingMeeting {
  readonly merge: TableMerge;
  readonly base: SavedTiming;
  readonly theirs: SavedTiming;
}

/**
 * The times of a day as they are being typed; each is saved when its field is left. The saves queue up, each with the
 * version that the one before it made: an action of the page would give way to the next and leave its version unknown.
 */
export function useTiming({ sheet, version }: DayOfCallSheet) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState<Timing>();
  const [problem, setProblem] = useState<string>();
  const [meeting, setMeeting] = useState<TimingMeeting>();
  const stored = useRef<SavedTiming>({ timing: sheet.timing, version });
  const queue = useRef(Promise.resolve(true));
  const timing = typed ?? sheet.timing;
  const params = { id, scheduleName: sheet.schedule };

  async function send(wanted: Timing): Promise<boolean> {
    if (isSame(wanted, stored.current.timing)) return true;
    try {
      const payload = { date: sheet.date, timing: wanted, version: stored.current.version };
      const saved = await api.updateCallSheet({ params, payload });
      stored.current = { timing: wanted, version: saved.version };
      setProblem(undefined);
      await revalidate();
      // What is saved is shown as it is there, so that others' changes show, too.
      setTyped((now) => (now && isSame(now, wanted) ? undefined : now));
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "staleCallSheet") return join(wanted);
      setProblem(wordsFor(error, "Failed to save the times"));
      return false;
    }
  }

  /** Puts what was typed into what others have saved meanwhile; asks where both have written. */
  async function join(wanted: Timing): Promise<boolean> {
    const base = stored.current;
    try {
      const { days } = await api.getCallSheetDays({ params });
      const day = days.find((one) => one.sheet.date === sheet.date);
      if (!day) throw new Error(`The schedule has lost ${sheet.date} meanwhile.`);
      const theirs = { timing: day.sheet.timing, version: day.version };
      const merge = mergedTables(...([base.timing, wanted, theirs.timing].map(tableFromTiming) as Three));
      if (merge.disputes.length > 0) {
        setMeeting({ merge, base, theirs });
        return false;
      }
      return await sendAfter(theirs, timingFromTable(merge.table));
    } catch (error) {
      setProblem(wordsFor(error, "Failed to save the times"));
      return false;
    }
  }

  function sendAfter(theirs: SavedTiming, joined: Timing): Promise<boolean> {
    stored.current = theirs;
    setTyped(joined);
    return send(joined);
  }

  return {
    timing,
    problem,
    meeting,
    type(part: keyof Timing, text: string) {
      if (typed === undefined) stored.current = { timing: sheet.timing, version };
      setTyped({ ...timing, [part]: text });
    },
    /** Answers whether what was typed is saved now. */
    save(): Promise<boolean> {
      if (typed && !meeting) queue.current = queue.current.then(() => send(typed));
      return queue.current;
    },
    /** Settles what was disputed, with the keys of what shall be as this person has it. */
    settle(mine: ReadonlySet<string>) {
      if (!meeting) return;
      const settled = settledTable(meeting.merge, tableFromTiming(meeting.base.timing), mine);
      setMeeting(undefined);
      queue.current = queue.current.then(() => sendAfter(meeting.theirs, timingFromTable(settled)));
    },
    keepTyping: () => setMeeting(undefined),
  };
}

type Three = Parameters<typeof mergedTables>;

function isSame(one: Timing, other: Timing): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
