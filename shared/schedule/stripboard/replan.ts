import { addDays, type CalendarDate, weekday } from "../../dates/calendar-date.ts";
import { t } from "../../i18n/speech.ts";
import { type BoardChecker, newViolations, newWarnings } from "./board-checker.ts";
import { type Edited, moved, withNewDay } from "./board-edit.ts";
import type { RuleFinding } from "./rule-finding.ts";
import { scenesOfDay } from "./schedule-of-board.ts";
import type { BoardDay, Stripboard } from "./stripboard.ts";

/** What is against a scene on a day: a rule that it would break there, or, without a rule, a pin or a lock. */
interface Obstacle {
  readonly date: CalendarDate;
  readonly finding: Pick<RuleFinding, "sentence" | "fix"> & { readonly rule?: RuleFinding["rule"] };
}

/** A day with as many as possible of its scenes on other days. */
export interface Replan {
  readonly board: Stripboard;
  /** Scenes that have another day. */
  readonly leaving: readonly string[];
  /** Scenes that no day can take, with what is against each day. */
  readonly staying: readonly { readonly sceneId: string; readonly obstacles: readonly Obstacle[] }[];
}

interface Wanted {
  readonly date: CalendarDate;
  readonly isLeaving: (sceneId: string) => boolean;
  /** Weekdays on which a day may be added, 1 to 7. */
  readonly weekdays: readonly number[];
}

/** How many of the next days are looked at. */
export const DAYS_AHEAD = 15;
/** How many dates are tried as a new day if no other day can take a scene. */
const NEW_DAYS = 3;
/** How many days after the day that scenes leave a new day may be. */
export const MOST_DAYS_TO_NEW_DAY = 7 * DAYS_AHEAD;
/** How many exchanges are tried for all scenes together, so that the answer takes no longer than a second or two. */
const MOST_EXCHANGES = 100;
/** How many scenes of later days are tried to fill the day. */
const MOST_TRIED = 20;

/** The violations and warnings that a board has and an earlier one did not have. */
function findingsSince(board: Stripboard, checker: BoardChecker): (after: Stripboard) => RuleFinding[] {
  const [breaches, warnings] = [checker.breaches(board), checker.warnings(board)];
  return (after) => [
    ...newViolations(breaches, checker.breaches(after)),
    ...newWarnings(warnings, checker.warnings(after)),
  ];
}

/** Whether a board has no violation or warning that an earlier one did not have. Warnings take longest, so they are last. */
export function isFreeOfNewFindings(board: Stripboard, checker: BoardChecker): (after: Stripboard) => boolean {
  const [breaches, warnings] = [checker.breaches(board), checker.warnings(board)];
  return (after) =>
    newViolations(breaches, checker.breaches(after)).length === 0 &&
    newWarnings(warnings, checker.warnings(after)).length === 0;
}

/**
 * Moves each scene that must leave a day to the nearest later day that can take it without a new violation or warning:
 * alone, in exchange for a scene that can be shot on the day, or on a new day. Then the day is filled with such scenes
 * of later days, up to as many as it had. Pinned strips and locked days stay.
 */
export function replanned(board: Stripboard, checker: BoardChecker, wanted: Wanted): Replan {
  const { date, isLeaving } = wanted;
  const [since, isClean] = [findingsSince(board, checker), isFreeOfNewFindings(board, checker)];
  const day = board.days.find((one) => one.date === date);
  const scenes = day ? scenesOfDay(day) : [];
  const left = { exchanges: MOST_EXCHANGES };
  let now = board;
  const leaving: string[] = [];
  const staying: { sceneId: string; obstacles: readonly Obstacle[] }[] = [];
  for (const sceneId of scenes.filter(isLeaving)) {
    const place = placeFor(sceneId, now, { ...wanted, since, isClean, left });
    if (place.kind === "found") {
      now = place.board;
      leaving.push(sceneId);
    } else staying.push({ sceneId, obstacles: place.obstacles });
  }
  if (leaving.length > 0) now = filled(now, isClean, wanted, scenes.length);
  return { board: now, leaving, staying };
}

type Since = ReturnType<typeof findingsSince>;
type IsClean = ReturnType<typeof isFreeOfNewFindings>;
type Place =
  | { readonly kind: "found"; readonly board: Stripboard }
  | { readonly kind: "none"; readonly obstacles: readonly Obstacle[] };

/** Rules that a day breaks because of all its scenes, so that another scene may make room. */
const FULL: ReadonlySet<RuleFinding["rule"]> = new Set<RuleFinding["rule"]>([
  ...(["atMostScenesPerDay", "atMostPagesPerDay", "atMostMinutesPerDay", "atMostLocationsPerDay"] as const),
  ...(["hoursKept", "inLight", "restBetweenUnits"] as const),
]);

interface Search extends Wanted {
  readonly since: Since;
  readonly isClean: IsClean;
  /** How many exchanges may still be tried. */
  readonly left: { exchanges: number };
}

