import { scenePartOf } from "../schedule/model/scene-parts.ts";
import type { Strip } from "../schedule/model/schedule.ts";
import { kindOfStrip } from "../schedule/model/strips.ts";
import { type LearnedPaces, SCENE_KINDS, type SceneKind } from "../schedule/shooting-time/crew-pace.ts";
import { MINUTES_PER_EIGHTH } from "../schedule/shooting-time/shooting-minutes.ts";
import type { ProductionReport, ReportedScene } from "./production-report.ts";

/** Days of which a crew's pace is learned. */
const LEAST_DAYS = 3;

/** Part of a day's estimated time that scenes of a kind have, so that the day counts as one of that kind. */
const MOST_OF_DAY = 0.75;

/**
 * How fast this crew shoots, over all and by day or night and interior or exterior: the time from first shot to camera
 * wrap without meals, compared with the estimates for the scenes that were shot. A kind is left out until enough days
 * of it are reported with their times; undefined until there are enough days in all.
 *
 * @param reports approved ones
 * @param strips the script's scenes with estimates at the usual pace
 */
export function learnedPaces(
  reports: readonly ProductionReport[],
  strips: readonly Pick<Strip, "sceneId" | "minutes" | "intExt" | "dayNight">[],
): LearnedPaces | undefined {
  const stripOf = new Map(strips.map((strip) => [strip.sceneId, strip]));
  const days = reports.flatMap((report) => {
    const minutes = cameraMinutes(report);
    const shot = Object.entries(report.scenes).flatMap(([stripId, scene]) => {
      const { sceneId, parts } = scenePartOf(stripId);
      const strip = stripOf.get(sceneId);
      return strip ? [{ kind: kindOfStrip(strip), estimated: ((strip.minutes ?? 0) / parts) * partShot(scene) }] : [];
    });
    const estimated = sumOf(shot, (one) => one.estimated);
    if (minutes === undefined || estimated === 0) return [];
    const kind = KINDS.find(
      (one) => sumOf(shot, (scene) => (scene.kind === one ? scene.estimated : 0)) >= MOST_OF_DAY * estimated,
    );
    return [{ minutes, estimated, kind }];
  });
  const all = paceOf(days);
  if (!all) return undefined;
  const byKind = KINDS.flatMap((kind) => {
    const pace = paceOf(days.filter((day) => day.kind === kind));
    return pace ? [[kind, pace] as const] : [];
  });
  return { all, ...Object.fromEntries(byKind) };
}

const KINDS = Object.keys(SCENE_KINDS) as SceneKind[];

/** Pace of some days; undefined if they are too few. */
function paceOf(
  days: readonly { readonly minutes: number; readonly estimated: number }[],
): LearnedPaces["all"] | undefined {
  if (days.length < LEAST_DAYS) return undefined;
  const ratio = sumOf(days, ({ minutes }) => minutes) / sumOf(days, ({ estimated }) => estimated);
  return { minutesPerEighth: MINUTES_PER_EIGHTH * ratio, days: days.length };
}

function sumOf<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((sum, item) => sum + of(item), 0);
}

/** Minutes from first shot to camera wrap, without meals; undefined while either is unknown. */
function cameraMinutes({ times }: ProductionReport): number | undefined {
  const { firstShot, cameraWrap, firstMealOut, firstMealIn, secondMealOut, secondMealIn } = times;
  if (firstShot === null || cameraWrap === null || cameraWrap <= firstShot) return undefined;
  const meals = [
    [firstMealOut, firstMealIn],
    [secondMealOut, secondMealIn],
  ] as const;
  const eaten = meals.reduce(
    (sum, [out, back]) => sum + (out !== null && back !== null ? Math.max(0, back - out) : 0),
    0,
  );
  return cameraWrap - firstShot - eaten;
}

/** The part of a scene that was shot, from 0 to 1. */
function partShot({ outcome, partEighths, eighths }: ReportedScene): number {
  if (outcome === "shot") return 1;
  return outcome === "partial" && eighths > 0 ? Math.min(1, partEighths / eighths) : 0;
}
