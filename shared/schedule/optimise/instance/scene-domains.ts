import type { InstanceScene, SchedulingInstance } from "./instance.ts";

/**
 * The possible slots of each scene, ascending: those that its location, cast with hours, pins, precedences, locked days,
 * windows, successions, the days within which all work is, and closed slots allow, and where scenes bound to that single
 * slot leave capacity. A scene without slots proves infeasibility.
 */
export function domainsOf(shoot: SchedulingInstance): number[][] {
  let domains = allowedSlots(shoot);
  for (;;) {
    const linked = withinDays(shoot, inSuccession(shoot, inOrder(shoot, together(shoot, domains))));
    const bound = boundDays(shoot, linked);
    const narrower = linked.map((slots, scene) =>
      slots.length === 1 ? slots : slots.filter((slot) => hasRoom(shoot, bound, shoot.scenes[scene]!, slot)),
    );
    const isStable = narrower.every((slots, scene) => slots.length === domains[scene]?.length);
    if (isStable || narrower.some((slots) => slots.length === 0)) return narrower;
    domains = narrower;
  }
}

function allowedSlots({ scenes, cast, locations, pinned, calendar, windows }: SchedulingInstance): number[][] {
  const freeOf = <T extends { avail: readonly number[] | null }>(list: readonly T[]) =>
    list.map(({ avail }) => (avail ? new Set(avail) : undefined));
  const [castFree, placeFree] = [freeOf(cast), freeOf(locations)];
  const locked = new Set(calendar.locked);
  const open = windows.map((window) => ({ scenes: new Set(window.scenes), slots: new Set(window.slots) }));
  const pins = Map.groupBy(pinned, ({ scene }) => scene);
  return scenes.map((scene, at) => {
    const own = pins.get(at);
    const within = open.filter((window) => window.scenes.has(at));
    const free = [placeFree[scene.loc], ...scene.cast.map((member) => castFree[member])].filter((one) => one);
    const hours = scene.cast.flatMap((member) => cast[member]?.minutes ?? []).length > 0;
    return [...calendar.dates.keys()].filter(
      (slot) =>
        free.every((one) => one?.has(slot)) &&
        !scene.closed?.includes(slot) &&
        within.every((window) => window.slots.has(slot)) &&
        (own ? own.every((pin) => pin.slot === slot) : !locked.has(slot)) &&
        (!hours || scene.cast.every((member) => hasHours(member, scene, slot))),
    );
  });

  function hasHours(member: number, { minutes }: InstanceScene, slot: number): boolean {
    const most = cast[member]?.minutes?.[slot];
    return most === undefined || minutes <= most;
  }
}

/** Scenes that must share a day have the same slots. */
function together({ together: groups }: SchedulingInstance, domains: readonly number[][]): number[][] {
  const narrower = [...domains];
  for (const group of groups) {
    const common = group.reduce<number[] | undefined>(
      (left, scene) => left?.filter((slot) => narrower[scene]!.includes(slot)) ?? narrower[scene],
      undefined,
    );
    for (const scene of group) narrower[scene] = common ?? [];
  }
  return narrower;
}

/**
 * Propagates precedences: the later scene starts after the first slot of the earlier one, which ends before the last
 * slot of the later one.
 */
function inOrder({ orders, calendar: { abs } }: SchedulingInstance, domains: readonly number[][]): number[][] {
  const narrower = [...domains];
  for (const { scene, after, days } of orders) {
    const first = abs[narrower[after]![0] ?? -1] ?? Number.POSITIVE_INFINITY;
    narrower[scene] = narrower[scene]!.filter((slot) => abs[slot]! >= first + days);
    const last = abs[narrower[scene].at(-1) ?? -1] ?? Number.NEGATIVE_INFINITY;
    narrower[after] = narrower[after]!.filter((slot) => abs[slot]! <= last - days);
  }
  return narrower;
}

/**
 * Propagates successions: the second cast member begins after the first one can have finished, who finishes before the
 * last slot on which the second can begin.
 */
