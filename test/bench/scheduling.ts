import { solveShoot } from "../../shared/schedule/optimise/solve.ts";
import type { Budget } from "../../shared/schedule/search/budget.ts";
import { feature } from "../schedule/optimise/productions.ts";
import { ms, print } from "./figures.ts";

const SECONDS = 10;
const SIZES = [
  { scenes: 30, cast: 10, places: 9, slots: 10 },
  { scenes: 60, cast: 15, places: 16, slots: 20 },
  { scenes: 120, cast: 25, places: 30, slots: 36 },
  { scenes: 200, cast: 40, places: 45, slots: 56 },
  { scenes: 300, cast: 60, places: 70, slots: 80 },
  { scenes: 300, cast: 60, places: 70, slots: 1022 },
  { scenes: 600, cast: 120, places: 90, slots: 120 },
];
const FIRST_GOALS: Readonly<Record<number, string>> = { 120: "500 ms", 300: "2 s", 600: "1 s" };

/**
 * Measures, for productions of several sizes, the time of the first valid schedule and the quality of the best later
 * on.
 */
export function benchScheduling(): void {
  for (const size of SIZES) {
    const began = performance.now();
    let first: number | undefined;
    const after = new Map<number, string>();
    const budget: Budget = {
      expired: () => performance.now() - began >= SECONDS * 1000,
      spent: () => Math.min(1, (performance.now() - began) / (SECONDS * 1000)),
    };
    const answer = solveShoot(feature({ ...size, seed: 5 }), {
      budget,
      onProgress: ({ cost, bound }) => {
        if (cost === undefined) return;
        first ??= performance.now() - began;
        const second = Math.ceil((performance.now() - began) / 1000);
        after.set(second, `${cost}${bound > 0 ? ` (gap ${(100 * (cost / bound - 1)).toFixed(1)} %)` : ""}`);
      },
    });
    const what = `${size.scenes} scenes × ${size.cast} cast × ${size.slots} days`;
    print(`${what}: first valid schedule`, first === undefined ? "none" : ms(first), FIRST_GOALS[size.scenes] ?? "");
    for (const second of [1, 2, 5, SECONDS]) {
      const known = [...after].filter(([at]) => at <= second).at(-1);
      print(`${what}: cost after ${second} s`, known?.[1] ?? "none");
    }
    print(`${what}: in the end`, `${answer.status}, ${ms(performance.now() - began)}`);
  }
}
