import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import { shownDateInWords } from "../../shared/dates/shown-date.ts";
import type { Reports } from "../../shared/reports/reports.ts";
import type { ScheduledScene } from "../../shared/reports/schedule-report.ts";
import { lightText } from "../../shared/schedule/model/day-night.ts";
import { sceneNumberText } from "../../shared/schedule/model/scene-parts.ts";
import { t } from "../i18n/translate.ts";
import { StripPaperOf } from "../schedule/strip-paper.tsx";
import { Table } from "../ui/table.tsx";
import styles from "./report.module.css";
import { ReportSums } from "./report-sums.tsx";

const COLUMNS = [t("Scene"), t("Int./Ext."), t("Set"), t("D/N"), t("Script Day"), t("Pages"), t("Cast")];

/** The stripboard for print: strips and banners in shooting order, with a total after each day. */
export function Stripboard({ reports: { shooting } }: { readonly reports: Reports }) {
  return (
    <>
      <Table label={t("Stripboard")} height="page">
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {shooting.days.map((day) => (
          <tbody key={day.date}>
            {day.before.map(({ kind, text }) => (
              <Across key={text} kind={kind} text={text} />
            ))}
            {day.scenes.map((scene, at) => [
              ...day.banners.filter((banner) => banner.at === at).map(bannerRow),
              <Strip key={scene.strip.sceneId} scene={scene} />,
            ])}
            {day.banners.filter(({ at }) => at >= day.scenes.length).map(bannerRow)}
            <tr className={styles.end}>
              <td colSpan={COLUMNS.length}>
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

const bannerRow = ({ at, text }: { readonly at: number; readonly text: string }) => (
  <Across key={`${at} ${text}`} kind="banner" text={text} />
);

function Across({ kind, text }: { readonly kind: string; readonly text: string }) {
  return (
    <tr className={styles.strip} data-kind={kind}>
      <td colSpan={COLUMNS.length}>{text}</td>
    </tr>
  );
}

function Strip({ scene: { strip, scriptDay } }: { readonly scene: ScheduledScene }) {
  return (
    <tr>
      <th scope="row" data-cell="tight">
        <StripPaperOf {...strip} /> {sceneNumberText(strip.number)}
      </th>
      <td data-cell="tight">{strip.intExt}</td>
      <td data-cell="prose">
        <strong>{strip.set}</strong>
        <small className={styles.second}>{strip.synopsis}</small>
      </td>
      <td>{lightText(strip.dayNight)}</td>
      <td>{scriptDay}</td>
      <td data-cell="number">{strip.eighths > 0 && textFromEighths(strip.eighths)}</td>
      <td>{strip.castIds.join(", ")}</td>
    </tr>
  );
}
