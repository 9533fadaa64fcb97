import { lineOf, type Node, nameOf, type Parents, textOf, walk } from "./syntax-tree.ts";

/** Attributes and fields whose values are always read by people. */
const READ =
  /^(label|title|hint|failure|placeholder|alt|note|none|empty|advice|legend|nameLabel|corner|stage|invitation|aria-label|aria-description|aria-roledescription|data-label)$/;

/** Calls whose arguments are for programs, the console or developers. */
const FOR_PROGRAMS =
  /^(console\.\w+|log\.\w+|document\.\w+|new Error|new RegExp|matchMedia|window\.matchMedia|.*\.(querySelector|querySelectorAll|closest|matches|split|replace|replaceAll|postMessage|setAttribute|describe|meta))$/;
const ATTRIBUTES_FOR_PROGRAMS =
  /^(className|style|accept|d|viewBox|autoComplete|rel|sizes|pattern|key|id|data-(?!label).*|aria-(?!label|desc|role).*)$/;

/** An expression of a database request: `SET mail = :became`. */
const EXPRESSION = /\battribute_(?:not_)?exists\(|[=<>] :\w|^(?:SET|REMOVE) \w/;
const CHANGED_SET = /\b(?:ADD|DELETE) \w+ :\w/;

/** The functions that translate their first argument, or mark it for translation. */
const SAYS: ReadonlySet<string> = new Set(["t", "message", "said", "stored"]);

/** Texts that are not translated, with their places. */
export function unsaidTexts(file: string, source: string): readonly string[] {
  const found: string[] = [];
  walk(file, source, (node, parents) => {
    if (node.type.startsWith("TS") && !/Expression$/.test(node.type)) return false;
    if (node.type === "ImportDeclaration") return false;
    if (node.type === "CallExpression" && FOR_PROGRAMS.test(callee(node))) return false;
    if (node.type === "NewExpression" && FOR_PROGRAMS.test(`new ${callee(node)}`)) return false;
    if (node.type === "JSXAttribute" && ATTRIBUTES_FOR_PROGRAMS.test(attribute(node))) return false;
    if (parents.at(-1)?.type === "MemberExpression" || (parents.at(-1)?.key === node && !parents.at(-1)?.computed))
      return undefined;
    // For programmers, in the routes' documentation.
    if (node.type === "Property" && nameOf(node.key) === "summary") return false;
    const words = wordsIn(node);
    if (words !== undefined && isUnsaid(node, words, parents)) {
      found.push(`${file}:${lineOf(source, node)} ${JSON.stringify(words.replace(/\s+/g, " ").trim())}`);
    }
    return undefined;
  });
  return found;

  function callee(node: Node): string {
    const of = node.callee as Node;
    return source.slice(of.start, of.end);
  }
}

/** The text of a node; for a template, the text around its placeholders. */
function wordsIn(node: Node): string | undefined {
  if (node.type === "JSXText") return node.value as string;
  if (node.type !== "TemplateLiteral") return textOf(node);
  return (node.quasis as Node[]).map(({ value }) => (value as { cooked: string }).cooked).join("\u2026");
}

function isUnsaid(node: Node, words: string, parents: Parents): boolean {
  if (!/\p{L}/u.test(words) || EXPRESSION.test(words) || CHANGED_SET.test(words)) return false;
  const parent = parents.at(-1)!;
  if (node.type === "JSXText") return true;
  if (isSaid(node, parents)) return false;
  const name =
    parent.type === "JSXAttribute" ? attribute(parent) : parent.type === "Property" ? nameOf(parent.key) : undefined;
  if (name !== undefined && READ.test(name) && parent.key !== node && /\p{L}{2}/u.test(words)) return true;
  if (node.type === "TemplateLiteral" && /^\p{Lu}\p{Ll}+ \u2026|\u2026 \p{Ll}{2,}[.!?]?$/u.test(words)) return true;
  return /\p{L}{2}[,;:.]? \p{L}{2}/u.test(words) || /^\p{Lu}\p{Ll}+[.!?]$|\p{L}\.\.\.$/u.test(words);
}

/** Whether the node is a translated message. Values inside a message are checked like other texts. */
function isSaid(node: Node, parents: Parents): boolean {
  const parent = parents.at(-1)!;
  if (parent.type === "CallExpression" && SAYS.has(nameOf(parent.callee) ?? ""))
    return (parent.arguments as Node[])[0] === node;
  const outer = parent.type === "JSXExpressionContainer" ? parents.slice(0, -1) : parents;
  const element = outer.at(-2);
  return (
    outer.at(-1)?.type === "JSXAttribute" &&
    element?.type === "JSXOpeningElement" &&
    nameOf(element.name) === "RichMessage"
  );
}

function attribute(node: Node): string {
  const name = node.name as Node;
  return name.type === "JSXNamespacedName" ? "" : (nameOf(name) ?? "");
}
