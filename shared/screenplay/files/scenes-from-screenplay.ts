import { nameFromCue } from "../classify/character-cue.ts";
import { eighthsOfScene, type PagePosition } from "../layout/eighths.ts";
import { inOneLine, listedName, type Paragraph, type Screenplay, settled, type Tag } from "../model/paragraph.ts";
import type { Appearance, Element, Scene } from "../model/scene.ts";
import { CAST, SCENE_CATEGORIES, SCRIPT_DAY } from "../model/tag-categories.ts";
import { scenesFromParts } from "../scenes/scenes-from-parts.ts";
import { partsFromParagraphs } from "./parts-from-paragraphs.ts";
import { typesetting } from "./typesetting.ts";

/**
 * The scenes of an unpaginated screenplay, by the same rules as those of a PDF. Origins are paragraph indices from 0.
 * Data in the file (length, page, synopsis, script day and tags) takes precedence over what the text implies.
 */
export function scenesFromScreenplay(screenplay: Screenplay): Scene[] {
  const paragraphs = settled(screenplay.paragraphs);
  const { places: lines, linesPerPage } = typesetting(paragraphs);
  const measure = { pitch: 1, linesPerPage, rounding: "up" } as const;
  const parts = partsFromParagraphs(
    paragraphs,
    lines.map(([first]) => first!),
  );
  const scenes = scenesFromParts(parts, {
    pitch: measure.pitch,
    eighthsOf: (own) =>
      eighthsOfScene(
        own.flatMap((part) => lines[part.row.row.line]!),
        measure,
      ),
  });
  return scenes.map((scene) => withFacts(scene, paragraphs, lines));
}

function withFacts(scene: Scene, paragraphs: readonly Paragraph[], lines: readonly PagePosition[][]): Scene {
  const facts = paragraphs[scene.origin.line]!.scene ?? {};
  const origin = { ...scene.origin, page: facts.page ?? scene.origin.page };
  if (scene.omitted) return { ...scene, origin };
  const tags = tagsOf(scene, paragraphs, lines);
  return {
    ...scene,
    origin,
    synopsis: facts.synopsis ?? scene.synopsis,
    eighths: facts.eighths ?? scene.eighths,
    scriptDay: tags.find(({ tag }) => tag.category === SCRIPT_DAY)?.tag.name ?? scene.scriptDay,
    characters: withTagged(scene.characters, tags),
    elements: elementsWithTagged(scene.elements, tags),
  };
}

/** A tag with its text and position. */
interface PlacedTag {
  readonly tag: Tag;
  readonly quote: string;
  readonly origin: Scene["origin"];
}

function tagsOf(
  { origin, end }: Scene,
  paragraphs: readonly Paragraph[],
  lines: readonly PagePosition[][],
): PlacedTag[] {
  return paragraphs.slice(origin.line, end.line + 1).flatMap(({ tags = [], text }, at) => {
    const line = origin.line + at;
    return tags.map((tag) => ({ tag, quote: inOneLine(text), origin: { page: lines[line]![0]!.page, line } }));
  });
}

function withTagged(found: readonly Appearance[], tags: readonly PlacedTag[]): Appearance[] {
  const characters = new Map(found.map((one) => [one.name, one]));
  for (const { tag, origin } of tags) {
    const name = tag.category === CAST ? nameFromCue(tag.name) : "";
    if (name !== "" && !characters.has(name)) characters.set(name, { name, presence: "silent", origin, tagged: true });
  }
  return [...characters.values()];
}

/** Elements tagged by a person are certain, and are not found again by text. */
function elementsWithTagged(found: readonly Element[], tags: readonly PlacedTag[]): Element[] {
  const tagged = new Map<string, Element>();
  for (const { tag, quote, origin } of tags) {
    const name = listedName(tag);
    const key = JSON.stringify([tag.category, name.toUpperCase()]);
    if (SCENE_CATEGORIES.has(tag.category) || tagged.has(key)) continue;
    tagged.set(key, { name, category: tag.category, quote, origin, confidence: 1, tagged: true });
  }
  const names = new Set([...tagged.values()].map(({ name }) => name.toUpperCase()));
  return [...tagged.values(), ...found.filter(({ name }) => !names.has(name.toUpperCase()))];
}
