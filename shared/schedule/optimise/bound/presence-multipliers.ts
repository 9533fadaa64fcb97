import type { Model } from "../instance/compiled-model.ts";
import type { Ends } from "../instance/spans.ts";
import type { MultiplierLayout } from "./multiplier-layout.ts";

/** Scale of the presence multipliers, so that the many of them can rise along with the few of other kinds. */
const SCALE = 0.25;

/** The constraint that no scene is shot before its actors arrive or after they leave, as multipliers. */
export interface PresenceParts {
  /** Value of a scene on a slot, by scene and slot. */
  readonly earned: Float64Array;
  /** Cost of arriving and leaving, by actor. */
  readonly ends: readonly Ends[];
  /** Computes both from the multipliers, and resets the recorded scenes and arrivals. */
  read(prices: Float64Array): void;
  shoot(scene: number, slot: number): void;
  stay(actor: number, from: number, to: number): void;
  /** Writes the subgradient of the recorded scenes and arrivals. */
  pull(slope: Float64Array): void;
}

/**
 * Lagrange multipliers of the constraint that an actor's scenes lie between their first and last paid day. Without it
 * the relaxation may pay half an actor on two distant days.
 */
export function presenceMultipliers(
  { scenes, actors, slots }: Model,
  { scene: own, gone, come, parts }: MultiplierLayout,
): PresenceParts {
  const earned = new Float64Array(scenes * slots);
  const table = () => new Float64Array(slots);
  const ends = Array.from({ length: actors }, (): Ends => ({ come: table(), gone: table() }));
  const shot = new Uint8Array(scenes * slots);
  const first = new Int32Array(actors);
  const last = new Int32Array(actors);

  return {
    earned,
    ends,
    read,
    shoot: (scene, slot) => {
      shot[scene * slots + slot] = 1;
    },
    stay: (actor, from, to) => {
      first[actor] = from;
      last[actor] = to;
    },
    pull,
  };

  function read(prices: Float64Array): void {
    shot.fill(0);
    for (let scene = 0; scene < scenes; scene++) {
      earned.fill(prices[own + scene]!, scene * slots, (scene + 1) * slots);
    }
    for (const one of ends) {
      one.come.fill(0);
      one.gone.fill(0);
    }
    for (const [part, { actor, scene }] of parts.entries()) {
      const [row, mine, { come: comes, gone: goes }] = [part * slots, scene * slots, ends[actor]!];
      for (let slot = slots - 1, sum = 0; slot >= 0; slot--) {
        sum += SCALE * prices[gone + row + slot]!;
        earned[mine + slot]! += sum;
        goes[slot]! += sum;
      }
      for (let slot = 0, sum = 0; slot < slots; slot++) {
        sum += SCALE * prices[come + row + slot]!;
        earned[mine + slot]! += sum;
        comes[slot]! += sum;
      }
    }
  }

  function pull(slope: Float64Array): void {
    for (const [part, { actor, scene }] of parts.entries()) {
      const [row, mine] = [part * slots, scene * slots];
      for (let slot = 0, times = 0; slot < slots; slot++) {
        times += shot[mine + slot]!;
        slope[gone + row + slot] = SCALE * (Number(last[actor]! <= slot) - times);
      }
      for (let slot = slots - 1, times = 0; slot >= 0; slot--) {
        times += shot[mine + slot]!;
        slope[come + row + slot] = SCALE * (Number(first[actor]! >= slot) - times);
      }
    }
  }
}
