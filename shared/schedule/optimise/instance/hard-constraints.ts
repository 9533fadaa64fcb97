import { precedenceText } from "../../constraints/constraint-text.ts";
import { hoursText } from "../../shooting-time/hours-text.ts";
import type { InstanceScene, SchedulingInstance } from "./instance.ts";

/** The slot of each scene by scene id. */
export type Slots = Readonly<Record<string, number>>;

/** A violation of a hard constraint, with a sentence for people. */
export interface ConstraintViolation {
  readonly scene?: string;
  readonly date?: string;
  readonly sentence: string;
}

type Rule = (shoot: SchedulingInstance, slots: Slots) => ConstraintViolation[];

/** Every scene is on a slot of the calendar. */
const everySceneOnADay: Rule = ({ scenes, calendar }, slots) =>
  scenes
    .filter(({ id }) => calendar.dates[slots[id] ?? -1] === undefined)
    .map(({ id }) => ({ scene: id, sentence: `Scene ${id} is not scheduled.` }));

/** The location of each scene is available on its day. */
const locationAvailable: Rule = (shoot, slots) =>
  placed(shoot, slots).flatMap(({ scene, slot, date }) => {
    const location = shoot.locations[scene.loc];
    if (!location?.avail || location.avail.includes(slot)) return [];
    return [
      { scene: scene.id, date, sentence: `Scene ${scene.id} is on ${date}, when ${location.id} is not available.` },
    ];
  });

/** The cast of each scene is available on its day. */
const castAvailable: Rule = (shoot, slots) =>
  placed(shoot, slots).flatMap(({ scene, slot, date }) =>
    scene.cast
      .flatMap((member) => shoot.cast[member] ?? [])
      .filter(({ avail }) => avail && !avail.includes(slot))
      .map(({ id }) => ({
        scene: scene.id,
        date,
        sentence: `Scene ${scene.id} is on ${date}, when ${id} is not available.`,
      })),
  );

/** No scene is on a slot that is closed for it. */
const onOpenSlots: Rule = (shoot, slots) =>
  placed(shoot, slots)
    .filter(({ scene, slot }) => scene.closed?.includes(slot))
    .map(({ scene, date }) => ({ scene: scene.id, date, sentence: `Scene ${scene.id} cannot be on ${date}.` }));

/** Pinned scenes are on their slot. */
const pinsKept: Rule = (shoot, slots) =>
  shoot.pinned.flatMap(({ scene, slot }) => {
    const id = shoot.scenes[scene]?.id ?? "";
    if (slots[id] === slot) return [];
    const date = shoot.calendar.dates[slot] ?? "";
    return [{ scene: id, date, sentence: `Scene ${id} is pinned to ${date} but is on another day.` }];
  });

/** No day exceeds its eighths; each company move within a day uses some. */
const pagesFit: Rule = (shoot, slots) =>
  days(shoot, slots).flatMap(({ date, scenes }) => {
    const { maxEighths, moveEighths } = shoot.params;
    const moves = locationsOf(scenes).size - 1;
    const eighths = scenes.reduce((sum, scene) => sum + scene.eighths, 0);
    if (eighths + moves * moveEighths <= maxEighths) return [];
    const by = moves > 0 ? ` and ${moves} moves, each as long as ${moveEighths},` : "";
    return [{ date, sentence: `${date} has ${eighths} eighths${by} but holds ${maxEighths}.` }];
  });

/** No day exceeds its shooting minutes; each company move within a day uses some. */
const minutesFit: Rule = (shoot, slots) =>
  days(shoot, slots).flatMap(({ date, scenes }) => {
    const { maxMinutes: most, moveMinutes } = shoot.params;
    const moves = locationsOf(scenes).size - 1;
    const minutes = scenes.reduce((sum, scene) => sum + scene.minutes, moves * moveMinutes);
    if (most === null || minutes <= most) return [];
    return [{ date, sentence: `${date} takes ${hoursText(minutes)} but has ${hoursText(most)}.` }];
  });

/** No day exceeds the maximum number of scenes. */
const scenesFit: Rule = (shoot, slots) =>
  days(shoot, slots)
    .filter(({ scenes }) => scenes.length > shoot.params.maxScenes)
    .map(({ date, scenes }) => ({
      date,
      sentence: `${date} has ${scenes.length} scenes, and at most ${shoot.params.maxScenes} are allowed.`,
    }));

