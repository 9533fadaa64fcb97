import { earlierEpisodes } from "../../constraints/date-limits.ts";
import { sceneOfStrip } from "../../model/scene-parts.ts";
import type { repairProblem } from "./repair-problem.ts";

type Options = readonly ReadonlyMap<number, number>[];

/** The options of all scenes with one episode before a day and another from it on, and how many scenes have to move. */
interface Cut {
  readonly moved: number;
  readonly options: Options;
}

/** The scenes of two episodes by index, of which one is finished before the other begins. */
interface Pair {
  readonly earlier: readonly number[];
  readonly later: readonly number[];
}

/** Keeps the order of episodes, for assignments of the scenes to days by index. */
export function episodeCuts({ days, strips, homes, production }: ReturnType<typeof repairProblem>) {
  const { episodeOrder = [] } = production;
  const scenesOf = (those: readonly string[]) => {
    const ids = new Set(those);
    return strips.flatMap(({ sceneId }, at) => (ids.has(sceneOfStrip(sceneId)) ? [at] : []));
  };
  const pairs: Pair[] = episodeOrder
    .flatMap((later) => earlierEpisodes(later, episodeOrder).map((earlier) => ({ earlier, later })))
    .map(({ earlier, later }) => ({ earlier: scenesOf(earlier.sceneIds), later: scenesOf(later.sceneIds) }));
  return { cutsOf, inOrder };

  /**
   * The ways to keep the first order that an assignment breaks and that can be kept, fewest moves first; undefined if
   * there is none.
   */
  function cutsOf(options: Options, seats: readonly number[]): Cut[] | undefined {
    for (const pair of pairs) {
      const cuts = isBroken(pair, seats) ? cutsBetween(pair, options) : [];
      if (cuts.length > 0) return cuts;
    }
    return undefined;
  }

  function isBroken({ earlier, later }: Pair, seats: readonly number[]): boolean {
    const finish = Math.max(...earlier.map((at) => seats[at]!).filter(isOnBoard));
    const start = Math.min(...later.map((at) => seats[at]!).filter(isOnBoard));
    return start <= finish;
  }

  function cutsBetween({ earlier, later }: Pair, options: Options): Cut[] {
    const isEarlier = new Map<number, boolean>();
    for (const at of earlier) isEarlier.set(at, true);
    for (const at of later) isEarlier.set(at, false);
    const isRight = (at: number, seat: number, cut: number) =>
      !isOnBoard(seat) || !isEarlier.has(at) || seat < cut === isEarlier.get(at);
    return Array.from({ length: days.length + 1 }, (_, cut) => ({
      moved: homes.filter((home, at) => !isRight(at, home, cut)).length,
      options: options.map((own, at) =>
        isEarlier.has(at) ? new Map([...own].filter(([seat]) => isRight(at, seat, cut))) : own,
      ),
    }))
      .filter((one) => one.options.every(({ size }) => size > 0))
      .sort((one, other) => one.moved - other.moved);
  }

  /** The options with every order kept, each where the fewest scenes have to move; as given where none is possible. */
  function inOrder(options: Options): Options {
    let narrower = options;
    for (let round = 0; round < pairs.length; round++) {
      const seats = homes.map((home, at) => (narrower[at]!.has(home) ? home : days.length));
      const [cut] = cutsOf(narrower, seats) ?? [];
      if (!cut) break;
      narrower = cut.options;
    }
    return narrower;
  }

  function isOnBoard(seat: number): boolean {
    return seat >= 0 && seat < days.length;
  }
}
