import { Refusal } from "../../../functions/runtime/refusal.ts";
import { currentBoard, currentProblem, savingOf } from "../../../functions/schedule/board-context.ts";
import type { CurrentProject } from "../../../functions/schedule/current-project.ts";
import { preferencesFrom } from "../../../functions/schedule/scheduling-preferences.ts";
import type { SavedBoard } from "../../../functions/store/schedule/stripboards.ts";
import type { routes } from "../../../shared/contract/routes.ts";
import type { BoardChange } from "../../../shared/contract/schedules.ts";
import type { PayloadFor } from "../../../shared/contract/schema/route.ts";
import { nameOfScheduleFile, SCHEDULE_ENDING } from "../../../shared/contract/schema/schedule-file.ts";
import { reportsFrom } from "../../../shared/reports/reports.ts";
import { availabilityChart } from "../../../shared/schedule/availability/availability-chart.ts";
import type { DayStatus } from "../../../shared/schedule/day-out-of-days/day-status.ts";
import { USUAL_CALENDAR } from "../../../shared/schedule/model/default-calendar.ts";
import { scheduleTsv } from "../../../shared/schedule/model/schedule-tsv.ts";
import { budgetOf } from "../../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../../shared/schedule/solver/best-schedule.ts";
import { createBoardChecker, newViolations } from "../../../shared/schedule/stripboard/board-checker.ts";
import { describeBoardChanges } from "../../../shared/schedule/stripboard/describe-board-changes.ts";
import { movedBetween } from "../../../shared/schedule/stripboard/moved-between.ts";
import { boardOfSchedule } from "../../../shared/schedule/stripboard/schedule-of-board.ts";
import { scenarioOf } from "../../../shared/schedule/stripboard/schedule-summary.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { type Units, unitField } from "../../../shared/units/unit.ts";
import type { aProduction } from "./a-production.ts";
import { READER } from "./app.tsx";
import { type Answers, refused } from "./fake-api.ts";

type Asked = PayloadFor<(typeof routes)["createSchedule"]>;

