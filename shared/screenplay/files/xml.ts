import { SaxesParser } from "saxes";
import { stored } from "../../i18n/stored.ts";
import { checkLength, checkWords, ScreenplayError, tooMany } from "../model/screenplay-error.ts";
import { withoutForbidden } from "./xml-escape.ts";

/** An XML element. Its children are elements and text, in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[];
}

/** Limits the recursion; files of writing programs are less deeply nested. */
const MAX_DEPTH = 100;
/** Five times the number of elements in a long screenplay. */
const MAX_ELEMENTS = 250_000;

/**
 * Parses an XML document. Any document type is rejected, so it cannot define entities or refer to other files.
 *
 * @returns the root element
 * @throws {ScreenplayError} `not-xml`, `entities` or `too-large`
 */
export function xmlFromText(text: string): XmlElement {
  checkLength(text);
  const root: OpenElement = { name: "", attributes: new Map(), children: [] };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser();
  let characters = 0;
  const addText = (piece: string) => {
    characters += piece.trim().length; // text between the elements is indentation
    checkWords(characters);
    open.at(-1)!.children.push(piece);
  };
  parser.on("doctype", () => {
    throw new ScreenplayError(
      "entities",
      stored("This file declares XML entities. Save it again from your writing program."),
    );
  });
  parser.on("error", (error) => {
    throw notXml(error);
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) throw notXml(new Error(`<${name}> lies more than ${MAX_DEPTH} elements deep.`));
    if (++count > MAX_ELEMENTS) throw tooMany(stored("{count} elements", { count: MAX_ELEMENTS }));
    const element: OpenElement = { name, attributes: new Map(Object.entries(attributes)), children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.write(withoutForbidden(text.replace(/^\uFEFF/, ""))).close();
  return elementsIn(root)[0]!; // the parser rejects a document without a root
}

/** Child elements, all or those with a name. */
export function elementsIn(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== "string" && (name === undefined || child.name === name),
  );
}

/** First child element with a name. */
export function elementIn(element: XmlElement, name: string): XmlElement | undefined {
  return elementsIn(element, name)[0];
}

/** Text of an element without that of its children. */
export function textIn(element: XmlElement): string {
  return element.children.filter((child) => typeof child === "string").join("");
}

/** An attribute, trimmed; empty when it is missing. */
export function attributeOf(element: XmlElement, name: string): string {
  return element.attributes.get(name)?.trim() ?? "";
}

function notXml(cause: Error): ScreenplayError {
  const message = stored(
    "This XML file cannot be read ({cause}). Save it again as Final Draft (.fdx) from your writing program.",
    { cause: cause.message },
  );
  return new ScreenplayError("not-xml", message, { cause });
}
