import { stored } from "../../i18n/stored.ts";
import { inOneLine, type Revision } from "../model/paragraph.ts";
import { tooMany } from "../model/screenplay-error.ts";
import { categoryNamed } from "../model/tag-categories.ts";
import { type RunTag, tidyText } from "../model/text-runs.ts";
import { attributeOf, elementIn, elementsIn, textIn, type XmlElement } from "./xml.ts";

/** Returns the tags of a text run. */
export type TagsOfRun = (run: XmlElement) => RunTag[];

const MAX_NAME_LENGTH = 200;
/** A tag may have many definitions and a run many tags, so the result could be much larger than the file. */
const MAX_TAGS = 200_000;

/**
 * Reads the tag lists at the end of a Final Draft file: runs refer to tags by number, tags to definitions, and
 * definitions to categories.
 */
export function tagsIn(root: XmlElement): TagsOfRun {
  const data = elementIn(root, "TagData");
  if (data === undefined) return () => [];
  const definitions = definitionsIn(data);
  const tags = new Map(
    entries(data, "Tags", "Tag").map((entry) => [
      attributeOf(entry, "Number"),
      elementsIn(entry, "DefId").flatMap((id) => definitions.get(textIn(id).trim()) ?? []),
    ]),
  );
  const numbers = new Map<string, number>();
  let count = 0;
  const tagsNamed = (number: string) =>
    (tags.get(number) ?? []).map((definition, at) => {
      if (++count > MAX_TAGS) throw tooMany(stored("{count} tags", { count: MAX_TAGS }));
      const key = `${number} ${at}`;
      if (!numbers.has(key)) numbers.set(key, numbers.size);
      return { ...definition, number: numbers.get(key)! };
    });
  return (run) => {
    const named = attributeOf(run, "TagNumber").split(/[\s,]+/);
    return named.flatMap(tagsNamed);
  };
}

function definitionsIn(data: XmlElement): Map<string, Pick<RunTag, "name" | "category">> {
  const categories = new Map(
    entries(data, "TagCategories", "TagCategory").map((entry) => [
      attributeOf(entry, "Id"),
      nameFrom(attributeOf(entry, "Name")),
    ]),
  );
  const definitions = entries(data, "TagDefinitions", "TagDefinition").map((entry) => {
    const category = attributeOf(entry, "CatId");
    const name = nameFrom(attributeOf(entry, "Label"));
    return [
      attributeOf(entry, "Id"),
      { name, category: categoryNamed(category, categories.get(category) ?? "") },
    ] as const;
  });
  return new Map(definitions.filter(([, { name }]) => name !== ""));
}

/** Normalises a name for a cell: one line, at most a readable length. */
function nameFrom(text: string): string {
  return inOneLine(tidyText(text))
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}

function entries(data: XmlElement, list: string, name: string): XmlElement[] {
  return elementsIn(data, list).flatMap((one) => elementsIn(one, name));
}

/** The revisions listed in a Final Draft file, oldest first. */
export function revisionsIn(root: XmlElement): Revision[] {
  const list = elementIn(root, "Revisions");
  if (list === undefined) return [];
  return elementsIn(list, "Revision")
    .map((entry) => ({ number: wholeNumber(attributeOf(entry, "ID")), name: attributeOf(entry, "Name") }))
    .filter(({ number }) => number > 0)
    .sort((a, b) => a.number - b.number);
}

/** Revision number of a text run; 0 for the first draft. */
export function revisionNumber(run: XmlElement): number {
  return wholeNumber(attributeOf(run, "RevisionID"));
}

function wholeNumber(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}
