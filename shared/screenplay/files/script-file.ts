import { stored } from "../../i18n/stored.ts";
import type { Line, Origin } from "../model/line.ts";
import { type Paragraph, type Screenplay, settled } from "../model/paragraph.ts";
import type { Scene } from "../model/scene.ts";
import { noScenes, ScreenplayError, tooMany } from "../model/screenplay-error.ts";
import { formatOf, textOfScript } from "../model/script-format.ts";
import { screenplayFromFdx } from "./fdx.ts";
import { screenplayFromFountain } from "./fountain.ts";
import { paginate, type TypesetParagraph } from "./paginate.ts";
import { scenesFromScreenplay } from "./scenes-from-screenplay.ts";
import { typesetting } from "./typesetting.ts";

/** Twice the length of a long screenplay. */
const MAX_LINES = 25_000;

/**
 * A script from a writing program as stored for a draft: its pages as they would be printed, and its scenes with their
 * positions.
 */
export interface ScriptFile {
  readonly screenplay: Screenplay;
  readonly lines: readonly Line[];
  readonly scenes: readonly Scene[];
}

/**
 * Parses a Final Draft or Fountain file and paginates it. Each heading has the line at which it begins.
 *
 * @throws {ScreenplayError} when it is neither, or has no scene
 */
export function scriptFromFile(bytes: Uint8Array): ScriptFile {
  const format = formatOf(bytes);
  if (format !== "fdx" && format !== "fountain") {
    throw new ScreenplayError(
      "not-a-script",
      stored("This is neither a Final Draft nor a Fountain file. Save the script as .fdx, .fountain or PDF."),
    );
  }
  const text = textOfScript(bytes);
  const script = scriptFromScreenplay(format === "fdx" ? screenplayFromFdx(text) : screenplayFromFountain(text));
  if (script.scenes.length === 0) throw noScenes(format);
  return script;
}

/**
 * Paginates a screenplay and finds its scenes.
 *
 * @throws {ScreenplayError} when it is longer than any screenplay
 */
export function scriptFromScreenplay(screenplay: Screenplay): ScriptFile {
  // Each paragraph takes at least one line, so this check is possible before pagination.
  if (screenplay.paragraphs.length > MAX_LINES) throw tooMany(stored("{count} lines", { count: MAX_LINES }));
  const paragraphs = settled(screenplay.paragraphs);
  const { places } = typesetting(paragraphs);
  if (places.reduce((sum, { length }) => sum + length, 0) > MAX_LINES)
    throw tooMany(stored("{count} lines", { count: MAX_LINES }));
  const { lines, paragraphs: set } = paginate(paragraphs, places);
  return {
    screenplay: { ...screenplay, paragraphs: screenplay.paragraphs.map((one, at) => withLine(one, set[at]!)) },
    lines,
    scenes: scenesFromScreenplay(screenplay).map((scene) => onLines(scene, set, lines)),
  };
}

function withLine(paragraph: Paragraph, { first }: TypesetParagraph): Paragraph {
  return paragraph.kind === "heading" ? { ...paragraph, scene: { ...paragraph.scene, line: first } } : paragraph;
}

/** Converts the scene's origins from paragraph to line indices. */
function onLines(scene: Scene, set: readonly TypesetParagraph[], lines: readonly Line[]): Scene {
  const naming = (name: string, { line }: Origin): Origin => {
    const { text } = set[line]!;
    const words = name.toUpperCase();
    const found = [words, words.split(" ")[0]!]
      .map((word) => text.find((at) => lines[at]!.text.toUpperCase().includes(word)))
      .find((at) => at !== undefined);
    const at = found ?? text[0]!;
    return { page: lines[at]!.page, line: at };
  };
  return {
    ...scene,
    origin: { ...scene.origin, line: set[scene.origin.line]!.first },
    end: { ...scene.end, line: set[scene.end.line]!.last },
    ...(scene.subScenes && {
      subScenes: scene.subScenes.map(({ text, origin: { line } }) => {
        const { first } = set[line]!;
        return { text, origin: { page: lines[first]!.page, line: first } };
      }),
    }),
    characters: scene.characters.map((one) => ({ ...one, origin: naming(one.name, one.origin) })),
    elements: scene.elements.map((one) => {
      const origin = naming(one.name, one.origin);
      return { ...one, origin, quote: lines[origin.line]!.text };
    }),
  };
}
