import type { SceneHeading } from "./found-heading.ts";
import { OMITTED } from "./scene-heading.ts";
import type { Part, PlacedText } from "./script-parts.ts";

const DIGIT_FOR: Readonly<Record<string, string>> = {
  O: "0",
  Q: "0",
  D: "0",
  I: "1",
  L: "1",
  "|": "1",
  "!": "1",
  Z: "2",
  S: "5",
  $: "5",
  G: "6",
  B: "8",
  "&": "8",
};
const NUMBER = /^[A-Z]{0,2}(\d{1,4})[A-Z]{0,2}(?:-[A-Z]{0,2}\d{1,4}[A-Z]{0,2})?$/;
const MAX_LENGTH = 8;
/** Maximum difference of successive scene numbers that counts as certain. */
const NEAR = 4;
/** How many headings back a number is compared. */
const REACH = 24;

/** A possible reading of the text in the margin. */
interface Reading {
  readonly text: string;
  readonly value: number;
  readonly changed: number;
}

/**
 * Corrects scene numbers that OCR misread (`S4`, `Z00`) or missed, using their ascending order. A number that fits
 * nowhere stays as read, if it is a number at all.
 */
export function correctNumbers<Text extends PlacedText>(parts: readonly Part<Text>[]): Part<Text>[] {
  const headings = parts.flatMap((part) => (part.kind === "heading" ? [part.heading] : []));
  if (headings.filter(({ number }) => number !== undefined).length * 2 < headings.length) return [...parts];
  const numbers = filled(risingNumbers(headings), headings);
  let count = 0;
  return parts.map((part) => {
    if (part.kind !== "heading") return part;
    const number = numbers[count++];
    return { ...part, heading: withNumber(part.heading, number) };
  });
}

function withNumber({ number: _, ...heading }: SceneHeading, number: string | undefined): SceneHeading {
  if (number === undefined) return heading;
  const isOmitted = OMITTED.test(heading.text) && { intExt: "" as const, set: "OMITTED", time: "", omitted: true };
  return { ...heading, number, ...isOmitted };
}

/** The most likely reading of each number: the readings that ascend most evenly together. */
function risingNumbers(headings: readonly SceneHeading[]): (Reading | undefined)[] {
  const readings = headings.map(({ number }) => readingsOf(number ?? ""));
  interface Step {
    readonly at: number;
    readonly reading: Reading;
    readonly worth: number;
    readonly before: Step | undefined;
  }
  const steps: Step[][] = [];
  let best: Step | undefined;
  for (const [at, own] of readings.entries()) {
    steps.push(
      own.map((reading) => {
        let worth = 0;
        let before: Step | undefined;
        for (const step of steps.slice(-REACH).flat()) {
          const rise = reading.value - step.reading.value;
          const scenes = at - step.at;
          if (rise < 0 || rise > scenes + REACH) continue;
          const found =
            step.worth - (rise > scenes + NEAR ? 1 : 0) - (rise === 0 && reading.text === step.reading.text ? 1 : 0);
          if (found > worth) {
            worth = found;
            before = step;
          }
        }
        const step = { at, reading, worth: worth + 2 - reading.changed * 0.4, before };
        if (best === undefined || step.worth > best.worth) best = step;
        return step;
      }),
    );
  }
  const chosen: (Reading | undefined)[] = headings.map(() => undefined);
  for (let step = best; step !== undefined; step = step.before) chosen[step.at] = step.reading;
  return chosen;
}

/** All possible readings: 1Z is 12, Z00B is 200B or 2008. */
function readingsOf(printed: string): Reading[] {
  const read = printed.toUpperCase().replace(/[^A-Z0-9|!$&-]/g, "");
  if (read === "" || read.length > MAX_LENGTH) return [];
  let texts = [""];
  for (const letter of read) {
    const digit = DIGIT_FOR[letter];
    texts = texts.flatMap((text) => (digit === undefined ? [text + letter] : [text + letter, text + digit]));
  }
  return texts.flatMap((text) => {
    const found = NUMBER.exec(text);
    if (found === null) return [];
    const changed = [...text].filter((letter, at) => letter !== read[at]).length;
    return [{ text, value: Number(found[1]), changed }];
  });
}

/** Fills in numbers between two known ones if the number of scenes matches; elsewhere keeps the numbers as read. */
function filled(chosen: readonly (Reading | undefined)[], headings: readonly SceneHeading[]): (string | undefined)[] {
  const numbers = headings.map(({ number }, at) => chosen[at]?.text ?? (/\d/.test(number ?? "") ? number : undefined));
  let from = -1;
  for (const [at, reading] of chosen.entries()) {
    if (reading === undefined) continue;
    const first = chosen[from];
    if (first !== undefined && reading.value - first.value === at - from && !first.text.includes("-")) {
      for (let between = from + 1; between < at; between++) numbers[between] = String(first.value + between - from);
    }
    from = at;
  }
  return continued(numbers, chosen);
}

/** Extrapolates before the first number that was read and after the last one. */
function continued(numbers: (string | undefined)[], chosen: readonly (Reading | undefined)[]): (string | undefined)[] {
  const first = chosen.findIndex((reading) => reading !== undefined);
  const last = chosen.findLastIndex((reading) => reading !== undefined);
  return numbers.map((number, at) => {
    if (number !== undefined || first < 0 || (at > first && at < last)) return number;
    const known = at < first ? first : last;
    const value = chosen[known]!.value + at - known;
    return value > 0 && !chosen[known]!.text.includes("-") ? String(value) : undefined;
  });
}
