/** The content of an element: text, child elements by name, or one element for each value of an array. */
export type XmlContent =
  | string
  | number
  | boolean
  | undefined
  | readonly XmlContent[]
  | { readonly [name: string]: XmlContent };

/** A document with one root element; undefined values are omitted. */
export function xmlDocument(root: string, content: XmlContent): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, content)}`;
}

function element(name: string, content: XmlContent): string {
  if (content === undefined) return "";
  if (Array.isArray(content)) return content.map((one) => element(name, one)).join("");
  if (typeof content !== "object") return `<${name}>${escaped(String(content))}</${name}>`;
  const children = Object.entries(content).map(([child, inner]) => element(child, inner));
  return `<${name}>${children.join("")}</${name}>`;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
const entityOf = new Map(Object.entries(entities).map(([name, character]) => [character, `&${name};`]));

// Escape line ends and tabs too: a parser would read them as spaces.
const special = /[<>&"'\r\n\t]/g;

function escaped(text: string): string {
  return text.replaceAll(special, (character) => entityOf.get(character) ?? `&#${character.charCodeAt(0)};`);
}

/** The content of each element of this name, which must not be nested in itself. */
export function elementsOf(xml: string, name: string): string[] {
  const found: string[] = [];
  for (let at = xml.indexOf(`<${name}`); at >= 0; at = xml.indexOf(`<${name}`, at + 1)) {
    const start = xml.indexOf(">", at) + 1;
    const end = xml.indexOf(`</${name}>`, start);
    if (start === 0 || end < 0) break;
    if (!/[\s>]/.test(xml[at + name.length + 1]!)) continue;
    found.push(xml.slice(start, end));
    at = end;
  }
  return found;
}

/** The text of the first element of this name. */
export function textOf(xml: string, name: string): string | undefined {
  return elementsOf(xml, name)[0]?.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, entity) => {
    if (entity) return entities[entity] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
