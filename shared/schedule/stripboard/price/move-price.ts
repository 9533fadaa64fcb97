import type { CalendarDate } from "../../../dates/calendar-date.ts";
import type { Allowance } from "../../../units/unit.ts";
import { otherDayOf } from "../../constraints/other-day.ts";
import { type OtherUnit, scenesElsewhere } from "../../constraints/other-units.ts";
import {
  type BoardViolation,
  type BoardWarning,
  createBoardChecker,
  newViolations,
  newWarnings,
} from "../board-checker.ts";
import type { BoardContext } from "../board-context.ts";
import type { BoardInContext } from "../moved-between.ts";
import type { RuleFinding } from "../rule-finding.ts";
import { shootingDaysOf } from "../schedule-of-board.ts";
import type { Stripboard } from "../stripboard.ts";
import { type ChangePrice, changePrice } from "./change-price.ts";
import { paidInAllUnits } from "./paid-in-all-units.ts";

/** The board of one of two units before a move between them. */
export interface MovedBoard extends BoardInContext {
  /** The dates whose call sheet is published. */
  readonly published: readonly CalendarDate[];
}

/** What a move between two units costs: on each board without hold days and pay, and on both together. */
export interface MovePrice {
  readonly total: ChangePrice;
  readonly from: SidePrice;
  readonly to: SidePrice;
}

/** What a move costs on one board, with its new violations and warnings. */
export interface SidePrice {
  readonly price: ChangePrice;
  readonly broken: readonly BoardViolation[];
  readonly warned: readonly BoardWarning[];
}

/** Rules of two units, which are found on both boards; the board that the scenes come to is enough. */
const OF_BOTH: ReadonlySet<RuleFinding["rule"]> = new Set([
  "castInOneUnit",
  "locationInOneUnit",
  "restBetweenUnits",
] as const);

/**
 * The price of a move of scenes between the boards of two units. Each board is checked beside the other as it will be.
 *
 * @param allowed who and what may be in two units, and when
 */
export function movePrice(
  [from, to]: readonly [from: MovedBoard, to: MovedBoard],
  after: { readonly from: Stripboard; readonly to: Stripboard },
  allowed: readonly Allowance[],
): MovePrice {
  const [left, joined] = [from, withStripsOf(to, from, after.to)];
  const [beside, besideThem] = [
    besideBoard(left.sheet, { sheet: joined.sheet, board: after.to }, allowed),
    besideBoard(joined.sheet, { sheet: left.sheet, board: after.from }, allowed),
  ];
  const sides = [
    { sheet: beside, was: left.board, is: after.from },
    { sheet: besideThem, was: joined.board, is: after.to },
  ] as const;
  const less = sidePrice(left, after.from, beside);
  const more = sidePrice(joined, after.to, besideThem);
  const [fewer, added] = [withoutPay(less.price, sides[0]), withoutPay(more.price, sides[1])];
  return {
    total: withPay(sumOf(fewer, added), sides),
    from: { ...less, price: fewer, broken: less.broken.filter(({ rule }) => !OF_BOTH.has(rule)) },
    to: { ...more, price: added },
  };
}

function sidePrice({ sheet, board, published }: MovedBoard, after: Stripboard, next: BoardContext): SidePrice {
  const [was, is] = [createBoardChecker(sheet), createBoardChecker(next)];
  return {
    price: changePrice(is, board, after, published),
    broken: newViolations(was.breaches(board), is.breaches(after)),
    warned: newWarnings(was.warnings(board), is.warnings(after)),
  };
}

function sumOf(one: ChangePrice, other: ChangePrice): ChangePrice {
  const counts = [
    ...(["days", "holdDays", "mixedDays", "moves", "overnightMoves", "returns"] as const),
    ...(["nightBlocks", "nightReturns", "shortRests"] as const),
  ];
  const isUnpaid = one.money === undefined && other.money === undefined;
  return {
    ...one,
    ...Object.fromEntries(counts.map((count) => [count, one[count] + other[count]])),
    money: isUnpaid ? undefined : (one.money ?? 0) + (other.money ?? 0),
    cast: [...new Set([...one.cast, ...other.cast])],
    published: [...new Set([...one.published, ...other.published])].toSorted(),
  };
}

