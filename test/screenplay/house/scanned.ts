import type { Chance } from "./chance.ts";
import type { HouseStyle } from "./house-style.ts";
import type { PrintedScript } from "./printed.ts";

const QUALITY = {
  scan: { letters: 0.004, dots: 0.05, numbers: 0.08, misreadNumbers: 0.06, split: 0.03, specks: 0.3, prefix: 0.05 },
  "poor scan": { letters: 0.012, dots: 0.15, numbers: 0.2, misreadNumbers: 0.12, split: 0.06, specks: 1, prefix: 0.12 },
};
const HEAVY = {
  letters: 0.02,
  dots: 0.3,
  numbers: 0.35,
  misreadNumbers: 0.2,
  split: 0.1,
  specks: 1,
  prefix: 0.2,
};
const MISREAD: Record<string, string> = {
  O: "0",
  I: "l",
  l: "1",
  S: "5",
  B: "8",
  e: "c",
  n: "h",
  E: "F",
  M: "N",
  T: "I",
  i: "t",
  h: "b",
  o: "0",
  G: "C",
};
const PREFIXES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^INT\./, ["lNT.", "INT,", "INT", "IHT.", "1NT.", "INI.", "INT ."]],
  [/^EXT\./, ["EXT,", "EXT", "FXT.", "EXI.", "EXT .", "BXT."]],
];

/** Simulates a scan with OCR: skewed pages, misread letters, missing margin numbers. */
export function scannedScript(script: PrintedScript, noise: HouseStyle["noise"], chance: Chance): PrintedScript {
  if (noise === undefined || noise === "none") return script;
  const quality = noise === "heavy scan" ? HEAVY : QUALITY[noise];
  const places = new Map<number, number>();
  const pages = new Map<number, { x: number; y: number; slope: number }>();
  const lines: PrintedScript["lines"][number][] = [];
  for (const [at, line] of script.lines.entries()) {
    let lie = pages.get(line.page);
    if (lie === undefined) {
      lie = { x: (chance.next() - 0.5) * 0.05, y: (chance.next() - 0.5) * 0.02, slope: (chance.next() - 0.5) * 0.02 };
      pages.set(line.page, lie);
      for (let speck = 0; speck < 3; speck++)
        if (chance.happens(quality.specks))
          lines.push({
            page: line.page,
            text: chance.pick([".", "O", "o", "-", "'", "|"]),
            left: 0.03 + chance.next() * 0.02,
            top: 0.1 + chance.next() * 0.8,
            width: 0.01,
            height: 0.012,
            confidence: 60,
          });
    }
    const isNumber = /^[A-Z]?\d{1,4}[A-Z]?(?:-\d+)?$/.test(line.text) && (line.left < 0.14 || line.left > 0.82);
    places.set(at, lines.length);
    if (isNumber && chance.happens(quality.numbers)) continue;
    if (line.text === "*" && chance.happens(0.5)) continue;
    const moved = {
      ...line,
      left: line.left + lie.x + (chance.next() - 0.5) * 0.003,
      top: line.top + lie.y + (line.left + line.width / 2 - 0.5) * lie.slope + (chance.next() - 0.5) * 0.0015,
      confidence: 86 + chance.next() * 12,
    };
    if (isNumber && chance.happens(quality.misreadNumbers)) {
      lines.push({
        ...moved,
        text: line.text.replace(
          /\d/,
          (digit) =>
            ({ 0: "O", 1: "l", 5: "S", 8: "B", 4: "4?", 2: "Z", 3: "3", 6: "b", 7: "7", 9: "9" })[digit] ?? digit,
        ),
      });
      continue;
    }
    const text = misread(line.text, quality, chance);
    const space = text.indexOf(" ", Math.floor(text.length * 0.3));
    if (space > 0 && text.length > 12 && chance.happens(quality.split)) {
      const share = line.width / line.text.length;
      lines.push({ ...moved, text: text.slice(0, space), width: space * share });
      lines.push({
        ...moved,
        text: text.slice(space + 1),
        left: moved.left + (space + 1) * share,
        width: (text.length - space - 1) * share,
        top: moved.top + 0.0005,
      });
    } else lines.push({ ...moved, text });
  }
  return { lines, scenes: script.scenes.map((scene) => ({ ...scene, line: places.get(scene.line)! })) };
}

function misread(text: string, quality: (typeof QUALITY)["scan"], chance: Chance): string {
  let read = text;
  for (const [pattern, spellings] of PREFIXES)
    if (pattern.test(read) && chance.happens(quality.prefix)) read = read.replace(pattern, chance.pick(spellings));
  if (chance.happens(quality.dots)) read = read.replace(/\.(?=\s|$)/, "");
  return [...read]
    .map((letter) => (MISREAD[letter] !== undefined && chance.happens(quality.letters) ? MISREAD[letter] : letter))
    .join("");
}