function placeFor(sceneId: string, board: Stripboard, search: Search): Place {
  const { date, isLeaving, weekdays, since, isClean, left } = search;
  const obstacles: Obstacle[] = [];
  for (const other of laterDays(board, date)) {
    let least: readonly RuleFinding[] | undefined;
    for (const after of [lastOf(other), undefined]) {
      const away = moved(board, new Set([sceneId]), { on: other.date, after });
      if (away.kind === "refused") {
        // A pin, or a lock of the scene's own day, is the same for every other day.
        if (!obstacles.some(({ finding }) => finding.sentence === away.sentence))
          obstacles.push({ date: other.date, finding: away });
        break;
      }
      const findings = since(away.board);
      if (findings.length === 0) return { kind: "found", board: away.board };
      if (!least || findings.length < least.length) least = findings;
      if (!findings.every(({ rule }) => FULL.has(rule))) continue;
      for (const one of movableScenes(other).filter((id) => !isLeaving(id))) {
        if (left.exchanges-- <= 0) break;
        const back = toDay(away.board, one, date);
        if (back.kind === "done" && isClean(back.board)) return { kind: "found", board: back.board };
      }
      // Only the light depends on the order.
      if (!findings.some(({ rule }) => rule === "inLight")) break;
    }
    if (least?.[0]) obstacles.push({ date: other.date, finding: least[0] });
  }
  const ofNew: Obstacle[] = [];
  for (const free of freeDates(board, date, weekdays)) {
    const added = withNewDay(board, free);
    const away = added.kind === "done" ? toDay(added.board, sceneId, free) : added;
    if (away.kind === "refused") continue;
    const [finding] = since(away.board);
    if (!finding) return { kind: "found", board: away.board };
    ofNew.push({ date: free, finding });
  }
  // What is against one new day is usually against all of them.
  return { kind: "none", obstacles: [...obstacles, ...ofNew.slice(0, 1)] };
}

/** The board with scenes of later days on the day while it has fewer than `count`. */
function filled(board: Stripboard, isClean: IsClean, { date, isLeaving }: Wanted, count: number): Stripboard {
  let now = board;
  let tried = 0;
  for (const other of laterDays(board, date)) {
    for (const one of movableScenes(other).filter((id) => !isLeaving(id))) {
      const day = now.days.find((each) => each.date === date);
      if (!day || scenesOfDay(day).length >= count || tried === MOST_TRIED) return now;
      tried++;
      const back = toDay(now, one, date);
      if (back.kind === "done" && isClean(back.board)) now = back.board;
    }
  }
  return now;
}

const laterDays = ({ days }: Stripboard, date: CalendarDate) =>
  days.filter((one) => one.date > date).slice(0, DAYS_AHEAD);

/** The next dates of the week without a shoot day. */
function freeDates({ days }: Stripboard, date: CalendarDate, weekdays: readonly number[]): CalendarDate[] {
  const taken = new Set(days.map((day) => day.date));
  const found: CalendarDate[] = [];
  for (let ahead = 1; found.length < NEW_DAYS && ahead <= MOST_DAYS_TO_NEW_DAY; ahead++) {
    const one = addDays(date, ahead);
    if (!taken.has(one) && weekdays.includes(weekday(one))) found.push(one);
  }
  return found;
}

/** The scenes of a day that are not pinned, in shooting order. */
export function movableScenes(day: BoardDay): string[] {
  const pinned = new Set(day.items.flatMap((item) => (item.kind === "scene" && item.pinned ? [item.id] : [])));
  return day.locked ? [] : scenesOfDay(day).filter((id) => !pinned.has(id));
}

function toDay(board: Stripboard, sceneId: string, date: CalendarDate): Edited {
  const day = board.days.find((one) => one.date === date);
  return moved(board, new Set([sceneId]), { on: date, after: day && lastOf(day) });
}

const lastOf = ({ items }: BoardDay) => items.at(-1)?.id;

/** What would help most scenes that no day can take, as sentences. A pin and a lock say it themselves. */
export function helpFor({ staying }: Pick<Replan, "staying">): string[] {
  const rules = new Set(staying.flatMap(({ obstacles }) => obstacles.map(({ finding }) => finding.rule)));
  const isAny = (...some: readonly RuleFinding["rule"][]) => some.some((rule) => rules.has(rule));
  return [
    isAny("locationAvailable") && t("More dates for the location: enter them on the Dates page."),
    isAny("castInOneUnit", "locationInOneUnit") &&
      t("Permission of an owner to be in both units on that date, or another date of the other unit."),
    isAny("restBetweenUnits") && t("Another date of the other unit, or a shorter turnaround."),
    isAny("episodeDatesKept") && t("Other dates for the episode: change them on the Script page."),
    isAny("castWithinDays") && t("More days for the actor's work: change them in the actor's details."),
    isAny("episodeOrderKept") && t("Another order of the episodes: change it on the Script page."),
    isAny("castAvailable") && t("More dates for the actor: enter them on the Dates page."),
    isAny("atMostScenesPerDay", "atMostPagesPerDay", "atMostMinutesPerDay", "atMostLocationsPerDay") &&
      t("Move a scene off the full day, or raise the daily limit."),
    isAny("noDayRightAfterNight", "turnaroundKept") && t("No night exterior on the day before."),
  ].filter((text) => text !== false);
}
