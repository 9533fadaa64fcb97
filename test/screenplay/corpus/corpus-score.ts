import { locationsOfSets } from "../../../shared/roster/roles/location-of-set.ts";
import type { Scene } from "../../../shared/screenplay/model/scene.ts";
import { scenesFromLines } from "../../../shared/screenplay/scenes/scenes-from-lines.ts";
import type { HouseStyle } from "../house/house-style.ts";
import { add, type Count, isSameElement, plainElement } from "../marked/marked-score.ts";
import { allMarksOf, type SceneMarks, type ScriptMarks } from "./marks.ts";
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

/**
 * Compares what is read in a script with its marks. What one of several passes has marked may be found or not; if there
 * is one pass, all that it marks is required, except what it marks as optional.
 */
function corpusScore(name: string, style: HouseStyle): CorpusScore {
  const { scenes } = scenesFromLines(printedScript(name, style));
  const passes = allMarksOf(name);
  for (const { scenes: marked } of passes)
    if (scenes.length !== marked.length) throw new Error(`${name}: ${scenes.length} scenes, not ${marked.length}`);
  const score = { elements: none(), silent: none(), locations: none(), synopses: none(), faults: [] as string[] };
  for (const [at, scene] of scenes.entries()) {
    const marks = passes.map((pass) => pass.scenes[at]!);
    const marked = (kind: keyof SceneMarks) => marks.map((one) => one[kind]);
    const say = (fault: string) => score.faults.push(`${name} ${at + 1} ${fault}`);
    const things = scene.elements.filter((thing) => thing.because === undefined && !NOT_MARKED.has(thing.category));
    const read = [...new Set(things.map(({ name: thing }) => thing.toLowerCase()))];
    compare(score.elements, read, marked("elements"), isSameThing, say, marked("optional").flat());
    const silent = scene.characters.filter(({ presence }) => presence === "silent").map((role) => role.name);
    compare(score.silent, silent, marked("silent"), isSameRole, say);
    const isKept = scene.omitted || tells(scene.synopsis, marked("events").flat());
    add(score.synopses, isKept ? 1 : 0, 1, 1);
    if (!isKept) say(`synopsis: ${scene.synopsis}`);
  }
  compareLocations(score, name, scenes, passes);
  return score;
}

function compare(
  count: Count,
  read: readonly string[],
  marks: readonly (readonly string[])[],
  isSame: (one: string, other: string) => boolean,
  say: (fault: string) => void,
  optional: readonly string[] = [],
): void {
  const enough = Math.min(2, marks.length);
  const isIn = (list: readonly string[], one: string) => list.some((other) => isSame(one, other));
  // The passes name a thing in different words: together they have all of them.
  const wanted: string[] = [];
  for (const one of marks.flat()) {
    if (isIn(wanted, one) || marks.filter((pass) => isIn(pass, one)).length < enough) continue;
    wanted.push(
      marks
        .flat()
        .filter((other) => isSame(one, other))
        .join("|"),
    );
  }
  const right = wanted.filter((one) => isIn(read, one));
  const extra = read.filter((one) => !isIn([...marks.flat(), ...optional], one));
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

function compareLocations(
  score: CorpusScore,
  name: string,
  scenes: readonly Scene[],
  passes: readonly ScriptMarks[],
): void {
  const placeOf = locationsOfSets(scenes.map(({ set }) => set));
  for (const [a, b] of pairsOf(passes[0]!.scenes)) {
    const [one, other] = [scenes[a]!, scenes[b]!];
    const votes = passes.filter((pass) => isTogether(pass, a, b)).length;
    const isTied = votes * 2 === passes.length;
    if (one.set === other.set || one.omitted || other.omitted || isTied) continue;
    const isMarked = votes * 2 > passes.length;
    const isFound = placeOf.get(one.set) === placeOf.get(other.set);
    add(score.locations, isFound && isMarked ? 1 : 0, isFound ? 1 : 0, isMarked ? 1 : 0);
    if (isFound !== isMarked)
      score.faults.push(`${name} ${isMarked ? "apart" : "together"}: ${one.set} | ${other.set}`);
  }
}

/** Whether two scenes are marked as one location. */
export function isTogether({ locations }: ScriptMarks, one: number, other: number): boolean {
  return locations.some((group) => group.includes(one) && group.includes(other));
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
