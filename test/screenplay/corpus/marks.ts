import { readFileSync } from "node:fs";

/** What is marked in a scene. */
export interface SceneMarks {
  /** What a department has to provide, in lower case, in the singular. */
  readonly elements: readonly string[];
  /** Elements and silent roles that may be found or not: in the file they end in a question mark. */
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
  /** Scenes that may be at one location or not: in the file they end in a question mark. */
  readonly maybeTogether: readonly (readonly number[])[];
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

/** Three passes of one annotator, `other` of a second one, and what was decided where they differ. */
export type Pass = "first" | "second" | "third" | "other" | "settled";

/** The headings and speakers of a script: a row per scene, `number / set / time / speakers / script day`. */
export function sceneHeadsOf(name: string): SceneHead[] {
  const file = new URL(`marks/${name}.scenes.txt`, import.meta.url);
  const rows = readFileSync(file, "utf8").trim().split("\n");
  return rows.map((row) => {
    const [number, set, time, speakers, scriptDay] = row.split("/").map((part) => part.trim());
    return { number: number!, set: set!, time: time!, speakers: listed(speakers, ","), scriptDay: scriptDay ?? "" };
  });
}

/**
 * What one pass has marked: a row per scene, `number / elements / silent roles / events`, and a row
 * `locations / numbers of scenes; numbers of scenes`.
 */
export function marksOf(name: string, pass: Pass): ScriptMarks {
  const file = new URL(`marks/${name}.${pass}.txt`, import.meta.url);
  const rows = readFileSync(file, "utf8").trim().split("\n");
  const scenes = rows.slice(0, -1).map((row) => {
    const [, elements, silent, events] = row.split("/");
    const [named, seen] = [listed(elements, ","), listed(silent, ",")];
    return {
      elements: named.filter(isCertain),
      optional: [...named, ...seen].filter((one) => !isCertain(one)).map((one) => one.replaceAll("?", "")),
      silent: seen.filter(isCertain),
      events: listed(events, ";"),
    };
  });
  const groups = listed(rows.at(-1)!.split("/")[1], ";");
  const indices = (group: string) =>
    group
      .replace("?", "")
      .split(" ")
      .map((number) => Number(number) - 1);
  return {
    scenes,
    locations: groups.filter(isCertain).map(indices),
    maybeTogether: groups.filter((group) => !isCertain(group)).map(indices),
  };
}

const isCertain = (mark: string) => !mark.endsWith("?");

function listed(text: string | undefined, mark: string): string[] {
  return (text ?? "")
    .split(mark)
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
