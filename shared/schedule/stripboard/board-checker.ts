import { t } from "../../i18n/speech.ts";
import { verifySchedule } from "../constraints/verify-schedule.ts";
import { lightWarnings } from "../daylight/light-warnings.ts";
import type { CalendarDate } from "../model/calendar-date-schema.ts";
import { dayLength } from "../model/company-moves.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import type { Strip } from "../model/schedule.ts";
import { namesInWords } from "../work-week/names-in-words.ts";
import { workWarnings } from "../work-week/warnings.ts";
import type { BoardContext } from "./board-context.ts";
import { type BoardCost, boardCost, costByDay, type DayCost } from "./board-cost.ts";
import { boardMoney } from "./board-money.ts";
import { principalCastWarnings } from "./principal-cast.ts";
import { problemOfContext } from "./problem-of-context.ts";
import type { RuleFinding } from "./rule-finding.ts";
import { shootingDaysOf } from "./schedule-of-board.ts";
import type { Stripboard } from "./stripboard.ts";

/** A problem of a board: a violated hard constraint, or a scene that the script no longer has. */
export type BoardViolation = RuleFinding;

/** A warning about a board, which is not a violation: a work week, with the people, light, or unknown dates. */
export interface BoardWarning extends RuleFinding {
  readonly who: readonly string[];
}

/** Validates boards of one schedule repeatedly while they are edited. */
export interface BoardChecker {
  stripOf(sceneId: string): Strip | undefined;
  /** Name of a scene's location. */
  placeOf(sceneId: string): string;
  /** Shooting minutes of a day with these strips in this order, and its company moves, which they include. */
  lengthOf(strips: readonly Strip[]): { readonly minutes: number; readonly moves: number };
  /** All violations. Unscheduled scenes are not violations. */
  breaches(board: Stripboard): BoardViolation[];
  /** Warnings about work weeks, then about the light of exteriors, then about principal cast, then about missing dates. */
  warnings(board: Stripboard): BoardWarning[];
  cost(board: Stripboard): BoardCost;
  /** What the board costs in the production's currency; undefined if no rate and no price is known. */
  money(board: Stripboard): number | undefined;
  /** Name of a role. */
  nameOfRole(castId: string): string;
  /** Cost by date of the shoot days; the sums equal the total. */
  costByDay(board: Stripboard): ReadonlyMap<CalendarDate, DayCost>;
}

/** A board's first day is its start, so no day is too early. */
const ANY_START = "1900-01-01";

export function createBoardChecker(sheet: BoardContext): BoardChecker {
  const production = problemOfContext(sheet, ANY_START);
  const strips = new Map(sheet.strips.map((strip) => [strip.sceneId, strip]));
  const gone = new Set(sheet.gone);
  const stripOf = (sceneId: string) => strips.get(sceneId);
  const present = (sceneId: string) => (gone.has(sceneId) ? undefined : strips.get(sceneId));
  return {
    stripOf,
    placeOf: (sceneId) => production.places.get(sceneId)?.name ?? stripOf(sceneId)?.set ?? "",
    lengthOf: (shot) => dayLength(production, shot),
    breaches(board) {
      const { name, location, scenesPerDay } = sheet;
      const schedule = { name, location, scenesPerDay, days: shootingDaysOf(board, stripOf) };
      return [
        ...verifySchedule(schedule, production).filter(({ rule }) => rule !== "everySceneOnce"),
        ...schedule.days.flatMap(({ date, strips: shot }) =>
          shot
            .filter(({ sceneId }) => gone.has(sceneId))
            .map(({ sceneId, number }) => ({
              rule: "sceneInScript" as const,
              date,
              sceneId,
              sentence: t("Scene {number} is no longer in the script.", { number: sceneNumberText(number) }),
            })),
        ),
      ];
    },
    warnings(board) {
      const weeks = sheet.weekRules ? workWarnings(shootingDaysOf(board, present), production, sheet.weekRules) : [];
      const nameOf = (castId: string) => production.cast.get(castId)?.name ?? castId;
      return [
        ...weeks,
        ...lightWarnings(shootingDaysOf(board, present), production, sheet.clock),
        ...principalCastWarnings(shootingDaysOf(board, present), sheet, nameOf),
        ...unknownDates(sheet),
      ];
    },
    cost: (board) => boardCost(production, shootingDaysOf(board, present)),
    money: (board) => boardMoney(production, shootingDaysOf(board, present), sheet.pay),
    nameOfRole: (castId) => production.cast.get(castId)?.name ?? castId,
    costByDay: (board) => costByDay(production, shootingDaysOf(board, present)),
  };
}

/** Roles and locations of which an option has no dates, so that any day is assumed. */
function unknownDates({ cast, places }: BoardContext): BoardWarning[] {
  return [...cast, ...places].flatMap(({ name, undated = [] }) => {
    if (undated.length === 0) return [];
    const sentence = t("{name}: no dates are entered for {undated}, so any day is assumed.", {
      name,
      undated: namesInWords(undated),
    });
    return [{ rule: "datesKnown" as const, who: [name], sentence, fix: t('Enter the dates, or "Flexible Dates".') }];
  });
}

/** Warnings for people without an earlier warning of the same day and rule. */
export function newWarnings(before: readonly BoardWarning[], after: readonly BoardWarning[]): BoardWarning[] {
  const keyOf = ({ date, rule }: BoardWarning, who: string) => `${date} ${rule} ${who}`;
  const known = new Set(before.flatMap((warning) => warning.who.map((one) => keyOf(warning, one))));
  return after.filter((warning) => warning.who.some((one) => !known.has(keyOf(warning, one))));
}

/** Violations that the earlier board did not have. Of a span, other scenes may be named when one of them moves. */
export function newViolations(before: readonly BoardViolation[], after: readonly BoardViolation[]): BoardViolation[] {
  const known = new Set(before.map(({ sentence }) => sentence));
  const countIn = (list: readonly BoardViolation[], { rule, span }: BoardViolation) =>
    list.filter((one) => one.rule === rule && one.span === span).length;
  const isNoMore = (one: BoardViolation) => one.span !== undefined && countIn(after, one) <= countIn(before, one);
  return after.filter((one) => !known.has(one.sentence) && !isNoMore(one));
}