/** Schedules that the pages and others change by the rules of the server, without its storage. */
export function schedulesOf(production: ReturnType<typeof aProduction>) {
  const saved = new Map<string, SavedBoard>();
  const changes = new Map<string, BoardChange[]>();
  const { breakdown, roster } = production.now();
  const project = {
    ...{ breakdown, roster, calendar: USUAL_CALENDAR, weekRules: { daysInRow: 6 } },
    options: { actors: [], locations: [] } as CurrentProject["options"],
  };
  let active: string | null = null;
  let units: { readonly now: () => Units; readonly scheduleOf: Readonly<Record<string, string>> } | undefined;
  let strict = false;
  let published: readonly string[] = [];
  let statuses: readonly DayStatus[] = [];

  /** A schedule by its name or file name. */
  const savedAs = (name: string) => saved.get(nameOfScheduleFile(name));
  const boardOf = (name: string) => currentBoard(savedAs(name)!, { ...project, units: activeBoards() });

  /** The board of each unit that has one. */
  function activeBoards() {
    if (!units) return undefined;
    const { scheduleOf } = units;
    const { units: listed, allowed } = units.now();
    const boards = listed.flatMap((unit) => {
      const one = savedAs(scheduleOf[unit.id] ?? "");
      return one ? [{ unit, saved: one }] : [];
    });
    return { units: listed, boards, allowed, departments: [] };
  }

  function create({ name, scenes_per_day: scenesPerDay, location: _, ...asked }: Asked) {
    const all = currentProblem({ name, scenesPerDay }, project);
    const wishes = preferencesFrom(asked, all.strips);
    const answer = bestSchedule(currentProblem({ name, scenesPerDay, wishes }, project), { budget: budgetOf(200) });
    if (answer.status !== "feasible") throw new Error([...answer.reasons, ...answer.changes].join("\n"));
    const schedule = { ...answer.schedule, wishes };
    saved.set(name, { version: 1, asked, schedule, board: boardOfSchedule(schedule), gone: [] });
  }

  function save(name: string, board: Stripboard, by: string) {
    const before = savedAs(name)!;
    const { sheet, board: shown } = boardOf(name);
    const { schedule, gone } = savingOf(before, board, sheet);
    const version = before.version + 1;
    saved.set(schedule.name, { ...before, version, schedule, board, gone });
    const numberOf = (id: string) => sheet.strips.find(({ sceneId }) => sceneId === id)?.number ?? id;
    const what = describeBoardChanges(shown, board, numberOf);
    changes.set(schedule.name, [...(changes.get(schedule.name) ?? []), { version, by, what }]);
    return { version };
  }

  const summaryOf = ({ schedule: { name, location, scenesPerDay, days, unit }, asked = {} }: SavedBoard) => ({
    ...{ name: `${name}${SCHEDULE_ENDING}`, location, scenesPerDay, days: days.length, asked },
    ...(unit && { unit }),
    active: units ? Object.values(units.scheduleOf).includes(name) : name === active,
  });

  const noSchedule = (name: string) => refused(404, "noSuchSchedule", `There is no schedule named "${name}".`);

  const answers = {
    getCalendar: () => ({ calendar: project.calendar, version: 0 }),
    listSchedules: () => [...saved.values()].map(summaryOf).toReversed(),
    compareSchedules: () => ({
      active,
      scenarios: [...saved.keys()].map((name) => scenarioOf(boardOf(name).board, boardOf(name).sheet)),
    }),
    activateSchedule: ({ params: { scheduleName }, payload }) => {
      active = payload.active ? nameOfScheduleFile(scheduleName) : null;
      return payload;
    },
    getSchedule: ({ params: { scheduleFile } }) => scheduleTsv(savedAs(scheduleFile)!.schedule),
    getImprovement: { status: "none" },
    createSchedule: ({ payload }) => {
      try {
        create(payload);
        const { active: _, ...summary } = summaryOf(saved.get(payload.name)!);
        return summary;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return refused(error.status, error.code, error.message);
      }
    },
    updateSchedulingPreferences: ({ params: { scheduleName }, payload: { scenes_per_day: scenesPerDay, asked } }) => {
      const before = savedAs(scheduleName)!;
      const wishes = preferencesFrom(asked, boardOf(scheduleName).sheet.strips);
      saved.set(before.schedule.name, { ...before, asked, schedule: { ...before.schedule, scenesPerDay, wishes } });
      const { board, sheet } = boardOf(scheduleName);
      const sentences = createBoardChecker(sheet).breaches(board);
      return { breaches: [...new Set(sentences.map(({ sentence }) => sentence))] };
    },
    getStripboard: ({ params: { scheduleName } }) => {
      const one = savedAs(scheduleName);
      if (!one) return noSchedule(scheduleName);
      const known = { changes: changes.get(nameOfScheduleFile(scheduleName)) ?? [], published: [...published] };
      return { version: one.version, today: TODAY, strict, ...known, ...boardOf(scheduleName) };
    },
    saveStripboard: ({ params: { scheduleName }, payload: { board, version } }) => {
      const now = savedAs(scheduleName)!;
      const { board: before, sheet } = boardOf(scheduleName);
      if (version !== now.version) {
        return refused(409, "staleStripboard", "Someone else has changed this board in the meantime.");
      }
      const judge = createBoardChecker(sheet);
      const broken = newViolations(judge.breaches(before), judge.breaches(board));
      if (strict && broken.length > 0) return refused(422, "breaksRules", broken[0]!.sentence);
      return save(scheduleName, board, READER.email);
    },
    moveStrips: ({ payload: { from, to, scene_ids: sceneIds, date, at } }) => {
      if (savedAs(from.schedule)!.version !== from.version || savedAs(to.schedule)!.version !== to.version) {
        return refused(409, "staleStripboard", "Someone else has changed this board in the meantime.");
      }
      const before = [boardOf(from.schedule), boardOf(to.schedule)] as const;
      const moved = movedBetween(before, { sceneIds: new Set(sceneIds), date, at });
      if ("sentence" in moved) return refused(422, "brokenStripboard", moved.sentence);
      const saves = [save(from.schedule, moved.from, READER.email), save(to.schedule, moved.to, READER.email)];
      return { from: saves[0]!.version, to: saves[1]!.version };
    },
    setBoardRules: ({ payload }) => {
      strict = payload.strict;
      return payload;
    },
    getAvailability: () =>
      availabilityChart(
        currentProblem({ name: "", scenesPerDay: 1 }, project),
        {
          ...{ breakdown, roster },
          ...{ actorOptions: project.options.actors, locationOptions: project.options.locations },
        },
        project.calendar,
      ),
    getReports: ({ params: { scheduleName } }) => {
      const one = savedAs(scheduleName);
      if (!one) return noSchedule(scheduleName);
      return reportsFrom({
        ...{ project: "The Small Tide", schedule: one.schedule, breakdown, roster, board: one.board.days },
        ...{
          actorOptions: project.options.actors,
          locationOptions: [],
          palette: null,
          events: statuses,
          calendar: project.calendar,
        },
      });
    },
    setDayStatus: ({ payload: { castId, date, code } }) => {
      statuses = statuses.filter((one) => one.castId !== castId || one.date !== date);
      if (code !== null) statuses = [...statuses, { castId, date, code }];
      return { castId, date, code };
    },
  } satisfies Answers;

  return {
    answers: { ...production.answers, ...answers },
    /** The data that schedules are checked against, which other users may change. */
    project,
    create,
    boardOf: (name: string) => boardOf(name).board,
    /** The numbers of a board's scenes by day. */
    numbersOf(name: string) {
      const { board, sheet } = boardOf(name);
      const numbers = new Map(sheet.strips.map(({ sceneId, number }) => [sceneId, number]));
      return board.days.map(({ items }) => items.flatMap(({ id }) => numbers.get(id) ?? []).join(" "));
    },
    /** Puts scenes on days by their numbers: `lay("Plan", { "2031-03-03": "1 2 3" })`. Removes all other scenes. */
    lay(name: string, days: Readonly<Record<string, string>>) {
      const { sheet } = boardOf(name);
      const item = (number: string) => ({
        ...{ kind: "scene" as const, pinned: false },
        id: sheet.strips.find((strip) => strip.number === number)!.sceneId,
      });
      const board = Object.entries(days).map(([date, numbers]) => ({
        ...{ date, locked: false, items: numbers.split(" ").map(item) },
      }));
      return save(name, { days: board, boneyard: [] }, READER.email);
    },
    /** Another person saves a board. */
    otherSaves: (name: string, board: Stripboard) => save(name, board, OTHER),
    otherPublishes: (dates: readonly string[]) => {
      published = dates;
    },
    otherDecides(blocks: boolean) {
      strict = blocks;
    },
    /** Gives each unit a schedule, by the unit's id. */
    otherGives(now: () => Units, scheduleOf: Readonly<Record<string, string>>) {
      units = { now, scheduleOf };
      for (const [unit, name] of Object.entries(scheduleOf)) {
        const one = savedAs(name)!;
        saved.set(name, { ...one, schedule: { ...one.schedule, ...unitField(unit) } });
      }
    },
    otherActivates(name: string) {
      active = name;
    },
  };
}

/** The email of the other person. */
const OTHER = "kim@example.com";

/** The server's current date. */
const TODAY = "2031-02-24";
