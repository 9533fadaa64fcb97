import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { asPublished } from "../../shared/call-sheet/publishing/as-published.ts";
import type { NamedFile } from "../../shared/contract/schema/route.ts";
import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import { t } from "../../shared/i18n/speech.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { visibleCallSheet } from "../../shared/visibility/visible-call-sheet.ts";
import { keptPdf } from "../pdf/kept-pdf.ts";
import { watermarkedPdf } from "../pdf/watermark-pdf.ts";
import { type ProjectGrant, visibilityOf } from "../store/account/sessions.ts";
import { visibleTo } from "../store/breakdown/visible-breakdown.ts";
import { newestPublication, publishedSheet } from "../store/call-sheet/publications.ts";
import { type Project, projectOf } from "../store/project/projects.ts";
import { callSheetsOf } from "./call-sheets.ts";
import { printedLogo } from "./logo.ts";
import { callSheetPdf } from "./render-call-sheets.ts";
import { inSheetLanguage } from "./sheet-language.ts";

/** The PDF of one day's call sheet, or of all days of a schedule, watermarked if the project requires it. */
export async function callSheetFile(
  grant: ProjectGrant,
  scheduleName: string,
  dayNumber: number | undefined,
  mark: () => Watermark,
  refuse: (code: "noSuchSchedule" | "noSuchDay", message: string) => never,
): Promise<NamedFile> {
  const [found, logo, project] = await Promise.all([
    callSheetsOf(grant, scheduleName),
    printedLogo(grant),
    projectOf(grant),
  ]);
  const days = found ?? refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  const wanted = days
    .map(({ sheet }) => sheet)
    .filter((sheet) => dayNumber === undefined || sheet.dayNumber === dayNumber);
  if (wanted.length === 0)
    refuse(
      "noSuchDay",
      t('"{scheduleName}" has {count} days, so there is no day {dayNumber}.', {
        scheduleName,
        count: days.length,
        dayNumber,
      }),
    );
  const sheets = await Promise.all(wanted.map((sheet) => withPublication(grant, project, sheet)));
  const pdf = await keptPdf([sheets, logo], () => callSheetPdf(sheets, logo));
  return {
    name: await inSheetLanguage(sheets[0], async () => nameOf(sheets, dayNumber === undefined)),
    bytes: project.pagesMarked ? await watermarkedPdf(pdf, mark()) : pdf,
  };
}

/** A current sheet with its newest publication, of which a restricted member sees as much as of the sheet. */
async function withPublication(grant: ProjectGrant, project: Project, sheet: CallSheet): Promise<CallSheet> {
  const row = await newestPublication(grant, { scheduleName: sheet.schedule, date: sheet.date });
  if (!row) return sheet;
  const [{ sheet: published }, seen] = await Promise.all([publishedSheet(row, project), visibleTo(grant)]);
  return asPublished(sheet, seen ? visibleCallSheet(visibilityOf(grant), seen, published) : published);
}

/** Names the publication that one day's sheet is the same as; any other is a draft. */
function nameOf(sheets: readonly CallSheet[], isWhole: boolean): string {
  const { project, unit, schedule, scheduleVersion, dayNumber, date, revision } = sheets[0]!;
  const version = scheduleVersion === undefined ? schedule : `${schedule} v${scheduleVersion}`;
  const which = isWhole
    ? [t("Call sheets"), t("{from} to {to}", { from: date, to: sheets.at(-1)!.date }), version]
    : [t("Call sheet"), t("Day {day}", { day: dayNumber }), date, version];
  return fileName(
    [
      project,
      ...(unit === undefined ? [] : [unit]),
      ...which,
      isWhole || !revision ? t("Draft") : retold(revision.title),
    ],
    "pdf",
  );
}
