import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import type { NamedFile } from "../../shared/contract/schema/route.ts";
import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import { t } from "../../shared/i18n/speech.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { keptPdf } from "../pdf/kept-pdf.ts";
import { watermarkedPdf } from "../pdf/watermark-pdf.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { projectOf } from "../store/project/projects.ts";
import { callSheetsOf } from "./call-sheets.ts";
import { printedLogo } from "./logo.ts";
import { callSheetPdf } from "./render-call-sheets.ts";

/** The PDF of one day's call sheet, or of all days of a schedule, watermarked if the project requires it. */
export async function callSheetFile(
  grant: ProjectGrant,
  scheduleName: string,
  dayNumber: number | undefined,
  mark: () => Watermark,
  refuse: (code: "noSuchSchedule" | "noSuchDay", message: string) => never,
): Promise<NamedFile> {
  const [found, logo, { pagesMarked }] = await Promise.all([
    callSheetsOf(grant, scheduleName),
    printedLogo(grant),
    projectOf(grant),
  ]);
  const days = found ?? refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  const sheets = days
    .map(({ sheet }) => sheet)
    .filter((sheet) => dayNumber === undefined || sheet.dayNumber === dayNumber);
  if (sheets.length === 0)
    refuse(
      "noSuchDay",
      t('"{scheduleName}" has {count} days, so there is no day {dayNumber}.', {
        scheduleName,
        count: days.length,
        dayNumber,
      }),
    );
  const pdf = await keptPdf([sheets, logo], () => callSheetPdf(sheets, logo));
  return {
    name: nameOf(sheets, dayNumber === undefined),
    bytes: pagesMarked ? await watermarkedPdf(pdf, mark()) : pdf,
  };
}

/** A sheet that is printed from the schedule is a draft, whatever was published before. */
function nameOf(sheets: readonly CallSheet[], isWhole: boolean): string {
  const { project, schedule, scheduleVersion, dayNumber, date } = sheets[0]!;
  const version = scheduleVersion === undefined ? schedule : `${schedule} v${scheduleVersion}`;
  const which = isWhole
    ? ["Call sheets", `${date} to ${sheets.at(-1)!.date}`, version]
    : ["Call sheet", `Day ${dayNumber}`, date, version];
  return fileName([project, ...which, "Draft"], "pdf");
}
