import { t } from "../../i18n/speech.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import { hoursText } from "../shooting-time/hours-text.ts";
import type { DayBlock } from "./day-blocks.ts";
import type { DayLight } from "./day-light.ts";
import { lightWindow } from "./light-window.ts";
import type { RunningOrder, TimedScene } from "./running-order.ts";

/** Minutes by which an exterior is too late for its light; 0 or less where it has its light. */
export function latenessOf({ scene, start, end }: TimedScene, light: DayLight): number {
  const window = lightWindow(scene, light);
  return window ? (window.closesFor === "end" ? end : start) - window.closes : 0;
}

/**
 * The smallest change that gives a late exterior its light, as a sentence: the nearest earlier place in the order at the
 * same location that takes no other scene's light, else another day or call.
 *
 * @param orderOf the running order of the day's blocks in another order
 */
export function lightFix(
  late: TimedScene,
  {
    blocks,
    light,
    order,
  }: { readonly blocks: readonly DayBlock[]; readonly light: DayLight; readonly order: RunningOrder },
  orderOf: (blocks: DayBlock[]) => RunningOrder,
): string {
  const isLate = (one: TimedScene) => latenessOf(one, light) > 0;
  const { sceneId } = late.scene;
  const from = blocks.findIndex((block) => block.kind === "scene" && block.sceneId === sceneId);
  const lateNow = order.scenes.filter(isLate).length;
  for (let to = from - 1; to >= 0; to--) {
    const before = blocks[to]!;
    if (before.kind === "move") break;
    if (before.kind !== "scene") continue;
    const { scenes } = orderOf(blocks.toSpliced(from, 1).toSpliced(to, 0, blocks[from]!));
    const isLit = scenes.every((one) => one.scene.sceneId !== sceneId || !isLate(one));
    if (isLit && scenes.filter(isLate).length < lateNow)
      return t("It would have the right light before scene {number}.", { number: sceneNumberText(before.number) });
  }
  return t("It would have the right light on another day, or if the day began {hours} earlier.", {
    hours: hoursText(latenessOf(late, light)),
  });
}
