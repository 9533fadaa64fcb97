import type { Line } from "../../../shared/screenplay/model/line.ts";
import { scenesFromLines } from "../../../shared/screenplay/scenes/scenes-from-lines.ts";
import { chanceOf } from "./chance.ts";
import type { HouseStyle } from "./house-style.ts";
import { type PrintedScene, printed } from "./printed.ts";
import { scannedScript } from "./scanned.ts";
import { storyOf } from "./story.ts";

/** The accuracy of reading scripts of one style: shares from 0 to 1. */
export interface ReadingScore {
  readonly scenes: number;
  readonly headings: number;
  readonly numbers: number;
  readonly casts: number;
  readonly castList: number;
  readonly faults: readonly string[];
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Generates scripts in the style, reads them, and compares. */
export function readingScore(style: HouseStyle, seeds: readonly number[]): ReadingScore {
  const faults: string[] = [];
  const sum = { truth: 0, found: 0, hit: 0, headings: 0, numbers: 0, casts: 0, names: 0, listed: 0, known: 0 };
  for (const seed of seeds) {
    const chance = chanceOf(seed * 7919);
    const story = storyOf(style, chance);
    const { lines, scenes: truth } = scannedScript(printed(story, style, chance), style.noise, chance);
    const { scenes: found } = scenesFromLines(lines);
    sum.truth += truth.length;
    sum.found += found.length;
    const matched = new Set<unknown>();
    for (const scene of truth) {
      const read = found.find((one) => !matched.has(one) && isSamePlace(one.origin.line, scene.line, lines));
      matched.add(read);
      if (read === undefined) {
        faults.push(`missed  ${scene.number ?? ""} ${scene.heading}`);
        continue;
      }
      sum.hit++;
      if (scene.number === undefined || read.number === scene.number.toUpperCase()) sum.numbers++;
      else faults.push(`number  ${scene.number} read ${read.number}  ${scene.heading}`);
      if (isHeading(scene, read)) sum.headings++;
      else
        faults.push(
          `heading ${scene.heading} | ${scene.intExt}|${scene.set}|${scene.time} read ${read.intExt}|${read.set}|${read.time}`,
        );
      const names = new Set(
        read.characters.filter(({ presence }) => presence !== "silent").map(({ name }) => plain(name)),
      );
      if (scene.speakers.every((name) => names.has(plain(name)))) sum.casts++;
      else faults.push(`cast    ${scene.speakers.join(", ")} read ${[...names].join(", ")}`);
    }
    for (const scene of found) if (!matched.has(scene)) faults.push(`extra   ${scene.number} ${scene.heading}`);
    const known = new Set(truth.flatMap((scene) => scene.speakers.map(plain)));
    const listed = new Set(
      found.flatMap((scene) =>
        scene.characters.filter(({ presence }) => presence !== "silent").map(({ name }) => plain(name)),
      ),
    );
    sum.known += known.size;
    sum.listed += listed.size;
    sum.names += [...listed].filter((name) => known.has(name)).length;
    for (const name of listed) if (!known.has(name)) faults.push(`junk    ${name}`);
  }
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
  return {
    scenes: share(2 * sum.hit, sum.truth + sum.found),
    headings: share(sum.headings, sum.hit),
    numbers: share(sum.numbers, sum.hit),
    casts: share(sum.casts, sum.hit),
    castList: share(2 * sum.names, sum.known + sum.listed),
    faults,
  };
}

/** Scenes that start on the same row of a page are equal. */
function isSamePlace(one: number, other: number, lines: readonly Line[]): boolean {
  if (one === other) return true;
  const [here, there] = [lines[one], lines[other]];
  return here !== undefined && here.page === there?.page && Math.abs(here.top - there.top) < there.height * 0.6;
}

function isHeading(truth: PrintedScene, read: { intExt: string; set: string; time: string }): boolean {
  return truth.intExt === read.intExt && plain(truth.set) === plain(read.set) && plain(truth.time) === plain(read.time);
}
