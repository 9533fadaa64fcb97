import { reviewReasons } from "../../shared/breakdown/corrections/review-reasons.ts";
import { type BreakdownRow, COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { categoriesOf } from "../../shared/breakdown/model/categories.ts";
import { cellIn } from "../../shared/breakdown/model/cells.ts";
import type { FoundScene } from "../../shared/contract/breakdown-review.ts";
import type { routes } from "../../shared/contract/routes.ts";
import type { ResponseOf } from "../../shared/contract/schema/route.ts";
import { episodeOf } from "../../shared/episodes/episode.ts";
import type { Roster } from "../../shared/roster/roles/roster.ts";
import { sceneLine } from "../../shared/roster/roles/roster-scenes.ts";
import { sameCharacterSuggestions } from "../../shared/roster/roles/same-character-suggestions.ts";
import type { BreakdownVersionData } from "../store/breakdown/breakdowns.ts";

/** The elements of each scene of a breakdown with the doubts about them, for the response. */
export function shownFindings({
  version,
  draftVersion,
  drafts,
  breakdown,
  roster,
}: Omit<BreakdownVersionData, "operation">): ResponseOf<(typeof routes)["getFindings"]> {
  const categories = categoriesOf(breakdown);
  const doubtOf = reviewReasons(breakdown);
  return {
    version,
    ...(draftVersion !== undefined && { draftVersion }),
    ...(breakdown.episodes && drafts && { drafts: { ...drafts } }),
    rows: breakdown.rows.map((row) => ({
      ...foundScene(row, doubtOf),
      ...(breakdown.episodes && { episode: episodeOf(row) }),
    })),
    categories: breakdown.columns.filter((column) => categories.has(column)),
    roles: roster.roles.map(({ castId, name }) => ({ castId, name })),
    suggestions: sameCharacterSuggestions(roster, breakdown),
    merged: mergedRoles(roster),
  };
}

const HEADING = [COLUMNS.intExt, COLUMNS.location, COLUMNS.time];

function foundScene(row: BreakdownRow, doubtOf: ReturnType<typeof reviewReasons>): FoundScene {
  const cell = (column: string) => cellIn(row.cells, column);
  const isPutRight = HEADING.some((column) => row.edited.includes(column));
  const confidence = isPutRight ? 1 : row.confidence;
  return {
    id: row.id,
    number: cell(COLUMNS.number),
    intExt: cell(COLUMNS.intExt),
    location: cell(COLUMNS.location),
    time: cell(COLUMNS.time),
    ...(row.origin && { origin: row.origin }),
    ...(row.end && { end: row.end }),
    ...(confidence !== undefined && { confidence }),
    edited: [...row.edited],
    findings: (row.findings ?? []).map((finding) => {
      const doubt = doubtOf(finding);
      return doubt === undefined ? finding : { ...finding, doubt };
    }),
    parts: (row.parts ?? []).map((part) => ({
      id: part.id,
      heading: sceneLine(part),
      ...(part.origin && { origin: part.origin }),
    })),
  };
}

function mergedRoles(roster: Roster) {
  return roster.roles.flatMap((role) =>
    // A hidden name is replaced by the role's own name.
    (role.merged ?? [])
      .filter(({ name }) => name !== role.name)
      .map(({ castId, name }) => ({ castId, name, into: role.castId, intoName: role.name })),
  );
}
