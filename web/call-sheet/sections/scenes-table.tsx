import { textFromEighths } from "../../../shared/breakdown/model/page-count.ts";
import type { DayLine } from "../../../shared/call-sheet/model/call-sheet.ts";
import { withDayMarks } from "../../../shared/dates/day-marks.ts";
import { sceneNumberText } from "../../../shared/schedule/model/scene-parts.ts";
import type { Strip } from "../../../shared/schedule/model/schedule.ts";
import { bannerText } from "../../../shared/schedule/stripboard/banner-text.ts";
import { t } from "../../i18n/translate.ts";
import { StripPaperOf } from "../../schedule/strip-paper.tsx";
import { Table } from "../../ui/table.tsx";
import styles from "./sections.module.css";
import stackedStyles from "./stacked-table.module.css";

interface ScenesTableProps {
  readonly label: string;
  readonly lines: readonly DayLine[];
  /** Whether to show each scene's location. */
  readonly withPlaces: boolean;
}

/** The scenes of a day in shooting order with the banners between them. */
export function ScenesTable({ label, lines, withPlaces }: ScenesTableProps) {
  if (lines.length === 0) return <p className={styles.nothing}>{t("No scenes")}</p>;
  return (
    <div className={stackedStyles.stacked}>
      <Table label={label}>
        <thead>
          <tr>
            <th scope="col">{t("Scene")}</th>
            <th scope="col">{t("Set and synopsis")}</th>
            <th scope="col">{t("D/N")}</th>
            <th scope="col">{t("Day")}</th>
            <th scope="col">{t("Cast")}</th>
            <th scope="col" data-cell="number">
              {t("Pages")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) =>
            line.kind === "banner" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two banners can have the same text.
              <tr key={`banner ${at}`} className={stackedStyles.banner}>
                <td colSpan={6}>{bannerText(line)}</td>
              </tr>
            ) : (
              <SceneRow
                key={line.strip.sceneId}
                scene={line.strip}
                scriptDay={line.scriptDay}
                place={withPlaces ? line.place : ""}
                start={line.start}
              />
            ),
          )}
        </tbody>
      </Table>
    </div>
  );
}

interface SceneRowProps {
  readonly scene: Strip;
  readonly scriptDay: string;
  readonly place: string;
  /** Estimated start. */
  readonly start: string | undefined;
}

function SceneRow({ scene, scriptDay, place, start }: SceneRowProps) {
  return (
    <tr>
      <th scope="row" data-cell="tight">
        <StripPaperOf {...scene} /> {sceneNumberText(scene.number)}
      </th>
      <td data-cell="prose">
        {scene.intExt} {scene.set}
        <small className={stackedStyles.second}>{scene.synopsis}</small>
        {start && <small className={stackedStyles.second}>{t("Est. {start}", { start: withDayMarks(start) })}</small>}
        {place && <small className={stackedStyles.second}>{`@ ${place}`}</small>}
      </td>
      <td>{scene.dayNight}</td>
      <td>{scriptDay}</td>
      <td data-label={t("Cast")}>{scene.castIds.join(", ")}</td>
      <td data-cell="number" data-label={t("Pages")}>
        {textFromEighths(scene.eighths)}
      </td>
    </tr>
  );
}
