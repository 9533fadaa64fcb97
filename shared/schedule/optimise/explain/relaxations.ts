import { t } from "../../../i18n/speech.ts";
import { hoursText } from "../../shooting-time/hours-text.ts";
import type { SchedulingInstance } from "../instance/instance.ts";
import { type Constraint, datesInWords, inWords, longer, pagesInWords, without } from "./constraints.ts";
import { filtered } from "./minimal-conflict.ts";

/** Finds a schedule (the slot of each scene) if one is found quickly. */
export type Finder = (shoot: SchedulingInstance) => readonly number[] | undefined;

/** The smallest change of each conflicting constraint that alone makes a schedule possible, as sentences. */
export function relaxationsFor(shoot: SchedulingInstance, constraints: readonly Constraint[], find: Finder): string[] {
  return constraints.flatMap((constraint) => {
    const slotOf = find(without(shoot, [constraint]));
    return slotOf ? [changeOf(shoot, constraint, slotOf, find)] : [];
  });
}

/**
 * The smallest changes of two constraints that together make a schedule possible, as a pair of sentences; for conflicts
 * that no single change resolves.
 */
export function relaxationsForBoth(
  shoot: SchedulingInstance,
  [one, other]: readonly [Constraint, Constraint],
  find: Finder,
): string | undefined {
  const slotOf = find(without(shoot, [one, other]));
  if (!slotOf) return undefined;
  const parts = [
    [one, other],
    [other, one],
  ].map(([first, second]) => changeOf(isListed(first!) ? shoot : without(shoot, [second!]), first!, slotOf, find));
  return parts.join(" ");
}

/** Whether the constraint is identified by an index, which shifts when an earlier one is removed. */
function isListed({ kind }: Constraint): boolean {
  return kind === "pin" || kind === "order" || kind === "together" || kind === "window" || kind === "succession";
}

