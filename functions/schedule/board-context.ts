import { breakdownOfEpisodes } from "../../shared/breakdown/episodes/breakdown-of-episodes.ts";
import { optionsByGroup, optionsByRole } from "../../shared/roster/options/options-by-owner.ts";
import { scenesElsewhere, withOtherUnits } from "../../shared/schedule/constraints/other-units.ts";
import { problemFromPreferences } from "../../shared/schedule/model/problem-from-preferences.ts";
import { constraintsAmong, NO_SCENE_CONSTRAINTS } from "../../shared/schedule/model/scene-constraint-sets.ts";
import { daysOfScene, partsOfScenes, problemInParts } from "../../shared/schedule/model/scene-parts.ts";
import { ALL_LOCATIONS, type Schedule, type Strip } from "../../shared/schedule/model/schedule.ts";
import { scheduleTsv } from "../../shared/schedule/model/schedule-tsv.ts";
import {
  type Party,
  type SchedulingProblem,
  schedulingProblemFrom,
} from "../../shared/schedule/model/scheduling-problem.ts";
import type { Scope } from "../../shared/schedule/model/strips.ts";
import type { BoardContext } from "../../shared/schedule/stripboard/board-context.ts";
import type { BoardInContext } from "../../shared/schedule/stripboard/moved-between.ts";
import {
  scenesOn,
  shootingDaysOf,
  wholeScenesOn,
  withAllScenes,
} from "../../shared/schedule/stripboard/schedule-of-board.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { unitOf } from "../../shared/units/unit.ts";
import { today } from "../runtime/clock.ts";
import type { BoardSaving, SavedBoard } from "../store/schedule/stripboards.ts";
import { acrossUnits, leadsFor } from "./active-boards.ts";
import type { CurrentProject } from "./current-project.ts";

type ScheduleInput = Pick<Schedule, "name" | "scenesPerDay" | "wishes" | "episodes" | "unit">;

/**
 * The scheduling problem of the current production with a schedule's constraints. The scenes of `board` are whole or in
 * parts as they are there; a scene that is longer than a day, or than its minors may work, and not on it is in parts for as many days as it takes.
 *
 * @throws {DatesError} if an option's dates cannot be parsed
 */
export function currentProblem(
  schedule: ScheduleInput,
  project: CurrentProject,
  options: { readonly scope?: Scope; readonly board?: Stripboard } = {},
): SchedulingProblem {
  return withOtherUnits(ownProblem(schedule, project, options), acrossUnits(project, unitOf(schedule)));
}

/** The problem without what other units do. */
function ownProblem(
  { name, scenesPerDay, wishes = {}, episodes }: ScheduleInput,
  { breakdown: whole, roster, options, calendar, weekRules, usualCall, episodeDates, episodeOrder }: CurrentProject,
  { scope = "all", board }: { readonly scope?: Scope; readonly board?: Stripboard },
): SchedulingProblem {
  const breakdown = breakdownOfEpisodes(whole, episodes, board && wholeScenesOn(board));
  const wanted = problemFromPreferences(wishes, calendar, today());
  const problem = schedulingProblemFrom({
    ...{ name, scenesPerDay, breakdown, roster, scope },
    actorOptions: optionsByRole(roster, options.actors),
    locationOptions: optionsByGroup(roster, options.locations),
    today: today(),
    ...wanted,
    limits: { ...wanted.limits, weekRest: weekRules.weekRest, usualCall },
  });
  const known = partsOfScenes(board ? scenesOn(board) : []);
  const dated = {
    ...problem,
    ...(episodeDates && { episodeDates }),
    ...(episodeOrder && { episodeOrder }),
  };
  return problemInParts(dated, (strip) => known.get(strip.sceneId) ?? daysOfScene(strip, problem));
}

/**
 * Updates a saved board to the current script, cast and dates: new scenes of its location are added to the boneyard,
 * and scenes that are no longer in the script remain only if they are on a day. Pay is only for those who may see it.
 *
 * @throws {DatesError} if an option's dates cannot be parsed
 */
