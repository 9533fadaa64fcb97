import { lineOf, type Node, nameOf, textOf, walk } from "./syntax-tree.ts";

/** A message and where it is used. */
export interface Said {
  readonly message: string;
  /** The names of its values; undefined if they cannot be determined. */
  readonly values: readonly string[] | undefined;
  readonly place: string;
  /** Whether it is the message of a saved text. */
  readonly isStored: boolean;
}

/**
 * All messages that a file uses, by `t("…")`, `stored("…")`, `message("…")` or `<RichMessage text="…" />`. Throws if a message is not a string
 * literal.
 */
export function messagesOf(file: string, source: string): readonly Said[] {
  const found: Said[] = [];
  const add = (node: Node, text: string | undefined, values: readonly string[] | undefined, isStored = false) => {
    const place = `${file}:${lineOf(source, node)}`;
    if (text === undefined) {
      throw new Error(
        `${place} contains "${source.slice(node.start, node.end)}": write the message out, as one string.`,
      );
    }
    found.push({ message: text, values, place, isStored });
  };
  walk(file, source, (node) => {
    const called = node.type === "CallExpression" ? nameOf(node.callee) : undefined;
    if (called === "t" || called === "stored") {
      const [message, values] = node.arguments as Node[];
      add(node, textOf(message), values ? fieldsOf(values) : [], called === "stored");
    }
    if (called === "message") {
      add(node, textOf((node.arguments as Node[])[0]), []);
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
