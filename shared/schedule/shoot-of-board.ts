import { daysBetween } from "../roster/calendar-date.ts";
import type { Board } from "./board.ts";
import { holdingRates } from "./holding-rates.ts";
import type { Shoot } from "./optimise/instance.ts";
import { type Priority, WEIGHTS_FOR } from "./priority.ts";
import { type Party, siteKey } from "./production.ts";

const KINDS = { light: "D", dark: "N", either: "F" } as const;

/** A board for the optimiser: its days are the slots. Everyone is called as people know them, for the reasons it gives. */
export function shootOfBoard(board: Board, priority: Priority): Shoot {
  const { production, days } = board;
  const { strips, places, limits = {} } = production;
  const { rate, ...weights } = WEIGHTS_FOR[priority];
  const slotOf = new Map(days.map((date, slot) => [date, slot]));
  const parts = [...new Set(strips.flatMap(({ castIds }) => castIds))];
  const rates = holdingRates(
    parts.map((castId) => production.cast.get(castId)?.dayRate),
    rate,
  );
  const sites = [...new Map(strips.map((strip) => [siteKey(production, strip), strip])).entries()];
  const siteKeys = sites.map(([key]) => key);
  const siteNames = distinct(sites.map(([, { sceneId, set }]) => places.get(sceneId)?.name || set || "No location"));
  const sceneIds = distinct(strips.map(({ number }) => number || "without number"));
  const pages = strips.reduce((sum, { eighths }) => sum + eighths, 0);
  return {
    params: {
      ...weights,
      maxEighths: limits.eighthsPerDay ?? pages,
      maxScenes: production.scenesPerDay,
      maxLocs: limits.locationsPerDay ?? sites.length,
      moveEighths: 0,
    },
    calendar: { dates: days, abs: days.map((date) => daysBetween(days[0] ?? date, date)) },
    scenes: strips.map((strip, at) => ({
      id: sceneIds[at] ?? strip.sceneId,
      loc: siteKeys.indexOf(siteKey(production, strip)),
      eighths: strip.eighths,
      cast: strip.castIds.map((castId) => parts.indexOf(castId)),
      kind: KINDS[board.light[at] ? "light" : board.dark[at] ? "dark" : "either"],
    })),
    cast: parts.map((castId, at) => {
      const party = production.cast.get(castId);
      const id = party ? `${party.name} (cast ${castId})` : `Cast ${castId}`;
      return { id, rate: rates[at] ?? rate, avail: slotsOf(party) };
    }),
    locations: sites.map(([key, { sceneId }], at) => ({
      id: siteNames[at] ?? key,
      avail: slotsOf(places.get(sceneId)),
    })),
    pinned: [],
  };

  function slotsOf(party: Party | undefined): number[] | null {
    if (!party || party.availability.kind === "flexible") return null;
    return party.availability.days.flatMap((date) => slotOf.get(date) ?? []);
  }
}

/** Names of which no two are the same: later ones are numbered. */
function distinct(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} [${count}]`;
  });
}
