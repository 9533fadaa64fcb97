import { pdfOf, text } from "./pdf-file.ts";

const LEFT = 108;
const TOP = 700;
const PITCH = 12;

const name = (words: string) => `${" ".repeat(20)}${words}`;
const TALK = [name("ADA"), "You are late again tonight.", "", name("BO"), "The ferry was late."];

/**
 * A stage play on one page, whose names are centred and whose dialogue begins at the margin. With one scene only, it is
 * not recognised as one.
 */
export function stagePlay(scenes: readonly string[] = ["SCENE ONE"]): Uint8Array {
  const rows = scenes.flatMap((heading) => [heading, "", ...TALK, ""]);
  const drawn = rows.map((row, at) => {
    const blanks = row.length - row.trimStart().length;
    return text(row.trim(), LEFT + blanks * 7.2, TOP - at * PITCH);
  });
  return pdfOf([{ content: drawn.join("") }]);
}
