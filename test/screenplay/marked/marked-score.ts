import { locationsOfSets } from "../../../shared/roster/roles/location-of-set.ts";
import { scenesFromFountain } from "../../../shared/screenplay/files/fountain.ts";
import type { MarkedScript } from "./marked-script.ts";

/** Right, found and marked, to be summed over scripts; and what was wrong. */
export interface MarkedScore {
  readonly elements: Count;
  readonly silent: Count;
  /** Pairs of sets at one location. */
  readonly pairs: Count;
  readonly synopses: Count;
  readonly faults: readonly string[];
}

export interface Count {
  right: number;
  found: number;
  marked: number;
}

/** A cash box may be found as a box. */
export const isSameElement = (one: string, other: string) =>
  one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`);
const has = (words: readonly string[], word: string) => words.some((one) => isSameElement(one, word));
/** In lower case and in the singular. */
export const plainElement = (word: string) => word.toLowerCase().replace(/(?<=[a-z])s$|#/g, "");

/** Compares what is read in a script with what a person has marked. */
function markedScore({ script, scenes: marked, locations }: MarkedScript): MarkedScore {
  const { scenes } = scenesFromFountain(script);
  const faults: string[] = [];
  const none = () => ({ right: 0, found: 0, marked: 0 });
  const score = { elements: none(), silent: none(), pairs: none(), synopses: none() };
  for (const [at, truth] of marked.entries()) {
    const scene = scenes[at]!;
    const things = scene.elements.filter(({ because }) => because === undefined).map(({ name }) => plainElement(name));
    const wanted = truth.elements.map(plainElement);
    const allowed = [...wanted, ...(truth.optional ?? []).map(plainElement)];
    add(score.elements, wanted.filter((one) => has(things, one)).length, 0, wanted.length);
    const extra = things.filter((one) => !has(allowed, one));
    score.elements.found += extra.length + wanted.filter((one) => has(things, one)).length;
    faults.push(...extra.map((one) => `no element: ${one}`));
    faults.push(...wanted.filter((one) => !has(things, one)).map((one) => `missed element: ${one}`));

    const silent = scene.characters
      .filter(({ presence }) => presence === "silent")
      .map(({ name }) => name.toUpperCase());
    const isKnown = (name: string) => truth.silent.some((one) => one === name || one.startsWith(`${name} `));
    const hit = truth.silent.filter((one) => silent.some((name) => one === name || one.startsWith(`${name} `))).length;
    add(score.silent, hit, hit + silent.filter((name) => !isKnown(name)).length, truth.silent.length);
    faults.push(...silent.filter((name) => !isKnown(name)).map((name) => `not silent: ${name}`));
    if (hit < truth.silent.length) faults.push(`missed silent: ${truth.silent} read ${silent}`);

    const isKept = truth.synopses.some((one) => scene.synopsis.toLowerCase().startsWith(one.toLowerCase()));
    add(score.synopses, isKept ? 1 : 0, 1, 1);
    if (!isKept) faults.push(`synopsis: ${scene.synopsis}`);
  }
  const sets = [...new Set(scenes.map(({ set }) => set))];
  const placeOf = locationsOfSets(sets);
  const groupOf = (set: string) => locations.findIndex((group) => group.includes(set));
  for (const [at, one] of sets.entries()) {
    for (const other of sets.slice(at + 1)) {
      const isFound = placeOf.get(one) === placeOf.get(other);
      const isTrue = groupOf(one) >= 0 && groupOf(one) === groupOf(other);
      add(score.pairs, isFound && isTrue ? 1 : 0, isFound ? 1 : 0, isTrue ? 1 : 0);
      if (isFound !== isTrue) faults.push(`${isTrue ? "apart" : "together"}: ${one} | ${other}`);
    }
  }
  return { ...score, faults };
}

/** Adds to a count. */
export function add(count: Count, right: number, found: number, marked: number): void {
  count.right += right;
  count.found += found;
  count.marked += marked;
}

/** The counts of several scripts together. */
export function markedTotals(scripts: readonly MarkedScript[]): MarkedScore {
  const none = () => ({ right: 0, found: 0, marked: 0 });
  const totals = { elements: none(), silent: none(), pairs: none(), synopses: none() };
  const faults: string[] = [];
  for (const score of scripts.map(markedScore)) {
    for (const kind of ["elements", "silent", "pairs", "synopses"] as const)
      add(totals[kind], score[kind].right, score[kind].found, score[kind].marked);
    faults.push(...score.faults);
  }
  return { ...totals, faults };
}
