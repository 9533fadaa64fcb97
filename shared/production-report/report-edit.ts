import { t } from "../i18n/speech.ts";
import type { ProductionReport } from "./production-report.ts";

/** Any value in a report. */
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

/** A value that another user has changed since this user saw it. */
export class PatchConflict extends Error {
  constructor(now: unknown, { to }: ReportPatch) {
    super(
      t("Someone else has entered {theirs} here in the meantime; you entered {yours}. Check it and enter it again.", {
        theirs: inWords(now),
        yours: inWords(to),
      }),
    );
  }
}

type Node = { readonly [name: string]: unknown };

/**
 * Applies edits to a report; the result is not yet validated by the schema. An edit that was already applied, for
 * example when a request is repeated after a lost response, is not applied twice.
 *
 * @throws {PatchConflict} when a value is neither the edit's old nor its new one
 */
export function applyPatches(report: ProductionReport, edits: readonly ReportPatch[]): unknown {
  return edits.reduce<Node>((node, edit) => {
    const known = edits.filter(({ at }) => isSame(at, edit.at)).flatMap(({ from, to }) => [from, to]);
    return written(node, edit.at, edit, known);
  }, report);
}

/** The value at a path of a report; null when absent. */
export function valueAt(report: ProductionReport, at: readonly string[]): Json {
  const value = at.reduce<unknown>(
    (node, name) => (isNode(node) && Object.hasOwn(node, name) ? node[name] : null),
    report,
  );
  return value as Json; // a report only contains JSON values
}

/** Applies unsaved edits whatever the current values are. */
export function applyPatchesAnyway(report: ProductionReport, edits: readonly ReportPatch[]): ProductionReport {
  return edits.reduce((node, edit) => {
    const isLineGone = edit.at.length > 2 && valueAt(node, edit.at.slice(0, 2)) === null;
    // Only edits from the report's own pages get here, which have the report's shape.
    return isLineGone ? node : (applyPatches(node, [{ ...edit, from: valueAt(node, edit.at) }]) as ProductionReport);
  }, report);
}

function written(node: Node, [name = "", ...rest]: readonly string[], edit: ReportPatch, known: readonly Json[]): Node {
  const now = Object.hasOwn(node, name) ? (node[name] ?? null) : null;
  if (rest.length > 0) {
    if (!isNode(now)) throw new PatchConflict(now, edit);
    return { ...node, [name]: written(now, rest, edit, known) };
  }
  // The key of a new line is unique, so an existing one was added by the same edit.
  if (isLine(edit) && edit.from === null && isNode(now)) return node;
  if (!known.some((value) => isSame(now, value))) throw new PatchConflict(now, edit);
  if (edit.to !== null || !isLine(edit)) return { ...node, [name]: edit.to };
  const { [name]: _, ...without } = node;
  return without;
}

/** Whether the edit is for a whole line (path of two names), not a field, for which null means empty. */
function isLine({ at, from, to }: ReportPatch): boolean {
  return at.length === 2 && (isNode(from) || isNode(to));
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const inWords = (value: unknown) => (value === null ? t("nothing") : JSON.stringify(value));