/** A side of a move: its board before and after, each beside the other's. */
interface Side {
  readonly sheet: BoardContext;
  readonly was: Stripboard;
  readonly is: Stripboard;
}

/**
 * The prices without hold days and pay: who works in both units has first and last work in either, and is paid once for
 * a date, so that these are of both together.
 */
function withoutPay(price: ChangePrice, { sheet, was, is }: Side): ChangePrice {
  const wagesOf = (board: Stripboard) => paidInAllUnits([{ sheet, board }]).wages ?? 0;
  return {
    ...price,
    holdDays: 0,
    money: price.money === undefined ? undefined : price.money + wagesOf(was) - wagesOf(is),
  };
}

/** A price with the hold days and the pay of all units together. */
function withPay(price: ChangePrice, sides: readonly Side[]): ChangePrice {
  const before = paidInAllUnits(sides.map(({ sheet, was: board }) => ({ sheet, board })));
  const then = paidInAllUnits(sides.map(({ sheet, is: board }) => ({ sheet, board })));
  return {
    ...price,
    holdDays: then.holdDays - before.holdDays,
    money: price.money === undefined ? undefined : price.money + (then.wages ?? 0) - (before.wages ?? 0),
  };
}

/** A board's context while another unit's board is `other`. A board that is not active is not known to the others. */
function besideBoard(
  sheet: BoardContext,
  { sheet: theirs, board }: BoardInContext,
  allowed: readonly Allowance[],
): BoardContext {
  const { others } = sheet;
  if (!others) return sheet;
  const next = others.map(
    (one): OtherUnit => (one.schedule === theirs.name ? { ...one, days: daysForOthers(board, theirs) } : one),
  );
  const elsewhere = scenesElsewhere(
    sheet.strips.map(({ sceneId }) => sceneId),
    { others: next },
  );
  return { ...sheet, others: next, allowed: [...(sheet.allowed ?? []), ...allowed], elsewhere };
}

/** What the boards of other units have to know of a board. */
function daysForOthers(board: Stripboard, sheet: BoardContext): OtherUnit["days"] {
  const strips = new Map(sheet.strips.map((strip) => [strip.sceneId, strip]));
  const placeIds = new Map(
    sheet.strips.map(({ sceneId }, at) => [sceneId, sheet.places[sheet.placeOf[at] ?? -1]?.id] as const),
  );
  return shootingDaysOf(board, (id) => strips.get(id)).map((day) =>
    otherDayOf(day, ({ sceneId }) => placeIds.get(sceneId), sheet.limits),
  );
}

/** A board whose context has the strips of `other` that will be on it, as a schedule of one location has not. */
function withStripsOf(to: MovedBoard, { sheet: other }: BoardInContext, after: Stripboard): MovedBoard {
  const known = new Set(to.sheet.strips.map(({ sceneId }) => sceneId));
  const wanted = new Set(after.days.flatMap(({ items }) => items.map(({ id }) => id)).filter((id) => !known.has(id)));
  if (wanted.size === 0) return to;
  const added = other.strips.flatMap((strip, at) => (wanted.has(strip.sceneId) ? [{ strip, at }] : []));
  const places = [...to.sheet.places];
  const placeOf = added.map(({ at }) => {
    const place = other.places[other.placeOf[at] ?? -1];
    if (!place) return -1;
    const known = places.findIndex(({ id }) => id === place.id);
    return known >= 0 ? known : places.push(place) - 1;
  });
  const castIds = new Set(to.sheet.cast.map(({ id }) => id));
  return {
    ...to,
    sheet: {
      ...to.sheet,
      strips: [...to.sheet.strips, ...added.map(({ strip }) => strip)],
      gone: [...to.sheet.gone, ...other.gone.filter((id) => wanted.has(id))],
      places,
      placeOf: [...to.sheet.placeOf, ...placeOf],
      cast: [...to.sheet.cast, ...other.cast.filter(({ id }) => !castIds.has(id))],
    },
  };
}
