import type { Shoot, ShootScene } from "./instance.ts";

/**
 * The slots on which each scene can be shot, ascending: where its location, its cast and its pin allow it, and what is
 * then bound to a single slot leaves room for it. A scene without any slot proves that there is no schedule.
 */
export function domainsOf(shoot: Shoot): number[][] {
  let domains = shoot.scenes.map((_, scene) =>
    shoot.calendar.dates.flatMap((_, slot) => (isAllowed(shoot, scene, slot) ? [slot] : [])),
  );
  for (;;) {
    const bound = boundScenes(shoot, domains);
    const narrower = domains.map((slots, scene) =>
      slots.length === 1 ? slots : slots.filter((slot) => hasRoom(shoot, bound, scene, slot)),
    );
    if (narrower.every((slots, scene) => slots.length === domains[scene]?.length)) return domains;
    domains = narrower;
  }
}

function isAllowed({ scenes, cast, locations, pinned }: Shoot, at: number, slot: number): boolean {
  const scene = scenes[at];
  if (!scene) return false;
  const needed = [locations[scene.loc], ...scene.cast.map((member) => cast[member])];
  const free = needed.every((one) => !one?.avail || one.avail.includes(slot));
  return free && pinned.every((pin) => pin.scene !== at || pin.slot === slot);
}

/** The scenes that can only be shot on a slot, by slot. */
function boundScenes({ scenes, calendar }: Shoot, domains: readonly (readonly number[])[]): ShootScene[][] {
  return calendar.dates.map((_, slot) =>
    scenes.filter((_, scene) => domains[scene]?.length === 1 && domains[scene][0] === slot),
  );
}

function hasRoom(
  { scenes, params, calendar }: Shoot,
  bound: readonly ShootScene[][],
  at: number,
  slot: number,
): boolean {
  const scene = scenes[at];
  const there = bound[slot];
  if (!scene || !there) return false;
  const day = [...there, scene];
  const locations = new Set(day.map(({ loc }) => loc)).size;
  const eighths = day.reduce((sum, { eighths }) => sum + eighths, 0) + (locations - 1) * params.moveEighths;
  if (eighths > params.maxEighths || day.length > params.maxScenes || locations > params.maxLocs) return false;
  const has = (other: number, kind: ShootScene["kind"]) => bound[other]?.some((one) => one.kind === kind) ?? false;
  const follows = (eve: number) => (calendar.abs[eve + 1] ?? 0) - (calendar.abs[eve] ?? 0) === 1;
  const mayMix = params.mixCost !== null;
  if (scene.kind === "D") return (mayMix || !has(slot, "N")) && !(follows(slot - 1) && has(slot - 1, "N"));
  if (scene.kind === "N") return (mayMix || !has(slot, "D")) && !(follows(slot) && has(slot + 1, "D"));
  return true;
}
