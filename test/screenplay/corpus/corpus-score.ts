import { locationsOfSets } from "../../../shared/roster/roles/location-of-set.ts";
import type { Scene } from "../../../shared/screenplay/model/scene.ts";
import { scenesFromLines } from "../../../shared/screenplay/scenes/scenes-from-lines.ts";
import type { HouseStyle } from "../house/house-style.ts";
import { add, type Count, isSameElement, plainElement } from "../marked/marked-score.ts";
import { marksOf, type SceneMarks, type ScriptMarks } from "./marks.ts";
import { printedScript } from "./printed-script.ts";

/** Right, found and marked of each kind, and what is wrong. */
export interface CorpusScore {
  readonly elements: Count;
  readonly silent: Count;
  /** Pairs of scenes with different sets at one location. */
  readonly locations: Count;
  readonly synopses: Count;
  readonly faults: string[];
}

/** Categories of what happens or is heard, which the passes did not mark. */
const NOT_MARKED = new Set(["Stunts", "Sound", "Camera", "Visual Effects"]);
const MAX_SYNOPSIS = 100;
const none = (): Count => ({ right: 0, found: 0, marked: 0 });

/** Compares what is read in a script with what was settled about it. */
function corpusScore(name: string, style: HouseStyle): CorpusScore {
  const { scenes } = scenesFromLines(printedScript(name, style));
  const settled = marksOf(name, "settled");
  if (scenes.length !== settled.scenes.length)
    throw new Error(`${name}: ${scenes.length} scenes, not ${settled.scenes.length}`);
  const score = { elements: none(), silent: none(), locations: none(), synopses: none(), faults: [] as string[] };
  for (const [at, scene] of scenes.entries()) {
    const { elements, optional, silent, events } = settled.scenes[at]!;
    const say = (fault: string) => score.faults.push(`${name} ${at + 1} ${fault}`);
    const things = scene.elements.filter((thing) => thing.because === undefined && !NOT_MARKED.has(thing.category));
    const read = [...new Set(things.map(({ name: thing }) => thing.toLowerCase()))];
    compare(score.elements, { read, wanted: elements, optional, isSame: isSameThing, say });
    const seen = scene.characters.filter(({ presence }) => presence === "silent").map((role) => role.name);
    compare(score.silent, { read: seen, wanted: silent, optional, isSame: isSameRole, say });
    const isKept = scene.omitted || tells(scene.synopsis, events);
    add(score.synopses, isKept ? 1 : 0, 1, 1);
    if (!isKept) say(`synopsis: ${scene.synopsis}`);
  }
  compareLocations(score, name, scenes, settled);
  return score;
}

interface Comparison {
  readonly read: readonly string[];
  readonly wanted: readonly string[];
  readonly optional: readonly string[];
  readonly isSame: (one: string, other: string) => boolean;
  readonly say: (fault: string) => void;
}

function compare(count: Count, { read, wanted, optional, isSame, say }: Comparison): void {
  const isIn = (list: readonly string[], one: string) => list.some((other) => isSame(one, other));
  const right = wanted.filter((one) => isIn(read, one));
  const extra = read.filter((one) => !isIn([...wanted, ...optional], one));
  add(count, right.length, right.length + extra.length, wanted.length);
  for (const one of wanted) if (!right.includes(one)) say(`missed: ${one}`);
  for (const one of extra) say(`extra: ${one}`);
}

/** Marks name a thing in every word that the script has for it: `terrier|dog`. */
export function isSameThing(one: string, other: string): boolean {
  const words = one.split("|").map(plainElement);
  return other.split("|").some((word) => words.some((name) => isSameElement(name, plainElement(word))));
}

/** Whether two names mean one role: NURSE and YOUNG NURSE. */
export const isSameRole = (names: string, others: string) =>
  names.split("|").some((one) => others.split("|").some((other) => isNamedAlike(one, other)));

const isNamedAlike = (one: string, other: string) =>
  one === other ||
  one.startsWith(`${other} `) ||
  other.startsWith(`${one} `) ||
  one.endsWith(` ${other}`) ||
  other.endsWith(` ${one}`);

/**
 * Whether an assistant director would keep a synopsis: a whole sentence of at most 100 characters that begins with a
 * capital, and has all words of one marked event, who does what.
 */
function tells(synopsis: string, events: readonly string[]): boolean {
  if (!/^["“'(]?[\p{Lu}\p{N}]/u.test(synopsis) || !/[.!?]["”']?$/.test(synopsis)) return false;
  if (synopsis.length > MAX_SYNOPSIS) return false;
  const words = ` ${synopsis.toLowerCase().replace(/[^\p{L}\p{N}.’' -]/gu, " ")}`;
  return events.some((event) => event.split(" ").every((word) => words.includes(` ${word}`)));
}

function compareLocations(score: CorpusScore, name: string, scenes: readonly Scene[], settled: ScriptMarks): void {
  const named = scenes.filter(({ intExt, time }) => intExt !== "" || time !== "").map(({ set }) => set);
  const bare = new Set(scenes.map(({ set }) => set)).difference(new Set(named));
  const placeOf = locationsOfSets(
    scenes.map(({ set }) => set),
    bare,
  );
  for (const [a, b] of pairsOf(settled.scenes)) {
    const [one, other] = [scenes[a]!, scenes[b]!];
    const isMarked = isTogether(settled.locations, a, b);
    const isFree = !isMarked && isTogether(settled.maybeTogether, a, b);
    if (one.set === other.set || one.omitted || other.omitted || isFree) continue;
    const isFound = placeOf.get(one.set) === placeOf.get(other.set);
    add(score.locations, isFound && isMarked ? 1 : 0, isFound ? 1 : 0, isMarked ? 1 : 0);
    if (isFound !== isMarked)
      score.faults.push(`${name} ${isMarked ? "apart" : "together"}: ${one.set} | ${other.set}`);
  }
}

/** Whether two scenes are in one of several groups. */
export function isTogether(groups: ScriptMarks["locations"], one: number, other: number): boolean {
  return groups.some((group) => group.includes(one) && group.includes(other));
}

/** All pairs of scene indices. */
export function pairsOf(scenes: readonly SceneMarks[]): [number, number][] {
  return scenes.flatMap((_, one) => scenes.slice(one + 1).map((_, more): [number, number] => [one, one + 1 + more]));
}

/** The counts of several scripts together. */
export function corpusTotals(styles: Readonly<Record<string, HouseStyle>>): CorpusScore {
  const total = { elements: none(), silent: none(), locations: none(), synopses: none(), faults: [] as string[] };
  for (const [name, style] of Object.entries(styles)) {
    const { faults, ...counts } = corpusScore(name, style);
    total.faults.push(...faults);
    for (const [kind, { right, found, marked }] of Object.entries(counts))
      add(total[kind as keyof typeof counts], right, found, marked);
  }
  return total;
}
