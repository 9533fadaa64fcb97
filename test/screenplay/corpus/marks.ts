import { existsSync, readFileSync } from "node:fs";

/** What one pass over a script has marked in a scene. */
export interface SceneMarks {
  /** What a department has to provide, in lower case, in the singular. */
  readonly elements: readonly string[];
  /** Elements that may be found or not: in the marks of one pass alone they end in a question mark. */
  readonly optional: readonly string[];
  /** Who is seen but does not speak, in capitals. */
  readonly silent: readonly string[];
  /** What a synopsis may tell: words that it must have, such as `loretta takes`. */
  readonly events: readonly string[];
}

export interface ScriptMarks {
  readonly scenes: readonly SceneMarks[];
  /** Scene indices by location. */
  readonly locations: readonly (readonly number[])[];
}

/** What a heading says, and who speaks below it. `set`, `time` and `scriptDay` in capitals. */
interface SceneHead {
  readonly number: string;
  readonly set: string;
  readonly time: string;
  readonly speakers: readonly string[];
  /** Empty where the script does not count days. */
  readonly scriptDay: string;
}

export const PASSES = ["first", "second", "third"] as const;
export type Pass = (typeof PASSES)[number];

const fileOf = (name: string, pass: Pass) => new URL(`marks/${name}.${pass}.txt`, import.meta.url);

/** The headings and speakers of a script: a row per scene, `number / set / time / speakers / script day`. */
export function sceneHeadsOf(name: string): SceneHead[] {
  const file = new URL(`marks/${name}.scenes.txt`, import.meta.url);
  const rows = readFileSync(file, "utf8").trim().split("\n");
  return rows.map((row) => {
    const [number, set, time, speakers, scriptDay] = row.split("/").map((part) => part.trim());
    return { number: number!, set: set!, time: time!, speakers: listed(speakers, ","), scriptDay: scriptDay ?? "" };
  });
}

/** What each pass over a script has marked. */
export function allMarksOf(name: string): ScriptMarks[] {
  return PASSES.filter((pass) => existsSync(fileOf(name, pass))).map((pass) => marksOf(name, pass));
}

/** What one pass has marked: a row per scene, `number / elements / silent roles / events`. */
export function marksOf(name: string, pass: Pass): ScriptMarks {
  const rows = readFileSync(fileOf(name, pass), "utf8").trim().split("\n");
  const scenes = rows.slice(0, -1).map((row) => {
    const [, elements, silent, events] = row.split("/");
    const named = listed(elements, ",");
    return {
      elements: named.filter((one) => !one.endsWith("?")),
      optional: named.filter((one) => one.endsWith("?")).map((one) => one.replaceAll("?", "")),
      silent: listed(silent, ","),
      events: listed(events, ";"),
    };
  });
  const groups = listed(rows.at(-1)!.split("/")[1], ";");
  return { scenes, locations: groups.map((group) => group.split(" ").map((number) => Number(number) - 1)) };
}

function listed(text: string | undefined, mark: string): string[] {
  return (text ?? "")
    .split(mark)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
