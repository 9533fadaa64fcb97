import { type CalendarDate, daysBetween } from "../../../dates/calendar-date.ts";
import { earlierEpisodes } from "../../constraints/date-limits.ts";
import { sceneOfStrip } from "../../model/scene-parts.ts";
import type { Party } from "../../model/scheduling-problem.ts";
import type { repairProblem } from "./repair-problem.ts";

type Options = readonly ReadonlyMap<number, number>[];

/** A way to keep a rule: the options of all scenes with it kept, and how many scenes have to move. */
interface Cut {
  readonly moved: number;
  options(): Options;
}

/** A rule on the days that scenes take together, by index of scene and day; there is a way to keep it for each day. */
interface SpanRule {
  readonly scenes: readonly number[];
  /** Whether a day is right for a scene of the rule in a way to keep it. */
  isRight(scene: number, day: number, way: number): boolean;
}

/** Keeps the order of episodes, and someone's work within its days, for assignments of the scenes to days by index. */
export function spanCuts({ days, strips, homes, production }: ReturnType<typeof repairProblem>) {
  const rules = [...orders(), ...spans()];
  return { cutsOf, inOrder };

  /** The ways to keep the first rule that an assignment breaks and that can be kept, fewest moves first. */
  function cutsOf(options: Options, seats: readonly number[]): Cut[] | undefined {
    for (const rule of rules) {
      const isKept = waysOf(rule).some((way) => rule.scenes.every((at) => isRight(rule, at, seats[at]!, way)));
      const cuts = isKept ? [] : cutsFor(rule, options);
      if (cuts.length > 0) return cuts;
    }
    return undefined;
  }

  function cutsFor(rule: SpanRule, options: Options): Cut[] {
    const concerned = new Set(rule.scenes);
    return waysOf(rule)
      .filter((way) => rule.scenes.every((at) => [...options[at]!.keys()].some((seat) => isRight(rule, at, seat, way))))
      .map((way) => ({
        moved: rule.scenes.filter((at) => !isRight(rule, at, homes[at]!, way)).length,
        options: () =>
          options.map((own, at) =>
            concerned.has(at) ? new Map([...own].filter(([seat]) => isRight(rule, at, seat, way))) : own,
          ),
      }))
      .sort((one, other) => one.moved - other.moved);
  }

  /** The options with every rule kept, each where the fewest scenes have to move; as given where none is possible. */
  function inOrder(options: Options): Options {
    let narrower = options;
    for (let round = 0; round < rules.length; round++) {
      const seats = homes.map((home, at) => (narrower[at]!.has(home) ? home : days.length));
      const [cut] = cutsOf(narrower, seats) ?? [];
      if (!cut) break;
      narrower = cut.options();
    }
    return narrower;
  }

  function waysOf({ scenes }: SpanRule): number[] {
    return scenes.length === 0 ? [] : [...Array(days.length + 1).keys()];
  }

  function isRight(rule: SpanRule, at: number, seat: number, way: number): boolean {
    return seat < 0 || seat >= days.length || rule.isRight(at, seat, way);
  }

  /** One episode is before a day, and another from it on. */
  function orders(): SpanRule[] {
    const { episodeOrder = [] } = production;
    return episodeOrder.flatMap((later) =>
      earlierEpisodes(later, episodeOrder).map((earlier) => {
        const before = new Set(scenesOf(earlier.sceneIds));
        return {
          scenes: [...before, ...scenesOf(later.sceneIds)],
          isRight: (at: number, day: number, cut: number) => day < cut === before.has(at),
        };
      }),
    );
  }

  function scenesOf(those: readonly string[]): number[] {
    const ids = new Set(those);
    return strips.flatMap(({ sceneId }, at) => (ids.has(sceneOfStrip(sceneId)) ? [at] : []));
  }

  /** All work is in the days that begin on a day, or end on one of other work. */
  function spans(): SpanRule[] {
    return [...production.cast.values()].flatMap((party) => {
      if (party.withinDays === undefined) return [];
      const scenes = strips.flatMap(({ castIds }, at) => (castIds.includes(party.id) ? [at] : []));
      const { first, last, length } = workElsewhere(party, party.withinDays);
      const isNear = (one: CalendarDate, other: CalendarDate) => Math.abs(daysBetween(one, other)) < length;
      return [
        {
          scenes,
          isRight(_: number, day: number, way: number) {
            const date = days[day]!;
            const isNearOthers = (!first || isNear(first, date)) && (!last || isNear(last, date));
            const start = days[way] ?? first;
            if (start === undefined) return false;
            const begin = first !== undefined && first < start ? first : start;
            return isNearOthers && date >= begin && isNear(begin, date) && (!last || isNear(begin, last));
          },
        },
      ];
    });
  }
}

/** The first and last date of work with other units, and the days within which all work is. */
function workElsewhere({ elsewhere = [] }: Party, withinDays: number) {
  const there = elsewhere.map(({ date }) => date).toSorted();
  const [first, last] = [there[0], there.at(-1)];
  if (first === undefined || last === undefined) return { length: withinDays };
  return { first, last, length: Math.max(withinDays, daysBetween(first, last) + 1) };
}
