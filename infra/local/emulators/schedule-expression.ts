import { cronRuns } from "./cron.ts";
import { instantOf, wallTimeAt } from "./wall-time.ts";

/** Returns the first run after an instant, both in milliseconds since 1970; undefined when no run is left. */
export type Runs = (after: number) => number | undefined;

const UNIT_MS: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/**
 * Parses the cron(…), rate(…) or at(…) expression of a schedule.
 * As in EventBridge Scheduler, a local time skipped when clocks go forward is left out, and a repeated one runs once.
 *
 * @param since the start of a rate's intervals, in milliseconds since 1970
 */
export function runsOf(expression: string, timeZone: string, since: number): Runs {
  wallTimeAt(since, timeZone); // Throws now, instead of on some later night, if the time zone does not exist.
  const [, kind, content = ""] = /^(cron|rate|at)\((.*)\)$/.exec(expression.trim()) ?? [];
  if (kind === "cron") return cronRuns(content, timeZone);
  if (kind === "rate") return rateRuns(content, since);
  if (kind === "at") return atRuns(content, timeZone);
  throw new Error(
    `"${expression}" is not a schedule expression such as cron(0 16 * * ? *), rate(1 hour) or at(2026-03-01T16:00:00).`,
  );
}

function rateRuns(content: string, since: number): Runs {
  const [, count, unit = ""] = /^\s*(\d+)\s+(minute|hour|day)s?\s*$/.exec(content) ?? [];
  const interval = Number(count) * (UNIT_MS[unit] ?? 0);
  if (!(interval > 0)) throw new Error(`"rate(${content})" is not a rate such as rate(5 minutes).`);
  return (after) => since + (Math.floor((after - since) / interval) + 1) * interval;
}

function atRuns(content: string, timeZone: string): Runs {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)$/.exec(content.trim());
  if (!match) throw new Error(`"at(${content})" is not a time such as at(2026-03-01T16:00:00).`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  const run = instantOf({ year, month, day, hour, minute, second }, timeZone);
  return (after) => (run !== undefined && run > after ? run : undefined);
}