export function currentBoard(saved: SavedBoard, project: CurrentProject, withPay = false): BoardInContext {
  const { roster } = project;
  const { schedule, board } = saved;
  const { name, location, scenesPerDay } = schedule;
  const whole = ownProblem(schedule, project, { board });
  const group = roster.groups.find((one) => one.name === location);
  const onBoard = new Set(scenesOn(board));
  const wanted = (sceneId: string) =>
    location === ALL_LOCATIONS || onBoard.has(sceneId) || (group && whole.places.get(sceneId)?.id === group.id);
  const strips = whole.strips.filter(({ sceneId }) => wanted(sceneId));
  const present = new Set(strips.map(({ sceneId }) => sceneId));
  const snapshots = [...schedule.days.flatMap((day) => day.strips), ...saved.gone];
  const kept = [...new Map(snapshots.map((strip) => [strip.sceneId, strip])).values()].filter(
    ({ sceneId }) => !present.has(sceneId),
  );
  const known = new Set([...present, ...kept.map(({ sceneId }) => sceneId)]);
  const shown = {
    ...board,
    days: board.days.map((day) => ({
      ...day,
      items: day.items.filter(({ kind, id }) => kind === "banner" || known.has(id)),
    })),
    boneyard: board.boneyard.filter((sceneId) => present.has(sceneId)),
  };
  const all: Strip[] = [...strips, ...kept];
  const places = [...new Set([...whole.places.values()])];
  const numbers = new Map(places.map((place, at) => [place, at]));
  const partyOf = (sceneId: string): Party | undefined => whole.places.get(sceneId);
  const castIds = new Set(all.flatMap((strip) => strip.castIds));
  const { startDate: _, weekdays: _week, ...closed } = whole.calendar;
  const across = acrossUnits(project, unitOf(schedule));
  const leads = leadsFor(project, unitOf(schedule));
  const elsewhere = scenesElsewhere(
    all.map(({ sceneId }) => sceneId),
    across,
  );
  const sheet: BoardContext = {
    name,
    location,
    scenesPerDay,
    weekdays: whole.calendar.weekdays,
    calendar: { holidays: [], daysOff: [], splits: [], ...closed },
    limits: whole.limits ?? {},
    weekRules: project.weekRules,
    ...(project.clock && { clock: project.clock }),
    ties: constraintsAmong(whole.ties ?? NO_SCENE_CONSTRAINTS, new Set(all.map(({ sceneId }) => sceneId))),
    strips: all,
    gone: kept.map(({ sceneId }) => sceneId),
    places,
    placeOf: all.map(({ sceneId }) => numbers.get(partyOf(sceneId)!) ?? -1),
    cast: [...whole.cast.values()]
      .filter(({ id }) => castIds.has(id))
      .map(({ id, name: role, availability, undated, minor, withinDays }) => ({
        ...{ id, name: role, availability },
        ...(undated && { undated }),
        ...(minor && { minor }),
        ...(withinDays !== undefined && { withinDays }),
      })),
    ...(withPay && { pay: payOf(whole) }),
    ...(leads && { leads }),
    ...(project.episodeDates && { episodeDates: project.episodeDates }),
    ...(project.episodeOrder && { episodeOrder: project.episodeOrder }),
    ...across,
    ...(across.others && { elsewhere }),
  };
  return { board: boardOfUnit(shown, sheet), sheet };
}

/** The board with all scenes of its schedule, except that its boneyard has none that another unit shoots. */
export function boardOfUnit(board: Stripboard, { strips, gone, elsewhere = [] }: BoardContext): Stripboard {
  const left = new Set([...gone, ...elsewhere.map(({ sceneId }) => sceneId)]);
  const own = { ...board, boneyard: board.boneyard.filter((sceneId) => !left.has(sceneId)) };
  return withAllScenes(
    own,
    strips.filter(({ sceneId }) => !left.has(sceneId)),
  );
}

function payOf({ cast, prices }: SchedulingProblem): BoardContext["pay"] {
  const rates = [...cast.values()].flatMap(({ id, dayRate }) =>
    dayRate === undefined ? [] : [[id, dayRate] as const],
  );
  return { rates: Object.fromEntries(rates), ...(prices && { prices }) };
}

/**
 * The data to save for the next version of a board: the schedule and its table are derived from it. The proven bound is
 * dropped.
 */
export function savingOf(
  before: SavedBoard,
  board: Stripboard,
  sheet: BoardContext,
): Pick<BoardSaving, "before" | "board" | "gone" | "schedule" | "table"> {
  const strips = new Map(sheet.strips.map((strip) => [strip.sceneId, strip]));
  const gone = new Set(sheet.gone);
  const onBoard = new Set(scenesOn(board));
  const { proof: _, ...unproven } = before.schedule;
  const schedule = { ...unproven, days: shootingDaysOf(board, (sceneId) => strips.get(sceneId)) };
  return {
    ...{ before, board, schedule },
    gone: sheet.strips.filter(({ sceneId }) => gone.has(sceneId) && onBoard.has(sceneId)),
    table: scheduleTsv(schedule),
  };
}
