import { type BreakdownRow, COLUMNS } from "../../breakdown/model/breakdown.ts";
import { isUsual } from "../../breakdown/model/categories.ts";
import type { CalendarDate } from "../../dates/calendar-date.ts";
import { type Episode, episodeOf } from "../../episodes/episode.ts";
import { cellOf, groupOfSet, setOf } from "../../roster/roles/roster-scenes.ts";
import { DROP_DAYS } from "../../schedule/day-out-of-days/day-out-of-days.ts";
import { inParts, partsOfScenes } from "../../schedule/model/scene-parts.ts";
import type { Strip } from "../../schedule/model/schedule.ts";
import { type Scope, stripsFromBreakdown } from "../../schedule/model/strips.ts";
import { scenesOn } from "../../schedule/stripboard/schedule-of-board.ts";
import type { BannerItem, Stripboard } from "../../schedule/stripboard/stripboard.ts";
import { elementColumns, elementsOfScene } from "../element-columns.ts";
import type { ReportSource } from "../report-source.ts";
import { SCENE_UCID, ucidOf } from "./categories.ts";
import { objectId } from "./object-id.ts";
import { calendarOf } from "./uss-calendar.ts";

/**
 * The data for a file: that of the reports, the board, the work days of the week, and the creation time (an ISO 8601
 * instant in UTC).
 */
export interface UssSource extends Pick<ReportSource, "project" | "unit" | "breakdown" | "roster"> {
  readonly scheduleName: string;
  /** The episodes of a series. */
  readonly episodes: readonly Episode[];
  readonly board: Stripboard;
  readonly weekdays: readonly number[];
  readonly now: string;
}

const BANNERS = { move: "Company move", meal: "Meal", travel: "Travel", note: "" } as const;
const ALL: Scope = "all";

const SCENE_CATEGORIES = [
  { name: "Set", ucid: SCENE_UCID.set },
  { name: "INT/EXT", ucid: SCENE_UCID.intExt },
  { name: "Day/Night", ucid: SCENE_UCID.dayNight },
  { name: "Script Day", ucid: SCENE_UCID.scriptDay },
  { name: "Location", ucid: SCENE_UCID.location },
  { name: "Cast Members", ucid: SCENE_UCID.cast },
];

/**
 * A schedule with its breakdown in the Universal Schedule Standard 1.0.0, as indented JSON: one stripboard with the
 * days and the boneyard of unscheduled scenes, and a calendar that determines the dates of the days. The standard
 * cannot hold pins, locks and colours. Durations are omitted, because they are unknown. With several units, the scenes on
 * days have their unit; in a series all scenes have their episode, which is also that of the file if it is only one.
 */
