import { escapedXml } from "../../screenplay/files/xml-escape.ts";
import type { Screenplay, Tag } from "../../screenplay/model/paragraph.ts";
import { TAG_CATEGORIES, type TagCategory } from "../../screenplay/model/tag-categories.ts";

/** The tag lists at the end of a Final Draft file, and each tag's number in them. */
export interface TagData {
  readonly numbers: ReadonlyMap<Tag, number>;
  readonly xml: readonly string[];
}

type ListedCategory = Pick<TagCategory, "id" | "name" | "number" | "colour">;

interface Definition {
  readonly id: string;
  readonly name: string;
  readonly category: ListedCategory;
}

/** Numbers the tags of a screenplay and lists their elements: each name once per category. */
export function tagDataOf({ paragraphs }: Screenplay): TagData {
  const tags = paragraphs.flatMap((paragraph) => paragraph.tags ?? []);
  const categories = categoriesOf(tags);
  const definitions = definitionsOf(tags, categories);
  const numbers = new Map(tags.map((tag, at) => [tag, at + 1]));
  return { numbers, xml: tags.length === 0 ? [] : listed(tags, [...categories.values()], definitions) };
}

/** Final Draft's categories, followed by the screenplay's custom ones. */
function categoriesOf(tags: readonly Tag[]): Map<string, ListedCategory> {
  const categories = new Map<string, ListedCategory>(TAG_CATEGORIES.map((category) => [category.name, category]));
  for (const { category: name } of tags) {
    const number = 32 + categories.size;
    if (!categories.has(name)) categories.set(name, { id: idOf("9", number), name, number, colour: "616161" });
  }
  return categories;
}

function definitionsOf(tags: readonly Tag[], categories: ReadonlyMap<string, ListedCategory>): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const { name, category } of tags) {
    const key = keyOf({ name, category });
    if (definitions.has(key)) continue;
    definitions.set(key, { id: idOf("8", definitions.size + 1), name, category: categories.get(category)! });
  }
  return definitions;
}

function listed(
  tags: readonly Tag[],
  categories: readonly ListedCategory[],
  definitions: ReadonlyMap<string, Definition>,
): string[] {
  return [
    "<TagData>",
    "<TagCategories>",
    ...categories.map(
      ({ id, name, number, colour }) =>
        `<TagCategory Color="#${wide(colour)}" Id="${id}" Name="${escapedXml(name)}" Number="${number}" Style="Bold"/>`,
    ),
    "</TagCategories>",
    "<TagDefinitions>",
    ...[...definitions.values()].map(
      ({ id, name, category }, at) =>
        `<TagDefinition CatId="${category.id}" Id="${id}" Label="${escapedXml(name)}" Number="${at + 1}"/>`,
    ),
    "</TagDefinitions>",
    "<Tags>",
    ...tags.map((tag, at) => `<Tag Number="${at + 1}"><DefId>${definitions.get(keyOf(tag))!.id}</DefId></Tag>`),
    "</Tags>",
    "</TagData>",
  ];
}

function keyOf({ name, category }: Pick<Tag, "name" | "category">): string {
  return JSON.stringify([category, name]);
}

/** Ids in Final Draft's format, but the same each time the same file is written. */
function idOf(group: string, number: number): string {
  return `00000000-0000-4000-${group}000-${number.toString(16).padStart(12, "0")}`;
}

/** Final Draft writes four digits for each colour channel. */
function wide(colour: string): string {
  return colour.replace(/../g, "$&$&");
}
