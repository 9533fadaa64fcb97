import type { Budget } from "../../../shared/schedule/search/budget.ts";
import { seededRandom } from "../../../shared/schedule/search/seeded-random.ts";
import type { TalentInstance } from "./instance.ts";
import { payForWork } from "./pay.ts";

/** An order of scenes and its waiting cost. */
export interface Waiting {
  readonly order: readonly number[];
  readonly cost: number;
}

/**
 * A good order by simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983): scenes are moved or swapped, and ranges
 * reversed. Restarts from random orders until the waiting cost is zero, `rounds` are done or the budget has expired.
 */
export function annealed(
  instance: TalentInstance,
  { budget, seed, rounds }: { budget: Budget; seed: number; rounds: number },
): Waiting {
  const { scenes } = instance;
  const chance = seededRandom(seed);
  const pick = () => Math.floor(chance() * scenes);
  const waitingCost = waitingCosts(instance);
  const start = Array.from({ length: scenes }, (_, scene) => scene);
  let best: Waiting = { order: start, cost: waitingCost(start) };

  for (let round = 0; round < rounds && best.cost > 0; round++) {
    let order = shuffled(start, chance);
    let cost = waitingCost(order);
    const steps = 400 * scenes;
    const warm = Math.max(1, cost / scenes);
    for (let step = 0; step < steps; step++) {
      if (step % 256 === 0 && budget.expired()) return best;
      const changed = rearranged(order, pick(), pick(), chance());
      const changedCost = waitingCost(changed);
      const warmth = warm * 500 ** (-step / steps);
      if (changedCost > cost && chance() >= Math.exp((cost - changedCost) / warmth)) continue;
      order = changed;
      cost = changedCost;
      if (cost < best.cost) best = { order, cost };
    }
  }
  return best;
}

/** The order with a scene moved to another index, the two swapped, or the range between them reversed. */
function rearranged(order: readonly number[], from: number, to: number, choice: number): number[] {
  const changed = [...order];
  if (choice < 0.55) {
    changed.splice(to, 0, ...changed.splice(from, 1));
    return changed;
  }
  let [left, right] = from < to ? [from, to] : [to, from];
  do {
    [changed[left], changed[right]] = [order[right] ?? 0, order[left] ?? 0];
    left += 1;
    right -= 1;
  } while (left < right && choice >= 0.8);
  return changed;
}

function shuffled(order: readonly number[], chance: () => number): number[] {
  const cards = [...order];
  for (let left = cards.length - 1; left > 0; left--) {
    const other = Math.floor(chance() * (left + 1));
    [cards[left], cards[other]] = [cards[other] ?? 0, cards[left] ?? 0];
  }
  return cards;
}

/** The waiting cost of an order: total pay less the pay for work. */
function waitingCosts(instance: TalentInstance): (order: readonly number[]) => number {
  const { actors, duration, cost, matrix } = instance;
  const castOf = duration.map((_, scene) => matrix.flatMap((needs, actor) => (needs[scene] ? [actor] : [])));
  const work = payForWork(instance);
  const first = new Float64Array(actors);
  const last = new Float64Array(actors);
  return (order) => {
    first.fill(-1);
    let clock = 0;
    for (const scene of order) {
      const start = clock;
      clock += duration[scene] ?? 0;
      for (const actor of castOf[scene] ?? []) {
        if (first[actor] === -1) first[actor] = start;
        last[actor] = clock;
      }
    }
    let pay = 0;
    for (let actor = 0; actor < actors; actor++) {
      if (first[actor] !== -1) pay += (cost[actor] ?? 0) * ((last[actor] ?? 0) - (first[actor] ?? 0));
    }
    return pay - work;
  };
}
