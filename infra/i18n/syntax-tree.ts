import { parseSync } from "vite";

/** A node of the tree that the parser of Vite makes: ESTree, with JSX and types. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export type Parents = readonly Node[];

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** Every node of a file with those that it stands in, the nearest last. A visit that returns false leaves out what is inside. */
export function walk(file: string, source: string, visit: (node: Node, parents: Parents) => boolean | undefined): void {
  const { program, errors } = parseSync(file, source, {});
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const down = (node: Node, parents: Parents): void => {
    if (visit(node, parents) === false) return;
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) down(child, [...parents, node]);
    }
  };
  down(program as unknown as Node, []);
}

/** The text of a string that is written out; nothing for what is put together. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "JSXExpressionContainer") return textOf(node.expression);
  return undefined;
}

/** The name of an attribute, a field or a function. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return node.name as string;
  if (node.type === "Literal") return String(node.value);
  return undefined;
}

export const lineOf = (source: string, { start }: Node) => source.slice(0, start).split("\n").length;
