import { readFileSync } from "node:fs";
import { screenplayFromFountain } from "../../../shared/screenplay/files/fountain.ts";
import type { Line } from "../../../shared/screenplay/model/line.ts";
import type { Paragraph } from "../../../shared/screenplay/model/paragraph.ts";
import { chanceOf } from "../house/chance.ts";
import type { HouseStyle } from "../house/house-style.ts";
import { printed } from "../house/printed.ts";
import type { Block, StoryScene } from "../house/story.ts";

/** The lines of a script of this folder, set on pages in its layout. */
export function printedScript(name: string, style: HouseStyle): Line[] {
  const text = readFileSync(new URL(`${name}.fountain`, import.meta.url), "utf8");
  const scenes: StoryScene[] = [];
  for (const [heading, ...body] of stretchesOf(screenplayFromFountain(text).paragraphs)) {
    const { number } = heading!.scene ?? {};
    const truth = { intExt: "" as const, set: "", time: "", speakers: [], omitted: /^OMITTED/.test(heading!.text) };
    scenes.push({ truth: { ...truth, heading: heading!.text, ...(number && { number }) }, blocks: blocksOf(body) });
  }
  return [...printed(scenes, style, chanceOf(name.length)).lines];
}

/** Paragraphs by scene; those before the first heading are left out. */
function stretchesOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const stretches: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    if (paragraph.kind === "heading") stretches.push([paragraph]);
    else stretches.at(-1)?.push(paragraph);
  }
  return stretches;
}

function blocksOf(body: readonly Paragraph[]): Block[] {
  const blocks: Block[] = [];
  let open: { name: string; tail: string; parenthetical?: string } | undefined;
  for (const { kind, text } of body) {
    if (kind === "character") {
      const [, name, tail] = /^(.*?)((?: \(.*\))?)$/.exec(text)!;
      open = { name: name!, tail: tail! };
    } else if (kind === "parenthetical") open!.parenthetical = text;
    else if (kind === "dialogue") {
      blocks.push({ kind: "speech", ...open!, said: text });
      // A second parenthetical of a speech.
      open = { ...open!, tail: "" };
    } else if (kind === "transition") blocks.push({ kind, text });
    else blocks.push({ kind: /^(?:ACT |TAG|COLD OPEN)/.test(text) ? "act" : "action", text });
  }
  return blocks;
}
