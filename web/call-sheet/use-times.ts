import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { DayTimes } from "../../shared/call-sheet/build/apply-times.ts";
import { conflictKey, resolveConflicts, type TableMerge, threeWayMerge } from "../../shared/tables/three-way-merge.ts";
import { ApiError, api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { onRefreshAvailable } from "../offline/data-age.ts";
import type { DayOfCallSheet } from "./sections/day.ts";
import { tableFromTimes, timesFromTable } from "./times-table.ts";

/** A day's times with the version that goes back with a change. */
interface SavedTimes {
  readonly times: DayTimes;
  readonly version: number;
}

/** What the page shows instead of what was loaded; `savedAs` is the version of the day that has it. */
interface TypedTimes {
  readonly times: DayTimes;
  readonly savedAs?: number;
}

/** What others have saved meanwhile where this person has typed, too. */
export interface TimesConflict {
  readonly merge: TableMerge;
  readonly base: SavedTimes;
  readonly mine: DayTimes;
  readonly theirs: SavedTimes;
}

/**
 * The times of a day as they are being typed; each is saved when its field is left. The saves queue up, each with the
 * version that the one before it made: an action of the page would give way to the next and leave its version unknown.
 */
export function useTimes({ sheet, version }: DayOfCallSheet) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const stay = { timing: sheet.timing, plan: sheet.plan };
  const [typed, setTyped] = useState<TypedTimes>();
  const [problem, setProblem] = useState<string>();
  const [meeting, setMeeting] = useState<TimesConflict>();
  const stored = useRef<SavedTimes>({ times: stay, version });
  const queue = useRef(Promise.resolve(true));
  // What was saved is shown until it is loaded, which comes later than the answer to the save.
  const open = typed && (typed.savedAs === undefined || typed.savedAs > version) ? typed.times : undefined;
  const times = open ?? stay;
  const params = { id, scheduleName: sheet.schedule };

  async function send(wanted: DayTimes): Promise<boolean> {
    if (isSame(wanted, stored.current.times)) {
      showUntilLoaded(wanted, stored.current.version);
      return true;
    }
    try {
      const payload = { date: sheet.date, ...wanted, version: stored.current.version };
      const saved = await api.updateCallSheet({ params, payload });
      stored.current = { times: wanted, version: saved.version };
      setProblem(undefined);
      showUntilLoaded(wanted, saved.version);
      await revalidate();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "staleCallSheet") return join(wanted);
      setProblem(errorText(error, t("Failed to save the times")));
      return false;
    }
  }

  function showUntilLoaded(saved: DayTimes, savedAs: number) {
    setTyped((now) => (now && isSame(now.times, saved) ? { times: saved, savedAs } : now));
  }

  /** Puts what was typed into what others have saved meanwhile; asks where both have written. */
  async function join(wanted: DayTimes): Promise<boolean> {
    const base = stored.current;
    try {
      const { days } = await api.getCallSheetDays({ params });
      const day = days.find((one) => one.sheet.date === sheet.date);
      if (!day) throw new Error(`The schedule has lost ${sheet.date} meanwhile.`);
      const theirs = { times: { timing: day.sheet.timing, plan: day.sheet.plan }, version: day.version };
      const merge = threeWayMerge(...([base.times, wanted, theirs.times].map(tableFromTimes) as Three));
      if (merge.disputes.length > 0) {
        setMeeting({ merge, base, mine: wanted, theirs });
        return false;
      }
      const joined = timesFromTable(merge.table);
      return await sendAfter(theirs, joined, wanted);
    } catch (error) {
      setProblem(errorText(error, t("Failed to save the times")));
      return false;
    }
  }

  /** Sends what came of joining something that was sent. What was typed since then stays as it is. */
  function sendAfter(theirs: SavedTimes, joined: DayTimes, sent: DayTimes): Promise<boolean> {
    stored.current = theirs;
    setTyped((now) => ({ times: now && !isSame(now.times, sent) ? onTopOf(joined, sent, now.times) : joined }));
    return send(joined);
  }

  function put(changed: DayTimes) {
    if (open === undefined) stored.current = { times: stay, version };
    setTyped({ times: changed });
  }

  const sendLost = useEffectEvent(() => {
    if (problem !== undefined && open && !meeting) queue.current = queue.current.then(() => send(open));
  });
  // The network is outside React.
  useEffect(() => onRefreshAvailable(() => sendLost()), []);

  return {
    times,
    problem,
    meeting,
    /** Shows other times; `save` keeps them. */
    type: put,
    /** Shows other times and keeps them at once. */
    keep(changed: DayTimes) {
      put(changed);
      queue.current = queue.current.then(() => send(changed));
    },
    /** Answers whether what was typed is saved now. */
    save(): Promise<boolean> {
      if (open && !meeting) queue.current = queue.current.then(() => send(open));
      return queue.current;
    },
    /** Settles what was disputed, with the keys of what shall be as this person has it. */
    settle(mine: ReadonlySet<string>) {
      if (!meeting) return;
      const settled = timesFromTable(resolveConflicts(meeting.merge, tableFromTimes(meeting.base.times), mine));
      setMeeting(undefined);
      queue.current = queue.current.then(() => sendAfter(meeting.theirs, settled, meeting.mine));
    },
    keepTyping: () => setMeeting(undefined),
  };
}

type Three = Parameters<typeof threeWayMerge>;

/** What was typed after something was sent, put into what came of that. */
function onTopOf(joined: DayTimes, sent: DayTimes, now: DayTimes): DayTimes {
  const tables = [sent, now, joined].map(tableFromTimes) as Three;
  const merge = threeWayMerge(...tables);
  return timesFromTable(resolveConflicts(merge, tables[0], new Set(merge.disputes.map(conflictKey))));
}

function isSame(one: DayTimes, other: DayTimes): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