/** How far a constraint has to be relaxed, at most as far as in a schedule found without it. */
function changeOf(
  shoot: SchedulingInstance,
  { kind, at }: Constraint,
  slotOf: readonly number[],
  find: Finder,
): string {
  const { params, calendar, scenes, pinned } = shoot;
  switch (kind) {
    case "cast": {
      const used = slotOf.filter((_, scene) => scenes[scene]?.cast.includes(at));
      const wider = (avail: number[]) => ({ ...shoot, cast: shoot.cast.with(at, { ...shoot.cast[at]!, avail }) });
      return moreDates(shoot.cast[at]!, used, wider);
    }
    case "location": {
      const used = slotOf.filter((_, scene) => scenes[scene]?.loc === at);
      const wider = (avail: number[]) => ({
        ...shoot,
        locations: shoot.locations.with(at, { ...shoot.locations[at]!, avail }),
      });
      return moreDates(shoot.locations[at]!, used, wider);
    }
    case "pin": {
      const scene = pinned[at]?.scene ?? 0;
      return t("Shoot scene {id} on {date} instead.", {
        id: scenes[scene]?.id,
        date: calendar.dates[slotOf[scene] ?? -1],
      });
    }
    case "eighths": {
      const most = Math.max(...dayLoads(shoot, slotOf));
      const needed = least(params.maxEighths, most, (maxEighths) => ({ params: { ...params, maxEighths } }));
      return t("Allow {pages} a day.", { pages: pagesInWords(needed) });
    }
    case "minutes": {
      const most = Math.max(...days(slotOf).map((day) => lengthOf(shoot, day)));
      const needed = least(params.maxMinutes ?? most, most, (maxMinutes) => ({ params: { ...params, maxMinutes } }));
      return t("Allow {hours} of shooting a day.", { hours: hoursText(needed) });
    }
    case "scenes": {
      const most = Math.max(...days(slotOf).map((day) => day.length));
      const count = least(params.maxScenes, most, (maxScenes) => ({ params: { ...params, maxScenes } }));
      return t("Allow {count} scenes a day.", { count });
    }
    case "locations": {
      const most = Math.max(...days(slotOf).map((day) => locationCount(shoot, day)));
      const count = least(params.maxLocs, most, (maxLocs) => ({ params: { ...params, maxLocs } }));
      return t("Allow {count} locations a day.", { count });
    }
    case "calendar": {
      const most = Math.max(...slotOf) + 1;
      const count = least(calendar.dates.length, most, (dates) => ({
        calendar: longer(shoot, dates - calendar.dates.length),
      }));
      return t("Add {count, plural, one {# shoot day} other {# shoot days}}.", {
        count: count - calendar.dates.length,
      });
    }
    case "dayAndNight":
      return t("Allow day and night scenes on the same day.");
    case "hours": {
      const needed = Math.max(...days(slotOf).map((day) => minutesOf(shoot, at, day)));
      return t("Let {who} work {hours} on a day, if the law allows it.", {
        who: shoot.cast[at]?.id,
        hours: hoursText(needed),
      });
    }
    case "order": {
      const { scene, after, days: least } = shoot.orders[at]!;
      const [here, there] = [slotOf[scene] ?? 0, slotOf[after] ?? 0];
      const apart = (calendar.abs[here] ?? 0) - (calendar.abs[there] ?? 0);
      const [one, other] = [scenes[scene]?.id, scenes[after]?.id];
      if (apart > 0 && least > 1)
        return t("Let scene {one} come {apart} days after scene {other}.", { one, apart, other });
      return apart === 0
        ? t("Let scenes {other} and {one} share a day.", { other, one })
        : t("Let scene {one} come before scene {other}.", { one, other });
    }
    case "together":
      return t("Let scenes {ids} be shot on different days.", {
        ids: inWords((shoot.together[at] ?? []).flatMap((scene) => scenes[scene]?.id ?? [])),
      });
    case "window": {
      const window = shoot.windows[at]!;
      const used = window.scenes.flatMap((scene) => slotOf[scene] ?? []);
      const needed = slotsNeeded(window.slots, used, (slots) => ({
        ...shoot,
        windows: shoot.windows.with(at, { ...window, slots }),
      }));
      return t("Let {id} be shot on {dates} too.", { id: window.id, dates: dates(needed) });
    }
    case "succession":
      return shoot.successions[at]!.change;
    case "within": {
      const member = shoot.cast[at]!;
      const works = slotOf.flatMap((slot, scene) => (scenes[scene]?.cast.includes(at) ? [calendar.abs[slot]!] : []));
      const { days: known, from = works[0]!, to = works[0]! } = member.within!;
      const most = Math.max(to, ...works) - Math.min(from, ...works) + 1;
      const count = least(known, most, (days) => ({
        cast: shoot.cast.with(at, { ...member, within: { ...member.within, days } }),
      }));
      return t("Let the work of {id} take {count, plural, one {# day} other {# days}}.", { id: member.id, count });
    }
    case "lockedDay":
      return t("Unlock {date}.", { date: calendar.dates[at] });
    case "rest":
      return t("Let a day follow right after a night.");
    case "longDay":
      return t("Ask for a shorter turnaround, or for fewer minutes per page.");
  }

  function moreDates(
    { id, avail }: { id: string; avail: readonly number[] | null },
    used: readonly number[],
    wider: (avail: number[]) => SchedulingInstance,
  ): string {
    return t("Make {id} available on {dates} too.", { id, dates: dates(slotsNeeded(avail ?? [], used, wider)) });
  }

  /** The fewest of the used slots, besides the known ones, with which a schedule is found. */
  function slotsNeeded(
    known: readonly number[],
    used: readonly number[],
    wider: (slots: number[]) => SchedulingInstance,
  ): number[] {
    const more = [...new Set(used)].filter((slot) => !known.includes(slot)).sort((a, b) => a - b);
    return filtered(more, (kept) => find(wider([...known, ...kept])) !== undefined);
  }

  function dates(slots: readonly number[]): string {
    return datesInWords(slots.flatMap((slot) => calendar.dates[slot] ?? []));
  }

  /** The smallest number above `from`, at most `to`, with which a schedule is found; by bisection. */
  function least(from: number, to: number, change: (value: number) => Partial<SchedulingInstance>): number {
    let [low, high] = [from, to];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (find({ ...shoot, ...change(middle) })) high = middle;
      else low = middle;
    }
    return high;
  }
}

/** Shooting minutes of the scenes of a day, and of the moves between them. */
function lengthOf(shoot: SchedulingInstance, day: readonly number[]): number {
  const moves = locationCount(shoot, day) - 1;
  return day.reduce((sum, scene) => sum + (shoot.scenes[scene]?.minutes ?? 0), moves * shoot.params.moveMinutes);
}

function minutesOf({ scenes }: SchedulingInstance, member: number, day: readonly number[]): number {
  const works = day.flatMap((scene) => (scenes[scene]?.cast.includes(member) ? [scenes[scene].minutes] : []));
  return works.reduce((sum, minutes) => sum + minutes, 0);
}

function days(slotOf: readonly number[]): number[][] {
  const scenes = slotOf.map((_, scene) => scene);
  return [...Map.groupBy(scenes, (scene) => slotOf[scene]).values()];
}

function dayLoads(shoot: SchedulingInstance, slotOf: readonly number[]): number[] {
  return days(slotOf).map(
    (day) =>
      day.reduce((sum, scene) => sum + (shoot.scenes[scene]?.eighths ?? 0), 0) +
      (locationCount(shoot, day) - 1) * shoot.params.moveEighths,
  );
}

function locationCount(shoot: SchedulingInstance, day: readonly number[]): number {
  return new Set(day.map((scene) => shoot.scenes[scene]?.loc)).size;
}