/** No day exceeds the maximum number of locations. */
const locationsFit: Rule = (shoot, slots) =>
  days(shoot, slots)
    .filter(({ scenes }) => locationsOf(scenes).size > shoot.params.maxLocs)
    .map(({ date, scenes }) => ({
      date,
      sentence: `${date} has ${locationsOf(scenes).size} locations, and at most ${shoot.params.maxLocs} are allowed.`,
    }));

/** No day mixes day-only and night-only scenes, unless mixing has a price or the day is split. */
const dayAndNightApart: Rule = (shoot, slots) =>
  days(shoot, slots).flatMap(({ date, slot, scenes }) => {
    const light = scenes.find(({ kind }) => kind === "D");
    const dark = scenes.find(({ kind }) => kind === "N");
    if (!light || !dark || shoot.params.mixCost !== null || shoot.calendar.splits.includes(slot)) return [];
    return [{ date, sentence: `${date} mixes scene ${light.id} by day and scene ${dark.id} by night.` }];
  });

/** No day scene is shot on the calendar day after a night scene. */
const restAfterNight: Rule = (shoot, slots) =>
  days(shoot, slots).flatMap(({ date, slot, scenes }) => {
    const { abs } = shoot.calendar;
    const dayBefore = days(shoot, slots).find((day) => (abs[slot] ?? 0) - (abs[day.slot] ?? 0) === 1);
    const dark = dayBefore?.scenes.find(({ kind }) => kind === "N");
    const light = scenes.find(({ kind }) => kind === "D");
    if (!light || !dark || !shoot.params.rest) return [];
    const sentence = `Scene ${light.id} is by day on ${date}, right after scene ${dark.id} by night.`;
    return [{ scene: light.id, date, sentence }];
  });

/**
 * A day that is too long for the turnaround is not followed by a work day, unless work moves from day into night.
 */
const restAfterLongDay: Rule = (shoot, slots) => {
  const shot = days(shoot, slots);
  const { restMinutes, moveMinutes } = shoot.params;
  return shot.flatMap(({ date, slot, scenes }) => {
    const moves = locationsOf(scenes).size - 1;
    const minutes = scenes.reduce((sum, scene) => sum + scene.minutes, moves * moveMinutes);
    const next = shot.find((day) => (shoot.calendar.abs[day.slot] ?? 0) - (shoot.calendar.abs[slot] ?? 0) === 1);
    if (restMinutes === null || minutes <= restMinutes || !next) return [];
    const kindsThen = new Set(next.scenes.map(({ kind }) => kind));
    if (!scenes.some(({ kind }) => kind === "N") && kindsThen.has("N") && !kindsThen.has("D")) return [];
    const sentence = `${date} takes ${hoursText(minutes)}, which leaves too little rest before ${next.date}: at most ${hoursText(restMinutes)} does.`;
    return [{ date, sentence }];
  });
};

/** No one with limited hours (a minor) exceeds them, by the minutes of their scenes. */
const hoursKept: Rule = (shoot, slots) =>
  days(shoot, slots).flatMap(({ date, slot, scenes }) =>
    shoot.cast.flatMap(({ id, minutes }, member) => {
      const most = minutes?.[slot] ?? Number.POSITIVE_INFINITY;
      const works = scenes.filter(({ cast }) => cast.includes(member));
      const needed = works.reduce((sum, scene) => sum + scene.minutes, 0);
      if (needed <= most) return [];
      return [{ date, sentence: `${id} works ${hoursText(needed)} on ${date}, and may work ${hoursText(most)}.` }];
    }),
  );

/** Precedences between scenes are met. */
const precedencesKept: Rule = ({ scenes, calendar: { dates, abs }, orders }, slots) =>
  orders.flatMap(({ scene, after, days }) => {
    const [one, other] = [scenes[scene]?.id ?? "", scenes[after]?.id ?? ""];
    const [here, there] = [slots[one] ?? -1, slots[other] ?? -1];
    const [date, before] = [dates[here], dates[there]];
    if (date === undefined || before === undefined || (abs[here] ?? 0) - (abs[there] ?? 0) >= days) return [];
    return [
      { scene: one, date, sentence: `Scene ${one} is on ${date}, but ${precedenceText(other, days)}, on ${before}.` },
    ];
  });

