import * as z from "zod";
import type { ProductionReport } from "./production-report.ts";

/**
 * One thing that a person has written: at `at` (the names that lead there) stood `from`, and `to` shall stand there. For
 * a line as a whole, null is that there is none.
 */
export const ReportEdit = z
  .object({ at: z.array(z.string().max(100)).min(1).max(3).readonly(), from: z.json(), to: z.json() })
  .readonly();
export type ReportEdit = z.infer<typeof ReportEdit>;

/** A place where something else stands by now than the person saw. */
export class EditMet extends Error {
  constructor(now: unknown, { to }: ReportEdit) {
    super(
      `Somebody else has written ${inWords(now)} there meanwhile, and you ${inWords(to)}. Look at it and write it again.`,
    );
  }
}

type Node = { readonly [name: string]: unknown };

/**
 * A report with what people have written, before it is held against the schema. An edit that is already done does
 * nothing.
 *
 * @throws {EditMet} when a place holds neither what the person saw nor what they wrote
 */
export function withEdits(report: ProductionReport, edits: readonly ReportEdit[]): unknown {
  return edits.reduce<Node>((node, edit) => written(node, edit.at, edit), report);
}

function written(node: Node, [name = "", ...rest]: readonly string[], edit: ReportEdit): Node {
  const now = Object.hasOwn(node, name) ? (node[name] ?? null) : null;
  if (rest.length > 0) {
    if (!isNode(now)) throw new EditMet(now, edit);
    return { ...node, [name]: written(now, rest, edit) };
  }
  if (!isSame(now, edit.from) && !isSame(now, edit.to)) throw new EditMet(now, edit);
  if (edit.to !== null || !isLine(edit)) return { ...node, [name]: edit.to };
  const { [name]: _, ...without } = node;
  return without;
}

/** Whether an edit is of a line as a whole, which two names lead to, and not of a field, which is null when it is empty. */
function isLine({ at, from, to }: ReportEdit): boolean {
  return at.length === 2 && (isNode(from) || isNode(to));
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const inWords = (value: unknown) => (value === null ? "nothing" : JSON.stringify(value));
