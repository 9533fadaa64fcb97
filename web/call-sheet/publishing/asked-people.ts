import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import { type RevisionKind, revisionAfter } from "../../../shared/call-sheet/model/revision.ts";
import { type Recipient, recipientsOf } from "../../../shared/call-sheet/publishing/recipients.ts";
import type { SheetChange } from "../../../shared/call-sheet/publishing/sheet-change.ts";
import type { Published } from "./publication-state.ts";

interface NextPublication {
  readonly sheet: CallSheet;
  readonly published: Published;
  /** Differences from the last publication. */
  readonly changes: readonly SheetChange[];
}

/** The people whom publishing as this kind asks to confirm. */
export function askedPeople({ sheet, published, changes }: NextPublication, kind: RevisionKind): readonly Recipient[] {
  const before = published.publications.at(-1)?.kind === "off" ? null : published.sheet;
  const known = before ? recipientsOf([], before, { number: 1, kind: "final", changes: [] }) : [];
  return recipientsOf(known, sheet, { number: 2, kind, changes }).filter(({ asked }) => asked === 2);
}

/** The people whom a final publication, or the next revision, asks to confirm. */
export function nextAsked(next: NextPublication): readonly Recipient[] {
  const { publications, papers } = next.published;
  const revision = revisionAfter(publications.at(-1), "final", papers);
  return revision ? askedPeople(next, revision.kind) : [];
}
