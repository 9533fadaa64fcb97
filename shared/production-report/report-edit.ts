import type { ProductionReport } from "./production-report.ts";

/** What can stand in a report. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/**
 * One field change of a report: path `at`, previous value `from`, new value `to`. For a whole line, null means absent
 * (insert or delete).
 */
export interface ReportPatch {
  readonly at: readonly string[];
  readonly from: Json;
  readonly to: Json;
}

/** A place where something else stands by now than the person saw. */
export class PatchConflict extends Error {
  constructor(now: unknown, { to }: ReportPatch) {
    super(
      `Someone else has entered ${inWords(now)} here in the meantime; you entered ${inWords(to)}. Check it and enter it again.`,
    );
  }
}

type Node = { readonly [name: string]: unknown };

/**
 * A report with what people have written, before it is held against the schema. What is done already, as when an answer
 * was lost and all is sent again, is not done twice.
 *
 * @throws {PatchConflict} when a place holds what the person has neither seen nor written
 */
export function applyPatches(report: ProductionReport, edits: readonly ReportPatch[]): unknown {
  return edits.reduce<Node>((node, edit) => {
    const known = edits.filter(({ at }) => isSame(at, edit.at)).flatMap(({ from, to }) => [from, to]);
    return written(node, edit.at, edit, known);
  }, report);
}

/** What stands in a place of a report; null where nothing does. */
export function valueAt(report: ProductionReport, at: readonly string[]): Json {
  const value = at.reduce<unknown>(
    (node, name) => (isNode(node) && Object.hasOwn(node, name) ? node[name] : null),
    report,
  );
  return value as Json; // a report is nothing else
}

/** A report as it would be with edits that have not been held against it yet: each is written whatever stands there. */
export function applyPatchesAnyway(report: ProductionReport, edits: readonly ReportPatch[]): ProductionReport {
  return edits.reduce((node, edit) => {
    const isLineGone = edit.at.length > 2 && valueAt(node, edit.at.slice(0, 2)) === null;
    // Only what the report's own pages write comes here, which is of its shape.
    return isLineGone ? node : (applyPatches(node, [{ ...edit, from: valueAt(node, edit.at) }]) as ProductionReport);
  }, report);
}

function written(node: Node, [name = "", ...rest]: readonly string[], edit: ReportPatch, known: readonly Json[]): Node {
  const now = Object.hasOwn(node, name) ? (node[name] ?? null) : null;
  if (rest.length > 0) {
    if (!isNode(now)) throw new PatchConflict(now, edit);
    return { ...node, [name]: written(now, rest, edit, known) };
  }
  // The key of a new line is nobody else's, so a line that is there has been added before.
  if (isLine(edit) && edit.from === null && isNode(now)) return node;
  if (!known.some((value) => isSame(now, value))) throw new PatchConflict(now, edit);
  if (edit.to !== null || !isLine(edit)) return { ...node, [name]: edit.to };
  const { [name]: _, ...without } = node;
  return without;
}

/** Whether an edit is of a line as a whole, which two names lead to, and not of a field, which is null when it is empty. */
function isLine({ at, from, to }: ReportPatch): boolean {
  return at.length === 2 && (isNode(from) || isNode(to));
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const inWords = (value: unknown) => (value === null ? "nothing" : JSON.stringify(value));