export function ussOfSchedule(source: UssSource): string {
  const { project, unit, breakdown, roster, scheduleName, board, weekdays, now } = source;
  const episodes = source.episodes.length > 1 ? source.episodes : [];
  const [episode, ...others] = episodes.filter(({ id }) => breakdown.rows.some((row) => episodeOf(row) === id));
  const single = others.length === 0 ? episode : undefined;
  const onDays = new Set(board.days.flatMap(({ items }) => items.map(({ id }) => id)));
  const elements = new Map<string, ReturnType<typeof elementOf>>();
  const own = elementColumns(breakdown).filter((name) => !isUsual(name));
  const categories = [
    ...SCENE_CATEGORIES,
    ...(unit === undefined ? [] : [{ name: "Unit", ucid: SCENE_UCID.unit }]),
    ...(episodes.length === 0 ? [] : [{ name: "Episode", ucid: SCENE_UCID.episode }]),
    ...elementColumns(breakdown).map((name) => ({ name, ucid: ucidOf(name, own) })),
  ].map(({ name, ucid }) => ({ id: categoryId(name), created: now, name, ucid }));
  const strips = new Map(stripsFromBreakdown(breakdown, roster, ALL).map((strip) => [strip.sceneId, strip]));
  const partsOf = partsOfScenes(scenesOn(board));
  const scenes = breakdown.rows.flatMap((row) => scenesOf(row));
  const banners = board.days.flatMap(({ items }) => items.filter((item) => item.kind === "banner"));
  const known = new Set(scenes.map(({ id }) => id));
  const days = board.days.map(({ items }) =>
    items.flatMap(({ kind, id }) => (kind === "banner" || known.has(objectId(id)) ? [objectId(id)] : [])),
  );
  const placed = new Set(days.flat());
  const calendar = calendarOf(
    board.days.map(({ date }) => date),
    weekdays,
  );
  const calendarId = objectId(`calendar ${scheduleName}`);
  const file = {
    ...{ id: objectId(`${project} ${scheduleName}`), author: null, company: null, created: now, description: null },
    ...{
      episode: single?.number ?? null,
      episodeName: single?.name || null,
      name: scheduleName,
      project,
      schedColor: null,
      schedDate: now,
    },
    ...{ scriptColor: null, scriptDate: null, season: null, source: "Backlot", ussVersion: "1.0.0" },
    breakdowns: [...scenes, ...banners.map((banner) => bannerOf(banner, now))],
    categories,
    elements: [...elements.values()],
    stripboards: [
      {
        id: objectId(`stripboard ${scheduleName}`),
        name: scheduleName,
        calendar: calendar ? calendarId : null,
        boards: [
          { id: objectId(`days ${scheduleName}`), name: "stripboard", breakdownIds: days },
          {
            id: objectId(`boneyard ${scheduleName}`),
            name: "boneyard",
            breakdownIds: scenes.map(({ id }) => id).filter((id) => !placed.has(id)),
          },
        ],
      },
    ],
    calendars: calendar
      ? [
          {
            ...{ id: calendarId, name: scheduleName, daysOff: calendar.daysOff },
            events: [
              eventOf("start", calendar.start, null),
              ...[...calendar.skipped].map((date) => eventOf("dayOff", date, "dayOff")),
            ],
          },
        ]
      : [],
  };
  return `${JSON.stringify({ universalScheduleStandard: file }, null, 2)}\n`;

  /** A scene, or its parts as they are on the board. */
  function scenesOf(row: BreakdownRow) {
    const strip = strips.get(row.id);
    return strip
      ? inParts(strip, partsOf.get(row.id) ?? 1).map((part) => sceneOf(row, part))
      : [sceneOf(row, undefined)];
  }

  function sceneOf(row: BreakdownRow, strip: Strip | undefined) {
    const set = setOf(row, roster);
    const named = (category: string, name: string, cast?: string) => {
      if (name === "") return [];
      const element = elementOf(category, name, now, cast);
      if (!elements.has(element.id)) elements.set(element.id, element);
      return [element.id];
    };
    const own = episodes.find(({ id }) => id === episodeOf(row));
    const roles = (strip?.castIds ?? []).flatMap((castId) => roster.roles.find((role) => role.castId === castId) ?? []);
    return {
      ...{
        id: objectId(strip?.sceneId ?? row.id),
        bannerText: null,
        comments: cellOf(row, COLUMNS.notes) || null,
        created: now,
      },
      description: cellOf(row, COLUMNS.synopsis) || null,
      elements: [
        ...named("INT/EXT", cellOf(row, COLUMNS.intExt).replaceAll(".", "")),
        ...named("Set", set),
        ...named("Day/Night", cellOf(row, COLUMNS.time)),
        ...named("Script Day", cellOf(row, COLUMNS.scriptDay)),
        ...named("Location", groupOfSet(roster, set)?.name ?? ""),
        ...(strip && onDays.has(strip.sceneId) ? named("Unit", unit ?? "") : []),
        ...named("Episode", own ? [own.number, own.name].join(" ").trim() : ""),
        ...roles.flatMap(({ name, castId }) => named("Cast Members", name, castId)),
        ...elementColumns(breakdown).flatMap((category) =>
          elementsOfScene(breakdown, row.id, category).flatMap((name) => named(category, name)),
        ),
      ],
      pages: strip ? strip.eighths / 8 : null,
      scene: (strip?.number ?? cellOf(row, COLUMNS.number)) || null,
      scriptPage: cellOf(row, COLUMNS.page) || null,
      ...{ duration: null, type: "scene" },
    };
  }
}

const categoryId = (name: string) => objectId(`category ${name}`);
const HELD: ReadonlySet<string> = new Set(["Cast Members"]);
const UNCOUNTED: ReadonlySet<string> = new Set([
  ...["Set", "INT/EXT", "Day/Night", "Script Day", "Location", "Unit", "Episode"],
]);

function elementOf(category: string, name: string, created: string, castId: string | undefined) {
  const isHeld = HELD.has(category);
  return {
    id: objectId(`element ${category} ${name.toUpperCase()}`),
    ...{ category: categoryId(category), created, daysOff: [], dropDayCount: DROP_DAYS, elementId: castId ?? null },
    ...{ events: [], isDood: !UNCOUNTED.has(category), isDrop: isHeld, isHold: isHeld, isIdLock: castId !== undefined },
    ...{ linkedElements: [], name },
  };
}

function bannerOf({ id, banner, text }: BannerItem, created: string) {
  const words = [BANNERS[banner], text].filter((part) => part !== "").join(": ");
  return {
    ...{ id: objectId(id), bannerText: words, comments: null, created, description: null, elements: [], pages: null },
    ...{ scene: null, scriptPage: null, duration: null, type: "banner" },
  };
}

/** Noon has the same date in almost every time zone. */
function eventOf(type: "start" | "dayOff", date: CalendarDate, name: string | null) {
  return { id: objectId(`${type} ${date}`), date: `${date}T12:00:00.000Z`, type, name };
}
