import { joinedScripts } from "../../shared/breakdown/episodes/joined-scripts.ts";
import { routes } from "../../shared/contract/routes.ts";
import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import { t } from "../../shared/i18n/speech.ts";
import { type Sides, sidesOf } from "../../shared/lists/sides/sides.ts";
import { footLines, typedSidesDocument } from "../../shared/lists/sides/sides-document.ts";
import type { SidesPage } from "../../shared/lists/sides/sides-pages.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { withPresentCast } from "../../shared/schedule/model/current-cast.ts";
import { sceneNumberText, sceneOfStrip } from "../../shared/schedule/model/scene-parts.ts";
import type { ShootingDay } from "../../shared/schedule/model/schedule.ts";
import type { Line } from "../../shared/screenplay/model/line.ts";
import { scriptLinesOnly } from "../../shared/screenplay/scenes/script-lines-only.ts";
import { linesOf, titleOf } from "../breakdown/draft-reader.ts";
import { draftsOfScenes } from "../breakdown/episode-scripts.ts";
import { copiesFolder } from "../breakdown/script-upload.ts";
import { serve } from "../http/serve.ts";
import { renderPdf } from "../pdf/render-pdf.ts";
import { type ScriptPages, sidesCover, withScriptPages } from "../pdf/sides-pdf.ts";
import { watermarkedPdf } from "../pdf/watermark-pdf.ts";
import { papersOf } from "../report/paper-language.ts";
import { downloadUrl, getBytes, putDocument } from "../store/aws/documents.ts";
import { newId } from "../store/aws/id.ts";
import { type BreakdownVersionData, currentBreakdown } from "../store/breakdown/breakdowns.ts";
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
    const { roster } = production;
    const schedule = withPresentCast(found, roster);
    const scripts = draftsOfScenes(scenesOfDay(production, schedule.days[day - 1]), drafts);
    const read = await Promise.all(
      scripts.map(async ({ draft, episodes }) => {
        const all = (await linesOf(member, draft.draftId)) ?? [];
        return { episodes, lines: hasWorkingTitle ? scriptLinesOnly(all, draft.layout) : all };
      }),
    );
    const { lines, breakdown, pagesBefore } = joinedScripts(production.breakdown, read);
    const source = { project: publicName, schedule, dayIndex: day - 1, breakdown, roster, lines };
    const titles = scripts.map(({ draft }) => (hasWorkingTitle ? `v${draft.version}` : titleOf(draft)));
    const sides =
      sidesOf({ ...source, draft: titles.join(", ") }) ??
      refuse(
        "noSuchDay",
        t('"{scheduleName}" has {count} days, so there is no day {day}.', {
          scheduleName,
          count: schedule.days.length,
          day,
        }),
      );
    if (sides.pages.length === 0) {
      return refuse("notInScript", t("No scene of day {day} is on a page of the breakdown's script.", { day }));
    }
    const { date } = schedule.days[day - 1]!; // `sidesOf` refuses a day that the schedule does not have.
    const { paper, inItsLanguage } = await papersOf(member);
    const script = scripts.map(({ draft }) => `v${draft.version}`).join(" ");
    const name = await inItsLanguage(async () =>
      fileName(
        [publicName, t("Sides"), scheduleName, t("Day {day}", { day }), date, t("Script {script}", { script })],
        "pdf",
      ),
    );
    // Scanned pages may exceed the maximum response size. Copies are deleted after a day.
    const key = copiesFolder(member) + newId();
    // The original pages show the script's title, at least in their headers.
    const arePages = scripts.every(({ draft }) => draft.format === "pdf") && !hasWorkingTitle;
    const pages = arePages
      ? await Promise.all(scripts.map(({ draft }) => getBytes(draftKey(member.projectId, draft.draftId, "pdf"))))
      : [];
    const pdf = await inItsLanguage(async () => {
      const cover = await sidesCover(sides, paper);
      const feet = footLines(sides, cover.covers);
      const copies = pages.map((script, at) => ({ script, ...pagesOfScript(sides, pagesBefore, feet, at) }));
      return await printed({ sides, paper, lines, cover }, copies, pagesMarked ? mark() : undefined);
    });
    await putDocument(key, pdf, "application/pdf");
    const missing = sides.scenes
      .filter(({ pages }) => pages.length === 0)
      .map(({ strip }) => sceneNumberText(strip.number));
    return { name, url: await downloadUrl(key, name), missing };
  },
);

/** The breakdown with the scenes of a day only. */
function scenesOfDay<Production extends Pick<BreakdownVersionData, "breakdown">>(
  production: Production,
  day: ShootingDay | undefined,
): Production {
  const { breakdown } = production;
  const ids = new Set(day?.strips.map(({ sceneId }) => sceneOfStrip(sceneId)));
  return { ...production, breakdown: { ...breakdown, rows: breakdown.rows.filter(({ id }) => ids.has(id)) } };
}

/** The pages of one of several drafts, as they are numbered in it, and the lines at their feet. */
function pagesOfScript({ pages }: Sides, pagesBefore: readonly number[], feet: readonly string[], at: number) {
  const before = pagesBefore[at] ?? 0;
  const after = pagesBefore[at + 1] ?? Number.POSITIVE_INFINITY;
  const own = pages
    .map(({ page, crossed }, index) => ({ page, crossed, foot: feet[index] ?? "" }))
    .filter(({ page }) => page > before && page <= after);
  return {
    pages: own.map(({ page, crossed }): SidesPage => ({ page: page - before, crossed })),
    feet: own.map(({ foot }) => foot),
  };
}

interface Printed {
  readonly sides: Sides;
  readonly paper: "letter" | "a4";
  readonly lines: readonly Line[];
  readonly cover: Awaited<ReturnType<typeof sidesCover>>;
}

/**
 * Renders the sides with the script's own pages or, if these must not be shown or cannot be copied, with pages set from
 * its lines.
 */
async function printed(
  { sides, paper, lines, cover }: Printed,
  scripts: readonly ScriptPages[],
  mark: Watermark | undefined,
): Promise<Uint8Array> {
  const copied = scripts.length > 0 ? await withScriptPages(cover.pdf, scripts, mark) : undefined;
  if (copied) return copied;
  const typeset = await renderPdf(typedSidesDocument(sides, lines, { paper, covers: cover.covers }));
  return mark ? watermarkedPdf(typeset, mark) : typeset;
}
