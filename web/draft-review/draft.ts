import type { routes } from "../../shared/contract/routes.ts";
import type { ResponseOf } from "../../shared/contract/schema/route.ts";
import { t } from "../i18n/translate.ts";

/** The changes of a draft waiting for review. */
export type DraftReview = ResponseOf<(typeof routes)["getDraftReview"]>;
export type DraftChange = DraftReview["changes"][number];
export type ChangeKind = DraftChange["kind"];

/** The server's kinds; changed scenes of which only the number or script day differs are separate. */
export type ShownKind = ChangeKind | "renumbered";

/** The displayed changes: one kind, or all relevant ones. */
export type Filter = ShownKind | "changes";

/** The kinds in the order of display, with labels. */
export const KINDS: Readonly<Record<ShownKind, string>> = {
  changed: t("Changed"),
  moved: t("Moved"),
  new: t("New"),
  returned: t("Returned"),
  gone: t("Removed"),
  renumbered: t("Renumbered"),
  unchanged: t("Unchanged"),
};

const COUNTS: readonly string[] = ["Scene Number", "Script Day"];

/** Inserting a scene renumbers all later ones, which must not hide real changes. */
export function shownKind({ kind, cells, kept }: DraftChange): ShownKind {
  const isCounted = kept.length === 0 && cells.every(({ column }) => COUNTS.includes(column));
  return kind === "changed" && isCounted ? "renumbered" : kind;
}

export const isFilter = (text: string | null): text is Filter =>
  text === "changes" || (text !== null && Object.hasOwn(KINDS, text));

export function isShown(change: DraftChange, filter: Filter): boolean {
  const kind = shownKind(change);
  return filter === "changes" ? kind !== "unchanged" && kind !== "renumbered" : kind === filter;
}

// Rare, so they are only offered when there are any.
const RARE: readonly Filter[] = ["returned", "renumbered"];

/** The available filters with their number of scenes. */
export function filtersOf(changes: readonly DraftChange[]): { filter: Filter; label: string; count: number }[] {
  const kinds = Object.entries(KINDS) as [ShownKind, string][]; // the keys that KINDS is declared with
  const filters: [Filter, string][] = [["changes", t("All changes")], ...kinds];
  return filters
    .map(([filter, label]) => ({ filter, label, count: changes.filter((change) => isShown(change, filter)).length }))
    .filter(({ filter, count }) => count > 0 || !RARE.includes(filter));
}
