import type { SchedulingInstance } from "./instance.ts";
import { domainsOf } from "./scene-domains.ts";

/** The instance without the slots after the last one that any scene can use: they cost nothing and hold nothing. */
export function withoutUnusableEnd(shoot: SchedulingInstance): SchedulingInstance {
  const { calendar, cast, locations } = shoot;
  const slots = domainsOf(shoot).reduce((last, domain) => Math.max(last, (domain.at(-1) ?? 0) + 1), 1);
  if (slots >= calendar.dates.length) return shoot;
  const kept = (those: readonly number[]) => those.filter((slot) => slot < slots);
  return {
    ...shoot,
    calendar: {
      dates: calendar.dates.slice(0, slots),
      abs: calendar.abs.slice(0, slots),
      splits: kept(calendar.splits),
      locked: kept(calendar.locked),
    },
    cast: cast.map((member) => ({
      ...member,
      avail: member.avail && kept(member.avail),
      minutes: member.minutes?.slice(0, slots) ?? null,
    })),
    locations: locations.map((location) => ({ ...location, avail: location.avail && kept(location.avail) })),
  };
}
