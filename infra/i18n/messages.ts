import { lineOf, type Node, nameOf, textOf, walk } from "./syntax-tree.ts";

/** A message where it is said. */
export interface Said {
  readonly message: string;
  /** The names that it is given values for; nothing where they cannot be seen. */
  readonly values: readonly string[] | undefined;
  readonly place: string;
}

/** Every message that a file says, by `t("…")` or `<RichMessage text="…" />`. One that is not written out is an error. */
export function messagesOf(file: string, source: string): readonly Said[] {
  const found: Said[] = [];
  const add = (node: Node, text: string | undefined, values: readonly string[] | undefined) => {
    const place = `${file}:${lineOf(source, node)}`;
    if (text === undefined) {
      throw new Error(`${place} says "${source.slice(node.start, node.end)}": write the message out, as one string.`);
    }
    found.push({ message: text, values, place });
  };
  walk(file, source, (node) => {
    if (node.type === "CallExpression" && nameOf(node.callee) === "t") {
      const [message, values] = node.arguments as Node[];
      add(node, textOf(message), values ? fieldsOf(values) : []);
    }
    if (node.type === "JSXOpeningElement" && nameOf(node.name) === "RichMessage") {
      const attributes = node.attributes as Node[];
      const valueNamed = (name: string) =>
        attributes.find((one) => nameOf(one.name) === name)?.value as Node | undefined;
      add(node, textOf(valueNamed("text")), fieldsOf(valueNamed("values")?.expression as Node));
    }
    return undefined;
  });
  return found;
}

function fieldsOf(node: Node | undefined): readonly string[] | undefined {
  if (node?.type !== "ObjectExpression") return undefined;
  const names = (node.properties as Node[]).map(({ key }) => nameOf(key));
  return names.every((name) => name !== undefined) ? names : undefined;
}
