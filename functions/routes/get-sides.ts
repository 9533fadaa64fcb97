import type { PageMark } from "../../shared/contract/page-mark.ts";
import { routes } from "../../shared/contract/routes.ts";
import { type Sides, sidesOf } from "../../shared/lists/sides/sides.ts";
import { coverDocument, typedSidesDocument } from "../../shared/lists/sides/sides-document.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { withPresentCast } from "../../shared/schedule/present-cast.ts";
import type { Line } from "../../shared/screenplay/line.ts";
import { linesOf, titleOf } from "../draft-reading.ts";
import { serve } from "../http.ts";
import { markedPaper } from "../marked-pages.ts";
import { renderPdf } from "../pdf.ts";
import { withScriptPages } from "../script-pages.ts";
import { productionOf } from "../store/breakdowns.ts";
import { downloadUrl, getBytes, putDocument } from "../store/documents.ts";
import { type Draft, draftsOf } from "../store/drafts.ts";
import { newId } from "../store/id.ts";
import { projectOf } from "../store/projects.ts";
import { scheduleNamed } from "../store/schedules.ts";
import { uploadKey } from "../uploaded-script.ts";

export const handler = serve(
  routes.getSides,
  async ({ member, params: { scheduleName }, query: { day }, mark, refuse }) => {
    const [found, production, { outsideName, pagesMarked }, drafts] = await Promise.all([
      scheduleNamed(member, scheduleName),
      productionOf(member),
      projectOf(member),
      draftsOf(member),
    ]);
    // A schedule is made of a breakdown, and that stays.
    if (!found || !production) return refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
    const { breakdown, roster, draftVersion } = production;
    const draft = drafts.find(({ version }) => version === draftVersion);
    const lines = (draft && (await linesOf(member, draft.draftId))) ?? [];
    const schedule = withPresentCast(found, roster);
    const source = { project: outsideName, schedule, dayIndex: day - 1, breakdown, roster, lines };
    const sides =
      sidesOf({ ...source, draft: draft ? titleOf(draft) : "" }) ??
      refuse("noSuchDay", `"${scheduleName}" has ${schedule.days.length} days, so no day ${day}.`);
    if (!draft || sides.pages.length === 0) {
      return refuse("notInScript", `No scene of day ${day} stands on a page of the script that the breakdown is of.`);
    }
    const name = `${scheduleName}_day_${day}_sides.pdf`;
    // A scanned page is larger than an answer can be; what lies here is deleted after a day.
    const key = uploadKey(member.projectId, newId());
    const pdf = await printed(member.projectId, sides, draft, lines, pagesMarked ? mark() : undefined);
    await putDocument(key, pdf, "application/pdf");
    const missing = sides.scenes.filter(({ pages }) => pages.length === 0).map(({ strip }) => strip.number);
    return { name, url: await downloadUrl(key, name), missing };
  },
);

/** The sides with the script's own pages; a draft that has none, or whose file cannot be taken apart, is set from its lines. */
async function printed(
  projectId: string,
  sides: Sides,
  { draftId, format }: Draft,
  lines: readonly Line[],
  mark: PageMark | undefined,
): Promise<Uint8Array> {
  if (format === "pdf") {
    const [cover, script] = await Promise.all([
      renderPdf(coverDocument(sides)),
      getBytes(draftKey(projectId, draftId, "pdf")),
    ]);
    const copied = await withScriptPages(cover, script, sides.pages, mark);
    if (copied) return copied;
  }
  const typed = await renderPdf(typedSidesDocument(sides, lines));
  return mark ? markedPaper(typed, mark) : typed;
}
