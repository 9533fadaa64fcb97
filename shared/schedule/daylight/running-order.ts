import type { DayBlock, SceneBlock } from "./day-blocks.ts";
import type { DayLight } from "./day-light.ts";
import { lightWindow } from "./light-window.ts";

/** A span of the day in minutes from its midnight. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A scene with its estimated times. Meals within the scene are part of its span. */
export interface TimedScene extends Span {
  readonly scene: SceneBlock;
  /** Minutes that the company waits for the scene's light. */
  readonly waits: number;
  /** The last company move before it; absent when there was none. */
  readonly move?: string;
}

/** The day as a sequence of times. */
export interface RunningOrder {
  readonly scenes: readonly TimedScene[];
  readonly meals: readonly Span[];
  /** End of the last scene, or of a move after it. */
  readonly end: number;
}

/** How a day runs: its first shot, and the meals at fixed times. */
export interface RunningTimes {
  readonly start: number;
  readonly meals: readonly number[];
  readonly mealMinutes: number;
  /** The light for which the company waits; absent when it does not wait. */
  readonly light?: DayLight | undefined;
}

/** Places scenes, moves and meals one after the other. A scene or move is interrupted for a meal. */
export function runningOrder(blocks: readonly DayBlock[], times: RunningTimes): RunningOrder {
  const due = times.meals.toSorted((one, other) => one - other);
  const meals: Span[] = [];
  const scenes: TimedScene[] = [];
  let now = times.start;
  let move: string | undefined;
  const eat = (start: number) => {
    meals.push({ start, end: start + times.mealMinutes });
    now = Math.max(now, start + times.mealMinutes);
  };
  const eatUpTo = (time: number) => {
    while (due[0] !== undefined && due[0] <= Math.max(time, now)) eat(due.shift()!);
  };
  const work = (minutes: number) => {
    let left = minutes;
    while (due[0] !== undefined && due[0] < now + left) {
      left -= due[0] - now;
      eat(due.shift()!);
    }
    now += left;
  };
  for (const block of blocks) {
    if (block.kind === "meal") {
      eat(now);
      continue;
    }
    if (block.kind === "move") {
      eatUpTo(now);
      work(block.minutes);
      move = block.text;
      continue;
    }
    const before = now;
    const opens = times.light ? opensAt(block, times.light) : undefined;
    eatUpTo(opens ?? now);
    const start = Math.max(now, opens ?? now);
    now = start;
    work(block.minutes);
    scenes.push({
      scene: block,
      start,
      end: now,
      waits: waitOf(before, start, meals),
      ...(move !== undefined && { move }),
    });
  }
  return { scenes, meals, end: now };
}

/** The start of an exterior's light on the next five minutes; undefined where it needs none. */
export function opensAt(scene: SceneBlock, light: DayLight): number | undefined {
  const opens = lightWindow(scene, light)?.opens;
  return opens === undefined ? undefined : Math.ceil(opens / 5) * 5;
}

/** Minutes between two times without the meals in between. */
function waitOf(from: number, to: number, meals: readonly Span[]): number {
  const eaten = meals.map(({ start, end }) => Math.max(0, Math.min(end, to) - Math.max(start, from)));
  return eaten.reduce((left, minutes) => left - minutes, to - from);
}
