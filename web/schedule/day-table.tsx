import { shownDates } from "../../shared/dates/shown-date.ts";
import { sceneNumberText } from "../../shared/schedule/model/scene-parts.ts";
import { t } from "../i18n/translate.ts";
import { Card } from "../ui/page/card.tsx";
import { Table } from "../ui/table.tsx";
import styles from "./day-table.module.css";
import type { ScheduledDay } from "./schedule-days.ts";
import { StripPaperOf } from "./strip-paper.tsx";

interface DayTableProps {
  /** From 1. */
  readonly number: number;
  readonly day: ScheduledDay;
}

/** A shoot day with its scenes in shooting order. */
export function DayTable({ number, day }: DayTableProps) {
  const title = t("Day {number}: {date}", { number, date: shownDates(day.date) });
  return (
    <Card title={title} padding="edge">
      <Table label={title} stacks>
        <thead>
          <tr>
            <th scope="col">{t("Scene No.")}</th>
            <th scope="col">{t("Int./Ext.")}</th>
            <th scope="col" className={styles.location}>
              {t("Location")}
            </th>
            <th scope="col" className={styles.cast}>
              {t("Cast ID")}
            </th>
            <th scope="col" data-cell="number">
              {t("Pages")}
            </th>
            <th scope="col">{t("Notes")}</th>
          </tr>
        </thead>
        <tbody>
          {day.scenes.map((scene) => (
            <tr key={scene.number} className={styles.scene}>
              <th scope="row" data-cell="tight" data-brief>
                <StripPaperOf {...scene} /> {sceneNumberText(scene.number)}
              </th>
              <td data-cell="tight" data-brief>
                {scene.intExt}
                <small className={styles.second}>{scene.dayNight}</small>
              </td>
              <td data-cell="prose">
                {scene.location}
                <small className={styles.second}>{scene.synopsis}</small>
              </td>
              <td data-label={t("Cast ID")} data-brief>
                {scene.castIds}
              </td>
              <td data-cell="number" data-label={t("Pages")} data-brief>
                {scene.pages}
              </td>
              <td data-label={t("Notes")}>{scene.notes}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
