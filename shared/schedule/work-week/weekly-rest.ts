import { addDays } from "../../dates/calendar-date.ts";
import { shownDateInWords } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { hoursText } from "../shooting-time/hours-text.ts";
import { instantOf, type Shift } from "./shift.ts";

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** From this hour of the next call on, the weekly rest may be this many minutes shorter: 54 instead of 56 hours. */
const [LATER_CALL, LESS] = [6 * 60, 120];

const [USUAL, IN_SIX_DAYS] = [56 * 60, 36 * 60];

/** Weekly rest in minutes, before a call at 6 AM or later, and before an earlier call. */
export interface WeeklyRest {
  readonly later: number;
  readonly earlier: number;
}

/**
 * Weekly rest of SAG-AFTRA's agreements if the production has not agreed on one: 56 hours, or 54 before a later call,
 * and 36 in weeks of six or more work days.
 *
 * @param agreed minutes before an earlier call; 0 for none, undefined for the usual rest
 */
export function weeklyRestOf(agreed: number | undefined, daysAWeek: number): WeeklyRest {
  if (agreed === undefined && daysAWeek >= 6) return { later: IN_SIX_DAYS, earlier: IN_SIX_DAYS };
  const earlier = agreed ?? USUAL;
  return { later: Math.max(0, earlier - LESS), earlier };
}

/** A missing weekly rest, with a text that names no one. */
export interface MissingRest {
  /** Minutes by which the longest rest of the week is too short. */
  readonly by: number;
  readonly words: string;
  /** The smallest change that would be legal, as a sentence. */
  readonly fix: string;
}

/** The longest rest of a week that is too short, in minutes, and the rest that it should be. */
export interface RestShortfall {
  readonly rest: number;
  readonly wanted: number;
}

/**
 * Checks for a work week without weekly rest by SAG-AFTRA's agreements: the rest must be within the seven days before
 * the wrap of the person's shift `at`. `shifts` are in order.
 */
export function restShortfall(
  shifts: readonly Shift[],
  weekRest: WeeklyRest,
  at = shifts.length - 1,
): RestShortfall | undefined {
  const last = shifts[at];
  if (!last || weekRest.earlier === 0) return undefined;
  const wrap = instantOf(last.date, last.dismissed);
  let nearest = { rest: 0, wanted: restBefore(last, weekRest) };
  for (let one = at; one >= 0; one--) {
    const shift = shifts[one]!;
    const call = instantOf(shift.date, shift.call);
    const wanted = restBefore(shift, weekRest);
    if (wrap - call > WEEK - wanted) break;
    const before = shifts[one - 1];
    const rest = before ? call - instantOf(before.date, before.dismissed) : WEEK;
    if (rest >= wanted) return undefined;
    if (wanted - rest < nearest.wanted - nearest.rest) nearest = { rest, wanted };
  }
  return nearest;
}

/** The shortfall of the weekly rest before the wrap of the shift `at`, with its text. */
export function missingWeeklyRest(
  shifts: readonly Shift[],
  weekRest: WeeklyRest,
  at = shifts.length - 1,
): MissingRest | undefined {
  const shortfall = restShortfall(shifts, weekRest, at);
  if (!shortfall) return undefined;
  const { rest, wanted } = shortfall;
  const by = wanted - rest;
  const words = t("The longest rest in the seven days before this wrap is {rest}, {by} less than {wanted}.", {
    rest: hoursText(rest),
    by: hoursText(by),
    wanted: hoursText(wanted),
  });
  return { by, words, fix: fixFor(shifts[at]!, shifts[at - 1], weekRest) };
}

function restBefore({ call }: Shift, { later, earlier }: WeeklyRest): number {
  return call >= LATER_CALL ? later : earlier;
}

/** When the last shift could begin instead. */
function fixFor(last: Shift, before: Shift | undefined, weekRest: WeeklyRest): string {
  if (!before) return t("A shorter day would be legal.");
  const rested = instantOf(before.date, before.dismissed) + restBefore(last, weekRest);
  const days = Math.ceil((rested - instantOf(last.date, last.call)) / DAY);
  return t("The same call on {date} or later would be legal.", { date: shownDateInWords(addDays(last.date, days)) });
}
