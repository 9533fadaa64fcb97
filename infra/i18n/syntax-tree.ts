import { parseSync } from "vite";

/** A node of the syntax tree of Vite's parser: ESTree with JSX and TypeScript. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export type Parents = readonly Node[];

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/**
 * Visits all nodes of a file with their ancestors, the nearest last. If a visit returns false, its descendants are
 * skipped.
 */
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

/** The value of a string literal; undefined for other expressions. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "JSXExpressionContainer") return textOf(node.expression);
  return undefined;
}

export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return node.name as string;
  if (node.type === "Literal") return String(node.value);
  return undefined;
}

export const lineOf = (source: string, { start }: Node) => source.slice(0, start).split("\n").length;
