import { escapedXml } from "../../screenplay/files/xml-escape.ts";
import type { Paragraph, ParagraphKind, Revision, SceneFacts, Screenplay } from "../../screenplay/model/paragraph.ts";
import { textFromEighths } from "../model/page-count.ts";
import { type TagData, tagDataOf } from "./fdx-tag-data.ts";

/**
 * Writes a screenplay as a Final Draft file with scene numbers, lengths, revisions and tags. `screenplayFromFdx` reads
 * it.
 */
export function fdxFromScreenplay(screenplay: Screenplay): string {
  const { title, credits = [], paragraphs, revisions } = screenplay;
  const front = [...(title === undefined ? [] : [title]), ...credits];
  const tags = tagDataOf(screenplay);
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no" ?>',
    '<FinalDraft DocumentType="Script" Template="No" Version="5">',
    "<Content>",
    ...contentOf(paragraphs, tags),
    "</Content>",
    ...(front.length === 0 ? [] : titlePage(front)),
    ...(revisions.length === 0 ? [] : revisionList(revisions)),
    ...tags.xml,
    "</FinalDraft>",
    "",
  ].join("\n");
}

const TYPES: Readonly<Record<ParagraphKind, string>> = {
  heading: "Scene Heading",
  action: "Action",
  character: "Character",
  parenthetical: "Parenthetical",
  dialogue: "Dialogue",
  transition: "Transition",
  shot: "Shot",
  general: "General",
};

function contentOf(paragraphs: readonly Paragraph[], tags: TagData): string[] {
  return paragraphs.flatMap((paragraph, at) => [
    ...(beginsDual(paragraph, paragraphs[at - 1]) ? ["<Paragraph>", "<DualDialogue>"] : []),
    paragraphXml(paragraph, tags),
    ...(endsDual(paragraph, paragraphs[at + 1]) ? ["</DualDialogue>", "</Paragraph>"] : []),
  ]);
}

function beginsDual({ column }: Paragraph, before: Paragraph | undefined): boolean {
  return column === "left" ? before?.column !== "left" : column === "right" && before?.column === undefined;
}

function endsDual({ column }: Paragraph, next: Paragraph | undefined): boolean {
  return column === "right" ? next?.column !== "right" : column === "left" && next?.column === undefined;
}

function paragraphXml(paragraph: Paragraph, tags: TagData): string {
  const { kind, scene = {} } = paragraph;
  const number = scene.number === undefined ? "" : ` Number="${escapedXml(scene.number)}"`;
  return [
    `<Paragraph${number} Type="${TYPES[kind]}">`,
    kind === "heading" ? propertiesXml(scene) : "",
    ...runsXml(paragraph, tags),
    scene.omitted ? "<OmittedScene/>" : "",
    "</Paragraph>",
  ].join("");
}

function propertiesXml({ eighths, page, synopsis }: SceneFacts): string {
  const length = eighths === undefined ? "" : textFromEighths(eighths);
  const summary =
    synopsis === undefined
      ? ""
      : `<Summary><Paragraph Alignment="Left"><Text>${escapedXml(synopsis)}</Text></Paragraph></Summary>`;
  return `<SceneProperties Length="${length}" Page="${page ?? ""}" Title="">${summary}</SceneProperties>`;
}

/** The text, divided at the start and end of each tag. */
function runsXml({ text, tags = [], revision }: Paragraph, { numbers }: TagData): string[] {
  const cuts = [...new Set([0, ...tags.flatMap(({ from, to }) => [from, to]), text.length])].sort((a, b) => a - b);
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at]!;
    const borne = tags.filter((tag) => tag.from <= from && tag.to >= to).map((tag) => numbers.get(tag)!);
    const revised = revision === undefined ? "" : ` RevisionID="${revision}"`;
    const tagged = borne.length === 0 ? "" : ` TagNumber="${borne.join(",")}"`;
    return `<Text${revised}${tagged}>${escapedXml(text.slice(from, to))}</Text>`;
  });
}

function titlePage(lines: readonly string[]): string[] {
  const paragraphs = lines.map((line) => `<Paragraph Alignment="Center"><Text>${escapedXml(line)}</Text></Paragraph>`);
  return ["<TitlePage>", "<Content>", ...paragraphs, "</Content>", "</TitlePage>"];
}

function revisionList(revisions: readonly Revision[]): string[] {
  return [
    `<Revisions ActiveSet="${revisions.at(-1)?.number}" RevisionMode="No" RevisionsShown="All">`,
    ...revisions.map(({ number, name }) => `<Revision ID="${number}" Mark="*" Name="${escapedXml(name)}"/>`),
    "</Revisions>",
  ];
}
