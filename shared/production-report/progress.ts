import { partIdsOf, scenePartOf } from "../schedule/model/scene-parts.ts";
import type { ProductionReport, ReportedScene } from "./production-report.ts";
import type { Progress, ProgressTotals } from "./progress-totals.ts";

/** Totals before anything is shot. */
export const NOTHING: ProgressTotals = { scenes: 0, eighths: 0, seconds: 0, setups: 0, added: 0, retakes: 0 };

/** A scene of the script by row id, with its length. */
export type ScriptScene = readonly [sceneId: string, eighths: number];

/**
 * Progress at the end of `date`. `reports` are those up to the date, in any order. Each part of a scene counts once, on
 * the day it was shot; a retake adds no pages. A scene that the schedule has in parts is complete once all are shot.
 */
export function progressOn(
  date: string,
  reports: readonly ProductionReport[],
  script: readonly ScriptScene[],
): Progress {
  const done = new Map<string, number>();
  const shot = new Set<string>();
  const whole = new Set<string>();
  let [prior, today, planned] = [NOTHING, NOTHING, NOTHING];
  const until = reports.filter((report) => report.date <= date).sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const report of until) {
    const tally = Object.entries(report.scenes).reduce((sum, [stripId, scene]) => {
      const { sceneId } = scenePartOf(stripId);
      const before = done.get(stripId) ?? 0;
      const eighths = Math.max(0, shotEighths(scene) - (scene.outcome === "shot" ? before : 0));
      done.set(stripId, before + eighths);
      if (scene.outcome === "shot") shot.add(stripId);
      const isWhole = scene.outcome === "shot" && partIdsOf(stripId).every((part) => shot.has(part));
      const isNewlyWhole = isWhole && !scene.retake && !whole.has(sceneId);
      if (isWhole) whole.add(sceneId);
      return together(sum, {
        scenes: isNewlyWhole ? 1 : 0,
        eighths,
        seconds: scene.seconds,
        setups: scene.setups,
        added: scene.added ? 1 : 0,
        retakes: scene.retake ? 1 : 0,
      });
    }, NOTHING);
    if (report.date === date) today = together(today, tally);
    else prior = together(prior, tally);
    for (const [stripId, scene] of Object.entries(report.scenes)) {
      const { part, parts } = scenePartOf(stripId);
      const scenes = part === parts ? 1 : 0;
      if (!scene.added) planned = together(planned, { ...NOTHING, scenes, eighths: scene.eighths });
    }
  }
  const toDate = together(prior, today);
  const total = { ...NOTHING, scenes: script.length, eighths: script.reduce((sum, [, eighths]) => sum + eighths, 0) };
  const left = script.filter(([sceneId]) => !whole.has(sceneId));
  const doneOf = new Map<string, number>();
  for (const [stripId, eighths] of done) {
    const { sceneId } = scenePartOf(stripId);
    doneOf.set(sceneId, (doneOf.get(sceneId) ?? 0) + eighths);
  }
  const remaining = {
    ...NOTHING,
    scenes: left.length,
    eighths: left.reduce((sum, [sceneId, eighths]) => sum + Math.max(0, eighths - (doneOf.get(sceneId) ?? 0)), 0),
  };
  return { script: total, prior, today, toDate, remaining, planned, ahead: toDate.eighths - planned.eighths };
}

/** Eighths of a scene shot that day; 0 for a retake. */
export function shotEighths({ outcome, eighths, partEighths, retake }: ReportedScene): number {
  if (retake) return 0;
  if (outcome === "shot") return eighths;
  return outcome === "partial" ? Math.min(partEighths, eighths) : 0;
}

function together(one: ProgressTotals, other: ProgressTotals): ProgressTotals {
  return {
    scenes: one.scenes + other.scenes,
    eighths: one.eighths + other.eighths,
    seconds: one.seconds + other.seconds,
    setups: one.setups + other.setups,
    added: one.added + other.added,
    retakes: one.retakes + other.retakes,
  };
}
