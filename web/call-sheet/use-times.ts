import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { DayTimes } from "../../shared/call-sheet/model/day-times.ts";
import { conflictKey, resolveConflicts, type TableMerge, threeWayMerge } from "../../shared/tables/three-way-merge.ts";
import { ApiError, api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { isSameJson } from "../data/same-json.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { onRefreshAvailable } from "../offline/data-age.ts";
import type { DayOfCallSheet } from "./sections/day.ts";
import { tableFromTimes, timesFromTable } from "./times-table.ts";

/** A day's times with their version for the optimistic lock. */
interface SavedTimes {
  readonly times: DayTimes;
  readonly version: number;
}

/** Edits shown instead of the loaded times; `savedAs` is the version of the day that contains them. */
interface TypedTimes {
  readonly times: DayTimes;
  readonly savedAs?: number;
}

/** Others' changes that conflict with this user's edits. */
export interface TimesConflict {
  readonly merge: TableMerge;
  readonly base: SavedTimes;
  readonly mine: DayTimes;
  readonly theirs: SavedTimes;
}

/**
 * Edits a day's times; each field is saved when it loses focus. Saves are queued, each with the version returned by the
 * previous one: a router action would be interrupted by the next and its version lost.
 */
export function useTimes({ sheet, version }: DayOfCallSheet) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const stay = enteredTimes(sheet);
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
    if (isSameJson(wanted, stored.current.times)) {
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
    setTyped((now) => (now && isSameJson(now.times, saved) ? { times: saved, savedAs } : now));
  }

  /** Merges the edits with others' saved changes, and asks about conflicts. */
  async function join(wanted: DayTimes): Promise<boolean> {
    const base = stored.current;
    try {
      const { days } = await api.getCallSheetDays({ params });
      const day = days.find((one) => one.sheet.date === sheet.date);
      if (!day) throw new Error(`${sheet.date} is no longer in the schedule.`);
      const theirs = { times: enteredTimes(day.sheet), version: day.version };
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

  /** Sends the result of merging a sent edit. Later edits stay as they are. */
  function sendAfter(theirs: SavedTimes, joined: DayTimes, sent: DayTimes): Promise<boolean> {
    stored.current = theirs;
    setTyped((now) => ({ times: now && !isSameJson(now.times, sent) ? onTopOf(joined, sent, now.times) : joined }));
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
    /** Displays edited times; `save` saves them. */
    type: put,
    /** Displays edited times and saves them at once. */
    keep(changed: DayTimes) {
      put(changed);
      queue.current = queue.current.then(() => send(changed));
    },
    /** Resolves to whether all edits are saved. */
    save(): Promise<boolean> {
      if (open && !meeting) queue.current = queue.current.then(() => send(open));
      return queue.current;
    },
    /** Resolves the conflicts; `mine` are the keys of those resolved in this user's favour. */
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

/** Applies edits made after sending to the merged result. */
function onTopOf(joined: DayTimes, sent: DayTimes, now: DayTimes): DayTimes {
  const tables = [sent, now, joined].map(tableFromTimes) as Three;
  const merge = threeWayMerge(...tables);
  return timesFromTable(resolveConflicts(merge, tables[0], new Set(merge.disputes.map(conflictKey))));
}

/** What users entered for a day; an empty text stands for a derived time. */
function enteredTimes({ timing, entered = timing, plan }: DayOfCallSheet["sheet"]): DayTimes {
  return { timing: entered, plan };
}
