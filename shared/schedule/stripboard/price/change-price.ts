import type { CalendarDate } from "../../../dates/calendar-date.ts";
import { shownDate } from "../../../dates/shown-date.ts";
import { currentLocale, t } from "../../../i18n/speech.ts";

import { namesInWords } from "../../work-week/names-in-words.ts";
import {
  type BoardChecker,
  type BoardViolation,
  type BoardWarning,
  newViolations,
  newWarnings,
} from "../board-checker.ts";
import type { RuleFinding } from "../rule-finding.ts";
import { scenesOfDay } from "../schedule-of-board.ts";
import type { Stripboard } from "../stripboard.ts";

/** What a change of a board costs. Numbers are differences: negative is saved. */
export interface ChangePrice {
  readonly days: number;
  readonly holdDays: number;
  readonly mixedDays: number;
  /** Company moves within days. */
  readonly moves: number;
  readonly overnightMoves: number;
  readonly returns: number;
  /** Night blocks, and those without a day off after them. */
  readonly nightBlocks: number;
  readonly nightReturns: number;
  /** Violations and warnings about rest that the change causes, less those that it ends. */
  readonly shortRests: number;
  /** In the production's currency; undefined if no rate and no price is entered. */
  readonly money: number | undefined;
  /** Roles on published days whose scenes of that day change, so that they have to be told again. */
  readonly cast: readonly string[];
  /** Published days whose scenes change, so that their crew has to be told again. */
  readonly published: readonly CalendarDate[];
}

const REST: ReadonlySet<RuleFinding["rule"]> = new Set([
  ...(["noDayRightAfterNight", "turnaroundKept", "daysInRow", "weekRest"] as const),
]);

/**
 * The price of a change from one board to another.
 * @param published dates whose call sheet is published
 */
export function changePrice(
  checker: BoardChecker,
  before: Stripboard,
  after: Stripboard,
  published: readonly CalendarDate[],
): ChangePrice {
  const [was, is] = [checker.cost(before), checker.cost(after)];
  const [cheap, dear] = [checker.money(before), checker.money(after)];
  const changes = published.map((date) => ({ date, cast: castChanged(checker, before, after, date) }));
  const changed = changes.filter(({ cast }) => cast !== undefined);
  return {
    days: is.days - was.days,
    holdDays: is.holdingDays - was.holdingDays,
    mixedDays: is.mixedDays - was.mixedDays,
    moves: is.moves - was.moves,
    overnightMoves: is.overnightMoves - was.overnightMoves,
    returns: is.returns - was.returns,
    nightBlocks: is.nightBlocks - was.nightBlocks,
    nightReturns: is.nightReturns - was.nightReturns,
    shortRests: shortRestsAdded(checker, before, after),
    money: cheap === undefined || dear === undefined ? undefined : dear - cheap,
    cast: [...new Set(changed.flatMap(({ cast = [] }) => cast))],
    published: changed.map(({ date }) => date),
  };
}

/** The findings about rest that a change causes, less those that it ends. */
function shortRestsAdded(checker: BoardChecker, before: Stripboard, after: Stripboard): number {
  const [was, is] = [restsOf(checker, before), restsOf(checker, after)];
  const added = (from: Rests, to: Rests) =>
    newViolations(from.breaches, to.breaches).length + newWarnings(from.warnings, to.warnings).length;
  return added(was, is) - added(is, was);
}

function restsOf(checker: BoardChecker, board: Stripboard): Rests {
  const isRest = ({ rule }: RuleFinding) => REST.has(rule);
  return { breaches: checker.breaches(board).filter(isRest), warnings: checker.warnings(board).filter(isRest) };
}

interface Rests {
  readonly breaches: readonly BoardViolation[];
  readonly warnings: readonly BoardWarning[];
}

/** The roles in scenes that come to or leave a day; undefined if its scenes stay. */
function castChanged(checker: BoardChecker, before: Stripboard, after: Stripboard, date: CalendarDate) {
  const [idsBefore, idsAfter] = [sceneIdsOn(before, date), sceneIdsOn(after, date)];
  if (idsBefore.join() === idsAfter.join()) return undefined;
  const moved = [
    ...idsBefore.filter((id) => !idsAfter.includes(id)),
    ...idsAfter.filter((id) => !idsBefore.includes(id)),
  ];
  const castIds = new Set(moved.flatMap((id) => checker.stripOf(id)?.castIds ?? []));
  return [...castIds].map((castId) => checker.nameOfRole(castId));
}

function sceneIdsOn({ days }: Stripboard, date: CalendarDate): readonly string[] {
  const day = days.find((one) => one.date === date);
  return day ? scenesOfDay(day) : [];
}

/** The price as one sentence: `2 more hold days, 1 fewer company move, 500 more in cost; notify again: NORA.` */
export function changePriceText({
  days,
  holdDays,
  mixedDays,
  moves,
  overnightMoves,
  returns,
  nightBlocks,
  nightReturns,
  shortRests,
  money = 0,
  cast,
  published,
}: ChangePrice): string {
  const parts = [
    difference(days, (values) =>
      t("{count} {how, select, more {more} other {fewer}} {count, plural, one {shoot day} other {shoot days}}", values),
    ),
    difference(holdDays, (values) =>
      t("{count} {how, select, more {more} other {fewer}} {count, plural, one {hold day} other {hold days}}", values),
    ),
    difference(mixedDays, (values) =>
      t(
        "{count} {how, select, more {more} other {fewer}} {count, plural, one {day mixing day and night} other {days mixing day and night}}",
        values,
      ),
    ),
    difference(moves, (values) =>
      t(
        "{count} {how, select, more {more} other {fewer}} {count, plural, one {company move} other {company moves}}",
        values,
      ),
    ),
    difference(overnightMoves, (values) =>
      t(
        "{count} {how, select, more {more} other {fewer}} {count, plural, one {move overnight} other {moves overnight}}",
        values,
      ),
    ),
    difference(returns, (values) =>
      t(
        "{count} {how, select, more {more} other {fewer}} {count, plural, one {return to a location} other {returns to a location}}",
        values,
      ),
    ),
    difference(nightBlocks, (values) =>
      t(
        "{count} {how, select, more {more} other {fewer}} {count, plural, one {night block} other {night blocks}}",
        values,
      ),
    ),
    difference(nightReturns, (values) =>
      t(
        "{count} {how, select, more {more} other {fewer}} {count, plural, one {return from nights} other {returns from nights}}",
        values,
      ),
    ),
    difference(shortRests, (values) =>
      t(
        "{count} {how, select, more {more} other {fewer}} {count, plural, one {rest violation} other {rest violations}}",
        values,
      ),
    ),
    difference(Math.round(money), ({ count, how }) =>
      t("{amount} {how, select, more {more} other {less}} in cost", {
        amount: count.toLocaleString(currentLocale() === "en" ? "en-US" : currentLocale()),
        how,
      }),
    ),
  ].filter((part) => part !== "");
  const notified = [
    ...(cast.length > 0 ? [namesInWords(cast)] : []),
    ...(published.length > 0
      ? [t("the crew of {dates}", { dates: published.map((date) => shownDate(date)).join(", ") })]
      : []),
  ];
  const price = parts.length > 0 ? parts.join(", ") : t("No extra cost");
  return notified.length > 0 ? t("{price}; notify again: {who}.", { price, who: notified.join("; ") }) : `${price}.`;
}

function difference(count: number, words: (values: { count: number; how: "more" | "fewer" }) => string): string {
  return count === 0 ? "" : words({ count: Math.abs(count), how: count > 0 ? "more" : "fewer" });
}
