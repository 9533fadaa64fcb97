import { scenePartOf } from "../schedule/model/scene-parts.ts";
import type { Strip } from "../schedule/model/schedule.ts";
import { MINUTES_PER_EIGHTH } from "../schedule/shooting-time/shooting-minutes.ts";
import type { ProductionReport, ReportedScene } from "./production-report.ts";

/** Days of which a crew's pace is learned. */
const LEAST_DAYS = 3;

/**
 * Minutes of an eighth of a page, as this crew shoots: the time from first shot to camera wrap without meals, compared
 * with the estimates for the scenes that were shot. Undefined until enough days are reported with their times.
 *
 * @param reports approved ones
 * @param strips the script's scenes with estimates at the usual pace
 */
export function learnedPace(
  reports: readonly ProductionReport[],
  strips: readonly Pick<Strip, "sceneId" | "minutes">[],
): number | undefined {
  const estimates = new Map(strips.map(({ sceneId, minutes = 0 }) => [sceneId, minutes]));
  const days = reports.flatMap((report) => {
    const minutes = cameraMinutes(report);
    const estimated = Object.entries(report.scenes).reduce((sum, [stripId, scene]) => {
      const { sceneId, parts } = scenePartOf(stripId);
      return sum + ((estimates.get(sceneId) ?? 0) / parts) * partShot(scene);
    }, 0);
    return minutes === undefined || estimated === 0 ? [] : [{ minutes, estimated }];
  });
  if (days.length < LEAST_DAYS) return undefined;
  const sum = (of: "minutes" | "estimated") => days.reduce((all, day) => all + day[of], 0);
  return (MINUTES_PER_EIGHTH * sum("minutes")) / sum("estimated");
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
