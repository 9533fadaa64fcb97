import type { ScriptPage } from "../../shared/contract/review.ts";
import { routes } from "../../shared/contract/routes.ts";
import type { Line } from "../../shared/screenplay/line.ts";
import { draftOfVersion, linesOf } from "../draft-reading.ts";
import { serve } from "../http.ts";
import { projectOf } from "../store/projects.ts";

export const handler = serve(routes.getScriptLines, async ({ member, query, mark, refuse }) => {
  const draft =
    (await draftOfVersion(member, query.version)) ?? refuse("noSuchScript", "This draft of the script does not exist.");
  const lines =
    (await linesOf(member, draft.draftId)) ??
    refuse("noLines", `The pages of "${draft.name}" have not been read yet. Generate its breakdown first.`);
  const { pagesMarked } = await projectOf(member);
  return { draftVersion: draft.version, name: draft.name, pages: pagesOf(lines), mark: pagesMarked ? mark() : null };
});

function pagesOf(lines: readonly Line[]): ScriptPage[] {
  const placed = lines.flatMap(({ page, text, left, top, width, height }, line) => {
    // As those are that the reader may not see.
    if (text === "") return [];
    const [x, y, w, h] = [left, top, width, height].map(fourDigits) as [number, number, number, number];
    return [{ page, line: { line, text, left: x, top: y, width: w, height: h } }];
  });
  return [...Map.groupBy(placed, ({ page }) => page)]
    .sort(([one], [other]) => one - other)
    .map(([page, on]) => ({ page, lines: on.map(({ line }) => line).sort((one, other) => one.top - other.top) }));
}

// A ten-thousandth of a page is less than a point, and spares a third of the answer.
function fourDigits(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
