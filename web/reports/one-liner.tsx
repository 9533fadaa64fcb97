import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import { shownDateInWords } from "../../shared/dates/shown-date.ts";
import type { Reports } from "../../shared/reports/reports.ts";
import { lightText } from "../../shared/schedule/model/day-night.ts";
import { sceneNumberText } from "../../shared/schedule/model/scene-parts.ts";
import { t } from "../i18n/translate.ts";
import { StripPaperOf } from "../schedule/strip-paper.tsx";
import { Table } from "../ui/table.tsx";
import styles from "./report.module.css";
import { ReportSums } from "./report-sums.tsx";

/** All scenes in shooting order, one per line, with a total per day and separators for weeks and days off. */
export function OneLiner({ reports }: { readonly reports: Reports }) {
  const { shooting } = reports;
  return (
    <>
      <Table label={t("One-liner")} height="page">
        <thead>
          <tr>
            <th scope="col">{t("Scene")}</th>
            <th scope="col">{t("Set")}</th>
            <th scope="col">{t("D/N")}</th>
            <th scope="col">{t("Script Day")}</th>
            <th scope="col" data-cell="number">
              {t("Pages")}
            </th>
            <th scope="col">{t("Cast")}</th>
          </tr>
        </thead>
        {shooting.days.map((day) => (
          <tbody key={day.date}>
            {day.before.map(({ kind, text }) => (
              <tr key={text} className={styles.strip} data-kind={kind}>
                <td colSpan={6}>{text}</td>
              </tr>
            ))}
            {day.scenes.map(({ strip, scriptDay }) => (
              <tr key={strip.sceneId}>
                <th scope="row" data-cell="tight">
                  <StripPaperOf {...strip} /> {sceneNumberText(strip.number)}
                </th>
                <td data-cell="prose">
                  <strong>
                    {strip.intExt} {strip.set}
                  </strong>
                  <small className={styles.second}>{strip.synopsis}</small>
                </td>
                <td>{lightText(strip.dayNight)}</td>
                <td>{scriptDay}</td>
                <td data-cell="number">{strip.eighths > 0 && textFromEighths(strip.eighths)}</td>
                <td>{strip.castIds.join(", ")}</td>
              </tr>
            ))}
            <tr className={styles.end}>
              <td colSpan={6}>
                {t("End of Day {number} – {date} – {eighths} pages", {
                  number: day.number,
                  date: shownDateInWords(day.date),
                  eighths: textFromEighths(day.eighths),
                })}
              </td>
            </tr>
          </tbody>
        ))}
      </Table>
      <ReportSums shooting={shooting} />
    </>
  );
}