function inSuccession({ scenes, successions }: SchedulingInstance, domains: readonly number[][]): number[][] {
  const narrower = [...domains];
  for (const { first, next } of successions) {
    const [earlier, later] = [first, next].map((member) =>
      scenes.flatMap(({ cast }, at) => (cast.includes(member) ? [at] : [])),
    );
    const finish = Math.max(...earlier!.map((scene) => narrower[scene]![0] ?? Number.POSITIVE_INFINITY));
    for (const scene of later!) narrower[scene] = narrower[scene]!.filter((slot) => slot > finish);
    const start = Math.min(...later!.map((scene) => narrower[scene]!.at(-1) ?? Number.NEGATIVE_INFINITY));
    for (const scene of earlier!) narrower[scene] = narrower[scene]!.filter((slot) => slot < start);
  }
  return narrower;
}

/** Propagates the days within which all work of someone is: no slot is too far from a slot that another scene needs. */
function withinDays({ scenes, cast, calendar: { abs } }: SchedulingInstance, domains: readonly number[][]): number[][] {
  const narrower = [...domains];
  for (const [member, { within }] of cast.entries()) {
    if (!within) continue;
    const works = scenes.flatMap((scene, at) => (scene.cast.includes(member) ? [at] : []));
    const { days, from = Number.POSITIVE_INFINITY, to = Number.NEGATIVE_INFINITY } = within;
    const last = Math.max(to, ...works.map((scene) => abs[narrower[scene]![0] ?? -1] ?? Number.POSITIVE_INFINITY));
    const first = Math.min(
      from,
      ...works.map((scene) => abs[narrower[scene]!.at(-1) ?? -1] ?? Number.NEGATIVE_INFINITY),
    );
    for (const scene of works)
      narrower[scene] = narrower[scene]!.filter((slot) => abs[slot]! > last - days && abs[slot]! < first + days);
  }
  return narrower;
}

/** Total of the scenes bound to one slot. */
interface BoundDay {
  readonly eighths: number;
  readonly minutes: number;
  readonly count: number;
  readonly places: ReadonlySet<number>;
  readonly kinds: ReadonlySet<InstanceScene["kind"]>;
}

function boundDays({ scenes, calendar }: SchedulingInstance, domains: readonly (readonly number[])[]): BoundDay[] {
  const single = scenes.flatMap((scene, at) => (domains[at]!.length === 1 ? [{ scene, slot: domains[at]![0]! }] : []));
  const bySlot = Map.groupBy(single, ({ slot }) => slot);
  return calendar.dates.map((_, slot) => {
    const day = (bySlot.get(slot) ?? []).map(({ scene }) => scene);
    return {
      eighths: day.reduce((sum, { eighths }) => sum + eighths, 0),
      minutes: day.reduce((sum, { minutes }) => sum + minutes, 0),
      count: day.length,
      places: new Set(day.map(({ loc }) => loc)),
      kinds: new Set(day.map(({ kind }) => kind)),
    };
  });
}

function hasRoom(
  { params, calendar }: SchedulingInstance,
  bound: readonly BoundDay[],
  { eighths, minutes, loc, kind }: InstanceScene,
  slot: number,
): boolean {
  const there = bound[slot]!;
  const locations = there.places.size + Number(!there.places.has(loc));
  const full = there.eighths + eighths + (locations - 1) * params.moveEighths;
  const work = there.minutes + minutes + (locations - 1) * params.moveMinutes;
  if (work > (params.maxMinutes ?? Number.POSITIVE_INFINITY)) return false;
  if (full > params.maxEighths || there.count >= params.maxScenes || locations > params.maxLocs) return false;
  const has = (other: number, light: InstanceScene["kind"]) => bound[other]?.kinds.has(light) ?? false;
  const needsRest = (after: number) => params.rest && (calendar.abs[after + 1] ?? 0) - (calendar.abs[after] ?? 0) === 1;
  const mayMix = params.mixCost !== null || calendar.splits.includes(slot);
  if (kind === "D") return (mayMix || !has(slot, "N")) && !(needsRest(slot - 1) && has(slot - 1, "N"));
  if (kind === "N") return (mayMix || !has(slot, "D")) && !(needsRest(slot) && has(slot + 1, "D"));
  return true;
}
