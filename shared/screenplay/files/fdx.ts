import { stored } from "../../i18n/stored.ts";
import {
  isSaid,
  type Paragraph,
  type ParagraphKind,
  type Revision,
  type SceneFacts,
  type Screenplay,
  withoutColumn,
} from "../model/paragraph.ts";
import type { Scene } from "../model/scene.ts";
import { noScenes, ScreenplayError } from "../model/screenplay-error.ts";
import { joinedRuns, tidyText } from "../model/text-runs.ts";
import { revisionNumber, revisionsIn, type TagsOfRun, tagsIn } from "./fdx-tags.ts";
import { scenesFromScreenplay } from "./scenes-from-screenplay.ts";
import { attributeOf, elementIn, elementsIn, textIn, type XmlElement, xmlFromText } from "./xml.ts";

/** The content of a Final Draft file. */
export interface FdxScenes {
  readonly scenes: Scene[];
  /** Revisions in the file, oldest first. */
  readonly revisions: readonly Revision[];
  /** For each scene, the number of the newest revision that changed it; 0 for none. */
  readonly revised: readonly number[];
}

/**
 * Parses the scenes of a Final Draft file (.fdx), as written by Final Draft, Fade In and many others.
 *
 * @throws {ScreenplayError} when it is not a Final Draft script, or has no scene heading
 */
export function scenesFromFdx(xml: string): FdxScenes {
  const screenplay = screenplayFromFdx(xml);
  const { paragraphs, revisions } = screenplay;
  const scenes = scenesFromScreenplay(screenplay);
  if (scenes.length === 0) throw noScenes("fdx");
  const revised = scenes.map(({ origin, end }) =>
    Math.max(...paragraphs.slice(origin.line, end.line + 1).map(({ revision = 0 }) => revision)),
  );
  return { scenes, revisions, revised };
}

/**
 * Parses the paragraphs of a Final Draft file. Empty paragraphs and the text of omitted scenes are skipped.
 *
 * @throws {ScreenplayError} when it is not a Final Draft script
 */
export function screenplayFromFdx(xml: string): Screenplay {
  const root = xmlFromText(xml);
  const content = elementIn(root, "Content");
  if (root.name !== "FinalDraft" || content === undefined) {
    const found =
      root.name === "FinalDraft"
        ? stored("has no content")
        : stored("begins with <{name}>", { name: root.name.slice(0, 40) });
    throw new ScreenplayError(
      "not-final-draft",
      stored("This is not a Final Draft script: it {parts}. Save the script as Final Draft (.fdx).", { parts: found }),
    );
  }
  const [title, ...credits] = titlePageIn(root);
  const tagsOfRun = tagsIn(root);
  return {
    ...(title !== undefined && { title }),
    ...(credits.length > 0 && { credits }),
    paragraphs: elementsIn(content).flatMap((element) => paragraphsOf(element, tagsOfRun)),
    revisions: revisionsIn(root),
  };
}

const KINDS: Readonly<Record<string, ParagraphKind>> = {
  "scene heading": "heading",
  action: "action",
  character: "character",
  parenthetical: "parenthetical",
  dialogue: "dialogue",
  transition: "transition",
  shot: "shot",
};

function paragraphsOf(element: XmlElement, tagsOfRun: TagsOfRun): Paragraph[] {
  if (element.name === "DualDialogue") {
    return inColumns(elementsIn(element, "Paragraph").flatMap((one) => paragraphsOf(one, tagsOfRun)));
  }
  if (element.name !== "Paragraph") return [];
  const dual = elementsIn(element, "DualDialogue").flatMap((one) => paragraphsOf(one, tagsOfRun));
  const own = paragraphOf(element, tagsOfRun);
  return own === undefined ? dual : [own, ...dual];
}

function paragraphOf(element: XmlElement, tagsOfRun: TagsOfRun): Paragraph | undefined {
  const runs = elementsIn(element, "Text");
  const { text, tags } = joinedRuns(runs.map((run) => ({ text: textIn(run), tags: tagsOfRun(run) })));
  if (text === "") return undefined;
  const type = KINDS[attributeOf(element, "Type").toLowerCase()] ?? "general";
  // A shot with a scene number counts as a scene.
  const kind = type === "shot" && attributeOf(element, "Number") !== "" ? "heading" : type;
  const revision = Math.max(0, ...runs.map(revisionNumber));
  return {
    kind,
    text,
    ...(tags.length > 0 && { tags }),
    ...(revision > 0 && { revision }),
    ...(kind === "heading" && { scene: factsOf(element) }),
  };
}

function factsOf(heading: XmlElement): SceneFacts {
  const properties = elementIn(heading, "SceneProperties");
  const number = attributeOf(heading, "Number") || (properties && attributeOf(properties, "Number"));
  const eighths = properties && eighthsOfLength(attributeOf(properties, "Length"));
  const page = properties && pageOf(attributeOf(properties, "Page"));
  const synopsis = properties && synopsisIn(properties);
  return {
    ...(number && { number }),
    ...(elementIn(heading, "OmittedScene") && { omitted: true }),
    ...(eighths !== undefined && { eighths }),
    ...(page !== undefined && { page }),
    ...(synopsis && { synopsis }),
  };
}

const LENGTH = /^(\d{1,4})?\s*(?:(\d{1,4})\/8)?$/;

/** `2/8`, `1 3/8`, `3`; undefined when it is empty, zero or invalid. */
function eighthsOfLength(text: string): number | undefined {
  const [, pages = "0", eighths = "0"] = LENGTH.exec(text) ?? [];
  return Number(pages) * 8 + Number(eighths) || undefined;
}

function pageOf(text: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

function synopsisIn(properties: XmlElement): string {
  const summary = elementIn(properties, "Summary");
  return summary === undefined ? "" : linesIn(summary).join(" ");
}

function titlePageIn(root: XmlElement): string[] {
  const page = elementIn(root, "TitlePage");
  const content = page && elementIn(page, "Content");
  return content ? linesIn(content) : [];
}

/** The text of each non-empty paragraph, in one line. */
function linesIn(element: XmlElement): string[] {
  const texts = elementsIn(element, "Paragraph").map((paragraph) => elementsIn(paragraph, "Text").map(textIn).join(""));
  return texts.map((text) => tidyText(text).replaceAll("\n", " ")).filter((text) => text !== "");
}

/** Marks two speeches as dual dialogue; any other number follow one another. */
function inColumns(paragraphs: readonly Paragraph[]): Paragraph[] {
  const names = [...paragraphs.keys()].filter((at) => paragraphs[at]!.kind === "character");
  const isSpoken = paragraphs.every((paragraph) => paragraph.kind === "character" || isSaid(paragraph));
  if (names.length !== 2 || names[0] !== 0 || !isSpoken) return paragraphs.map(withoutColumn);
  return paragraphs.map((paragraph, at) => ({ ...paragraph, column: at < names[1]! ? "left" : "right" }));
}
