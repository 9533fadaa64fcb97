import { routes } from "../../shared/contract/routes.ts";
import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import { t } from "../../shared/i18n/speech.ts";
import { type Sides, sidesOf } from "../../shared/lists/sides/sides.ts";
import { coverDocument, typedSidesDocument } from "../../shared/lists/sides/sides-document.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { withPresentCast } from "../../shared/schedule/model/current-cast.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";
import { scriptLinesOnly } from "../../shared/screenplay/scenes/script-lines-only.ts";
import { linesOf, titleOf } from "../breakdown/draft-reader.ts";
import { copiesFolder } from "../breakdown/script-upload.ts";
import { serve } from "../http/serve.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { withScriptPages } from "../pdf/sides-pdf.ts";
import { watermarkedPdf } from "../pdf/watermark-pdf.ts";
import { papersOf } from "../report/paper-language.ts";
import { downloadUrl, getBytes, putDocument } from "../store/aws/documents.ts";
import { newId } from "../store/aws/id.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";
import { projectOf } from "../store/project/projects.ts";
import { getSchedule } from "../store/schedule/schedules.ts";

export const handler = serve(
  routes.getSides,
  async ({ member, params: { scheduleName }, query: { day }, mark, refuse }) => {
    const [found, production, { publicName, hasWorkingTitle, pagesMarked }, drafts] = await Promise.all([
      getSchedule(member, scheduleName),
      currentBreakdown(member),
      projectOf(member),
      draftsOf(member),
    ]);
    // A schedule always has a breakdown: it is made from one, and breakdowns are never deleted.
    if (!found || !production)
      return refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
    const { breakdown, roster, draftVersion } = production;
    const draft = drafts.find(({ version }) => version === draftVersion);
    const read = (draft && (await linesOf(member, draft.draftId))) ?? [];
    const lines = hasWorkingTitle ? scriptLinesOnly(read, draft?.layout) : read;
    const schedule = withPresentCast(found, roster);
    const source = { project: publicName, schedule, dayIndex: day - 1, breakdown, roster, lines };
    const sides =
      sidesOf({ ...source, draft: !draft ? "" : hasWorkingTitle ? `v${draft.version}` : titleOf(draft) }) ??
      refuse(
        "noSuchDay",
        t('"{scheduleName}" has {count} days, so there is no day {day}.', {
          scheduleName,
          count: schedule.days.length,
          day,
        }),
      );
    if (!draft || sides.pages.length === 0) {
      return refuse("notInScript", t("No scene of day {day} is on a page of the breakdown's script.", { day }));
    }
    const { date } = schedule.days[day - 1]!; // `sidesOf` refuses a day that the schedule does not have.
    const { inItsLanguage } = await papersOf(member);
    const script = `v${draftVersion}`;
    const name = await inItsLanguage(async () =>
      fileName(
        [publicName, t("Sides"), scheduleName, t("Day {day}", { day }), date, t("Script {script}", { script })],
        "pdf",
      ),
    );
    // Scanned pages may exceed the maximum response size. Copies are deleted after a day.
    const key = copiesFolder(member) + newId();
    // The original pages show the script's title, at least in their headers.
    const pages =
      draft.format === "pdf" && !hasWorkingTitle
        ? await getBytes(draftKey(member.projectId, draft.draftId, "pdf"))
        : undefined;
    const pdf = await inItsLanguage(() => printed(sides, pages, lines, pagesMarked ? mark() : undefined));
    await putDocument(key, pdf, "application/pdf");
    const missing = sides.scenes.filter(({ pages }) => pages.length === 0).map(({ strip }) => strip.number);
    return { name, url: await downloadUrl(key, name), missing };
  },
);

/**
 * Renders the sides with the script's own pages or, if these must not be shown or cannot be copied, with pages set from
 * its lines.
 */
async function printed(
  sides: Sides,
  script: Uint8Array | undefined,
  lines: readonly Line[],
  mark: Watermark | undefined,
): Promise<Uint8Array> {
  const copied = script && (await withScriptPages(await renderPdf(coverDocument(sides)), script, sides.pages, mark));
  if (copied) return copied;
  const typeset = await renderPdf(typedSidesDocument(sides, lines));
  return mark ? watermarkedPdf(typeset, mark) : typeset;
}
