import type { CalendarDate } from "../../dates/calendar-date.ts";
import { withDayMarks } from "../../dates/day-marks.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import type { Clock } from "../../roster/fields/clock.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import type { ShootingDay } from "../model/schedule.ts";
import type { SchedulingProblem } from "../model/scheduling-problem.ts";
import type { DayBlock } from "./day-blocks.ts";
import { lightFix } from "./light-fix.ts";
import { lightWindow } from "./light-window.ts";
import { blocksOf, runningDay, runningDays } from "./running-day.ts";

/** A warning about an exterior that is too late for its light, as the days would run without call sheets. */
export interface LightWarning {
  readonly date: CalendarDate;
  readonly rule: "inLight";
  readonly sceneId: string;
  readonly who: readonly string[];
  readonly sentence: string;
  /** The smallest change that would give it its light, as a sentence. */
  readonly fix: string;
}

/** Exteriors without their light, on days that have a location with known sun times. */
export function lightWarnings(
  days: readonly ShootingDay[],
  production: Pick<SchedulingProblem, "limits" | "places">,
  clock?: Clock,
): LightWarning[] {
  return runningDays(days, production).flatMap(({ date, strips, start, order, late }) => {
    const { light } = start;
    // Without the moves, which follow from the order: a scene may also go before one at another location.
    const blocks = blocksOf(production, strips).filter((block) => block.kind === "scene");
    const stripOf = new Map(strips.map((strip) => [strip.sceneId, strip]));
    const orderOf = (wanted: readonly DayBlock[]) => {
      const shot = wanted.flatMap((block) => (block.kind === "scene" ? (stripOf.get(block.sceneId) ?? []) : []));
      return runningDay(production, shot, start);
    };
    return late.map((timed): LightWarning => {
      const { sceneId } = timed.scene;
      const number = sceneNumberText(timed.scene.number);
      const { kind, closesFor, closing } = lightWindow(timed.scene, light, clock)!;
      return {
        ...{ date, rule: "inLight", sceneId, who: [t("scene {number}", { number })] },
        sentence: t(
          "Scene {number} on {date} is a {kind} and would {how, select, end {run until} other {begin at}} {time}; {closing}.",
          {
            number,
            date: shownDate(date),
            kind,
            how: closesFor,
            time: withDayMarks(clockText(closesFor === "end" ? timed.end : timed.start, clock)),
            closing,
          },
        ),
        fix: lightFix(timed, { blocks, light, order }, orderOf),
      };
    });
  });
}
