import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { breakdownFromScenes } from "../../shared/breakdown/model/breakdown-from-scenes.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { action, numbered, script, speech } from "../screenplay/typed-page.ts";

/** A parsed draft: its lines and its unedited breakdown. */
export interface Draft {
  readonly lines: readonly Line[];
  readonly fresh: Breakdown;
}

/** A scene of a script: its number, its heading, then lines of action, or speeches as `NAME: words`. */
export type ScriptScene = readonly [number: string, heading: string, ...rest: string[]];

export function aDraft(...scenes: ScriptScene[]): Draft {
  const lines = script(
    ...scenes.flatMap(([number, heading, ...rest]) => [numbered(number, heading), ...rest.map(typedLine)]),
  );
  return { lines, fresh: breakdownFromScenes(scenesFromLines(lines).scenes) };
}

/** The position of the only line with this text. */
export function lineOf({ lines }: Draft, text: string): number {
  const places = [...lines.keys()].filter((at) => lines[at]!.text === text);
  if (places.length !== 1) throw new Error(`${places.length} lines say "${text}".`);
  return places[0]!;
}

function typedLine(text: string): string {
  const [, name, words] = /^(\p{Lu}+): (.*)$/u.exec(text) ?? [];
  return name === undefined ? action(text) : speech(name, words!);
}
