import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { t } from "../../i18n/speech.ts";
import { nameKey } from "../../roster/fields/name-key.ts";
import { inParts, partOfNumber, stripsInParts } from "../../schedule/model/scene-parts.ts";
import type { Strip } from "../../schedule/model/schedule.ts";
import { WORKING_WEEK } from "../../schedule/model/working-calendar.ts";
import { scenesOn, withAllScenes } from "../../schedule/stripboard/schedule-of-board.ts";
import type { BoardItem, Stripboard } from "../../schedule/stripboard/stripboard.ts";
import { SCENE_UCID } from "./categories.ts";
import { datesIn, type UssCalendar } from "./uss-calendar.ts";
import { UssError, type UssFile } from "./uss-file.ts";

/** An imported schedule, matched with the project's scenes. */
export interface ForeignSchedule {
  readonly name: string;
  /** The name of the unit, if the scenes on its days are all of one. */
  readonly unit: string | undefined;
  readonly board: Stripboard;
  /** Items on a day of the file that are not scenes of the project, by name. */
  readonly strangers: readonly string[];
}

type File = UssFile["universalScheduleStandard"];
type Foreign = File["breakdowns"][number];
type ForeignBoard = NonNullable<File["stripboards"]>[number];

/** Maximum length of a banner's text. */
const MAX_BANNER_LENGTH = 200;

/**
 * The schedules of a file with the project's scenes. Scenes are matched by number, and by set where a number is
 * ambiguous. Scenes that the file has on no day go to the boneyard. Without a start date in its calendar, a schedule
 * begins on the day after `today`.
 *
 * @throws {UssError} when the file has no schedule with days
 */
export function schedulesOfUss(file: File, strips: readonly Strip[], today: CalendarDate): ForeignSchedule[] {
  const breakdowns = new Map(file.breakdowns.map((one) => [one.id, one]));
  const found = (file.stripboards ?? []).flatMap((stripboard) => {
    const lists = daysOf(stripboard, breakdowns);
    return lists.length > 0 ? [{ stripboard, lists }] : [];
  });
  if (found.length === 0) {
    throw new UssError(t("The file has a breakdown but no schedule: no stripboard in it has shoot days."));
  }
  return found.map(({ stripboard, lists }, at) => {
    const dates = datesIn(calendarOf(file, stripboard.calendar, today), lists.length);
    if (dates.length === 0) throw new UssError(t("The file's calendar has no working days."));
    const seen = new Set<string>();
    const strangers: string[] = [];
    const days = lists.map((list, day) => ({
      date: dates[day]!,
      locked: false,
      items: list.flatMap((id) => itemsOf(breakdowns.get(id), `${at} ${day} ${id}`)),
    }));
    const board = withAllScenes({ days, boneyard: [] }, stripsInParts(strips, scenesOn({ days, boneyard: [] })));
    const unit = unitOf(lists.flat().flatMap((id) => breakdowns.get(id) ?? []));
    return { name: stripboard.name?.trim() || file.name?.trim() || "Imported", unit, board, strangers };

    function itemsOf(one: Foreign | undefined, place: string): BoardItem[] {
      if (!one) return [];
      if (one.type === "banner") {
        const text = (one.bannerText ?? one.description ?? "").slice(0, MAX_BANNER_LENGTH);
        return [{ kind: "banner", id: `banner-${place}`.slice(0, 100), banner: "note", text }];
      }
      return numbersOf(one.scene).flatMap((number): BoardItem[] => {
        const strip = sceneOf(number, one);
        if (!strip || seen.has(strip.sceneId)) {
          strangers.push(
            strip
              ? t("{number} (a second time)", { number })
              : number || one.description || t("a scene without a number"),
          );
          return [];
        }
        seen.add(strip.sceneId);
        return [{ kind: "scene", id: strip.sceneId, pinned: false }];
      });
    }
  });

  function sceneOf(named: string, { elements }: Foreign): Strip | undefined {
    const { number, part, parts } = partOfNumber(named);
    const same = strips.filter((strip) => nameKey(strip.number) === nameKey(number));
    const set = same.length > 1 ? elementIn(file, SCENE_UCID.set, elements ?? []) : undefined;
    const scene = (set && same.find((strip) => nameKey(strip.set) === nameKey(set))) || same[0];
    return scene && inParts(scene, parts)[part - 1];
  }

  function unitOf(scenes: readonly Foreign[]): string | undefined {
    const units = scenes.flatMap(({ elements }) => elementIn(file, SCENE_UCID.unit, elements ?? []) ?? []);
    const [unit, ...others] = new Set(units);
    return others.length === 0 ? unit : undefined;
  }
}

/** A breakdown of several scenes lists all their numbers. */
function numbersOf(scene: string | null | undefined): string[] {
  const numbers = (scene ?? "").split(/[,;&+]/).map((number) => number.trim());
  return numbers.filter((number, at) => number !== "" || (at === 0 && numbers.length === 1));
}

/** The first of the elements that is of a category. */
function elementIn(file: File, number: number, ids: readonly string[]): string | undefined {
  const category = file.categories?.find(({ ucid }) => ucid === number)?.id;
  if (category === undefined) return undefined;
  return file.elements?.find((element) => element.category === category && ids.includes(element.id))?.name;
}

/** Items of each day of a stripboard; empty when it has no days. */
function daysOf({ boards }: ForeignBoard, breakdowns: ReadonlyMap<string, Foreign>): string[][] {
  const ids = boards.filter(({ name }) => !/bone/i.test(name)).flatMap(({ breakdownIds }) => breakdownIds);
  if (ids.some(Array.isArray)) return ids.map((one) => (Array.isArray(one) ? one : [one]));
  const isBreak = (id: unknown) => typeof id === "string" && breakdowns.get(id)?.type === "day";
  if (!ids.some(isBreak)) return [];
  const days: string[][] = [[]];
  for (const id of ids as readonly string[]) {
    if (isBreak(id)) days.push([]);
    else days.at(-1)!.push(id);
  }
  return days.at(-1)!.length === 0 ? days.slice(0, -1) : days;
}

function calendarOf(file: File, id: string | null | undefined, today: CalendarDate): UssCalendar {
  const calendar = file.calendars?.find((one) => one.id === id) ?? file.calendars?.[0];
  const events = calendar?.events ?? [];
  const daysOff = calendar?.daysOff ?? [0, 1, 2, 3, 4, 5, 6].filter((day) => !WORKING_WEEK.includes(day));
  return {
    start: events.find(({ type }) => type === "start")?.date ?? addDays(today, 1),
    daysOff,
    skipped: new Set(events.filter(({ type }) => type === "dayOff").map(({ date }) => date)),
  };
}