/** Scenes that must share a day are on the same day. */
const togetherKept: Rule = ({ scenes, calendar: { dates }, together }, slots) =>
  together.flatMap((those) => {
    const ids = those.flatMap((scene) => scenes[scene]?.id ?? []);
    const on = [...new Set(ids.flatMap((id) => dates[slots[id] ?? -1] ?? []))].sort();
    if (on.length < 2) return [];
    const sentence = `Scenes ${ids.join(" and ")} must share a day but are on ${on.join(" and ")}.`;
    return on.map((date) => ({ date, sentence }));
  });

/** Scenes with a window are on one of its slots. */
const windowsKept: Rule = ({ scenes, calendar, windows }, slots) =>
  windows.flatMap((window) =>
    window.scenes.flatMap((scene) => {
      const id = scenes[scene]?.id ?? "";
      const slot = slots[id] ?? -1;
      const date = calendar.dates[slot];
      if (date === undefined || window.slots.includes(slot)) return [];
      return [{ scene: id, date, sentence: `Scene ${id} is on ${date}. ${window.sentence}` }];
    }),
  );

/** One of two cast members has finished before the other begins. */
const successionsKept: Rule = (shoot, slots) =>
  shoot.successions.flatMap(({ first, next, sentence }) => {
    const shot = placed(shoot, slots);
    const slotsOf = (member: number) => shot.filter(({ scene }) => scene.cast.includes(member)).map(({ slot }) => slot);
    const last = Math.max(...slotsOf(first));
    return shot
      .filter(({ scene, slot }) => scene.cast.includes(next) && slot <= last)
      .map(({ scene, date }) => ({ scene: scene.id, date, sentence: `Scene ${scene.id} is on ${date}. ${sentence}` }));
  });

/** All work of someone is within the agreed days. */
const daysWithin: Rule = (shoot, slots) =>
  shoot.cast.flatMap(({ id, within }, member) => {
    const works = placed(shoot, slots).filter(({ scene }) => scene.cast.includes(member));
    if (!within || works.length === 0) return [];
    const { from = Number.POSITIVE_INFINITY, to = Number.NEGATIVE_INFINITY } = within;
    const days = works.map(({ slot }) => shoot.calendar.abs[slot]!);
    const length = Math.max(to, ...days) - Math.min(from, ...days) + 1;
    return length > within.days
      ? [{ sentence: `${id} works over ${length} days, but all work has to be within ${within.days}.` }]
      : [];
  });

/** A locked day has exactly the scenes pinned to it. */
const lockedDaysKept: Rule = (shoot, slots) =>
  placed(shoot, slots)
    .filter(({ slot }) => shoot.calendar.locked.includes(slot))
    .filter(({ scene, slot }) => !shoot.pinned.some((pin) => shoot.scenes[pin.scene] === scene && pin.slot === slot))
    .map(({ scene, date }) => ({
      scene: scene.id,
      date,
      sentence: `Scene ${scene.id} was added to ${date}, which is locked.`,
    }));

/** Hard constraints by name. */
export const HARD_CONSTRAINTS = {
  everySceneOnADay,
  locationAvailable,
  castAvailable,
  onOpenSlots,
  pinsKept,
  pagesFit,
  minutesFit,
  scenesFit,
  locationsFit,
  dayAndNightApart,
  restAfterNight,
  restAfterLongDay,
  hoursKept,
  ordersKept: precedencesKept,
  togetherKept,
  lockedDaysKept,
  windowsKept,
  successionsKept,
  daysWithin,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof HARD_CONSTRAINTS;

function placed({ scenes, calendar }: SchedulingInstance, slots: Slots) {
  return scenes.flatMap((scene) => {
    const slot = slots[scene.id] ?? -1;
    const date = calendar.dates[slot];
    return date === undefined ? [] : [{ scene, slot, date }];
  });
}

function days(shoot: SchedulingInstance, slots: Slots) {
  const groups = Map.groupBy(placed(shoot, slots), ({ slot }) => slot);
  return [...groups].map(([slot, strips]) => ({
    slot,
    date: strips[0]?.date ?? "",
    scenes: strips.map(({ scene }) => scene),
  }));
}

function locationsOf(scenes: readonly InstanceScene[]): Set<number> {
  return new Set(scenes.map(({ loc }) => loc));
}
