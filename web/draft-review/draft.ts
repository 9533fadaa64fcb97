import type { routes } from "../../shared/contract/routes.ts";
import type { ResponseOf } from "../../shared/contract/schema/route.ts";
import { t } from "../i18n/translate.ts";

/** What a draft that waits would make of the breakdown. */
export type DraftReview = ResponseOf<(typeof routes)["getDraftReview"]>;
export type DraftChange = DraftReview["changes"][number];
export type ChangeKind = DraftChange["kind"];

/** As the server's kinds, and apart from the changed those of which only the number or the script day is another. */
export type ShownKind = ChangeKind | "renumbered";

/** What is shown of a draft: one kind of change, or all that is worth reading. */
export type Filter = ShownKind | "changes";

/** The kinds in the order in which they are offered, and what they are called. */
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

/** A scene that comes in pushes on the numbers of all that follow; that must not hide what has really changed. */
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

// Rare, so they are offered only where there are some.
const RARE: readonly Filter[] = ["returned", "renumbered"];

/** What can be chosen to look at, each with how many scenes it has. */
export function filtersOf(changes: readonly DraftChange[]): { filter: Filter; label: string; count: number }[] {
  const kinds = Object.entries(KINDS) as [ShownKind, string][]; // the keys that KINDS is declared with
  const filters: [Filter, string][] = [["changes", t("All changes")], ...kinds];
  return filters
    .map(([filter, label]) => ({ filter, label, count: changes.filter((change) => isShown(change, filter)).length }))
    .filter(({ filter, count }) => count > 0 || !RARE.includes(filter));
}
