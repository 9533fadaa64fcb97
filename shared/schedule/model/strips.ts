import { type Breakdown, type BreakdownRow, COLUMNS } from "../../breakdown/model/breakdown.ts";
import { eighthsFromText, PageCountError } from "../../breakdown/model/page-count.ts";
import { t } from "../../i18n/speech.ts";
import { nameKey } from "../../roster/fields/name-key.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import {
  cellOf,
  groupOfSet,
  namesInScene,
  presentScenes,
  roleOfName,
  setOf,
} from "../../roster/roles/roster-scenes.ts";
import { type LearnedPaces, learnedPaceOf, type SceneKind, sceneKindOf } from "../shooting-time/crew-pace.ts";
import { hoursText } from "../shooting-time/hours-text.ts";
import { enteredMinutes, SLOW_ELEMENTS, type SlowElement, shootingTimeOf } from "../shooting-time/shooting-minutes.ts";
import { type DayNight, dayNightOf, isExterior } from "./day-night.ts";
import type { Strip } from "./schedule.ts";

/** Scenes of a schedule: those of one location group, by id, or all. */
export type Scope = string | "all";

/** What estimates of shooting times need besides the breakdown. */
export interface CrewPace {
  /** Minutes of an eighth of a page. */
  readonly minutesPerEighth?: number | undefined;
  /** What is learned from the crew's reports; it goes before `minutesPerEighth`. */
  readonly paces?: LearnedPaces | undefined;
  /** Cast ids of roles that minors play. */
  readonly minors?: ReadonlySet<string>;
}

/** Breakdown columns of the elements that take time on the set. */
const ELEMENT_COLUMNS: Readonly<Record<SlowElement, readonly string[]>> = {
  stunts: ["Stunts"],
  effects: ["Special Effects", "Mechanical Effects"],
  animals: ["Animals"],
  vehicles: ["Vehicles"],
  background: ["Background Actors"],
};

/**
 * The strips of a breakdown in script order, without omitted scenes. Characters only heard in a scene do not work and
 * are not in its cast.
 */
export function stripsFromBreakdown(breakdown: Breakdown, roster: Roster, scope: Scope, pace: CrewPace = {}): Strip[] {
  const strips: { groupId: string | undefined; strip: Strip }[] = [];
  let before: DayNight = "";
  for (const row of presentScenes(breakdown)) {
    const dayNight = dayNightOf(cellOf(row, COLUMNS.time), before);
    before = dayNight || before;
    const groupId = groupOfSet(roster, cellOf(row, COLUMNS.location))?.id;
    strips.push({ groupId, strip: stripOf(row, roster, dayNight, pace) });
  }
  return strips.filter(({ groupId }) => scope === "all" || groupId === scope).map(({ strip }) => strip);
}

function stripOf(row: BreakdownRow, roster: Roster, dayNight: DayNight, pace: CrewPace): Strip {
  const strip = {
    sceneId: row.id,
    number: cellOf(row, COLUMNS.number),
    intExt: cellOf(row, COLUMNS.intExt),
    dayNight,
    set: setOf(row, roster),
    synopsis: cellOf(row, COLUMNS.synopsis),
    castIds: castOf(row, roster),
    eighths: eighthsOf(cellOf(row, COLUMNS.pages)),
    notes: cellOf(row, COLUMNS.notes),
  };
  return { ...strip, ...shootingTime(row, strip, pace) };
}

/** The time entered for a scene, or else its estimate. */
function shootingTime(row: BreakdownRow, strip: Strip, { minutesPerEighth, paces, minors }: CrewPace) {
  const entered = enteredMinutes(cellOf(row, COLUMNS.minutes));
  if (entered !== undefined)
    return { minutes: entered, minutesReason: t("Entered: {time}", { time: hoursText(entered) }) };
  const elements = SLOW_ELEMENTS.filter((element) =>
    ELEMENT_COLUMNS[element].some((column) => cellOf(row, column).trim() !== ""),
  );
  const children = strip.castIds.filter((castId) => minors?.has(castId)).length;
  const place = placeOf(strip);
  const { eighths, dayNight, castIds } = strip;
  const work = { eighths, place, dayNight, cast: castIds.length, minors: children, elements } as const;
  const learned = paces && learnedPaceOf(kindOfStrip(strip), paces);
  const { minutes, reason } = shootingTimeOf(work, learned?.minutesPerEighth ?? minutesPerEighth);
  return { minutes, minutesReason: learned ? `${reason} (${learned.source})` : reason };
}

/** The kind of a strip's scene; undefined when its heading does not say place and light. */
export function kindOfStrip(strip: Pick<Strip, "intExt" | "dayNight">): SceneKind | undefined {
  return sceneKindOf(placeOf(strip), strip.dayNight);
}

function placeOf({ intExt }: Pick<Strip, "intExt">): "exterior" | "interior" | "" {
  return intExt === "" ? "" : isExterior(intExt) ? "exterior" : "interior";
}

function castOf(row: BreakdownRow, roster: Roster): string[] {
  const voices = new Set(row.voices.map(nameKey));
  const seen = namesInScene(row).filter((name) => !voices.has(nameKey(name)));
  const ids = new Set(seen.flatMap((name) => roleOfName(roster, name)?.castId ?? []));
  return [...ids].sort((one, other) => Number(one) - Number(other));
}

/** An invalid page count, which users can type, counts as zero: it must not keep a scene off the board. */
function eighthsOf(pages: string): number {
  try {
    return eighthsFromText(pages);
  } catch (error) {
    if (error instanceof PageCountError) return 0;
    throw error;
  }
}
