import { DAY, type Model, NIGHT } from "./compiled-model.ts";

/**
 * Lower bound on the number of days for some scenes: by pages and minutes with moves, number of scenes, locations and
 * light.
 */
export function leastDays(model: Model, scenes: readonly number[]): number {
  const { kind, eighths, minutes, maxMinutes } = model;
  const apart = [DAY, NIGHT].map((light) =>
    volume(
      model,
      scenes.filter((scene) => kind[scene] === light),
    ),
  );
  // No two scenes longer than half a day fit on one day.
  const large = scenes.filter((scene) => 2 * eighths[scene]! > model.shoot.params.maxEighths).length;
  const slow = scenes.filter((scene) => 2 * minutes[scene]! > maxMinutes).length;
  const mayMix = model.mayMix.includes(1);
  return Math.max(volume(model, scenes), mayMix ? 0 : apart[0]! + apart[1]!, large, slow);
}

function volume(
  { eighths, minutes, maxMinutes, placeOf, shoot: { params } }: Model,
  scenes: readonly number[],
): number {
  if (scenes.length === 0) return 0;
  const pages = scenes.reduce((sum, scene) => sum + eighths[scene]!, 0);
  const work = scenes.reduce((sum, scene) => sum + minutes[scene]!, 0);
  const places = new Set(scenes.map((scene) => placeOf[scene])).size;
  const byNumber = Math.max(Math.ceil(scenes.length / params.maxScenes), Math.ceil(places / params.maxLocs));
  let days = Math.max(1, byNumber);
  const moves = () => Math.max(0, places - days);
  const isTooFew = () =>
    days * params.maxEighths < pages + moves() * params.moveEighths ||
    days * maxMinutes < work + moves() * params.moveMinutes;
  while (isTooFew()) days++;
  return days;
}
