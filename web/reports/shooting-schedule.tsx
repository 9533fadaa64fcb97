import { Fragment } from "react";
import { columnText } from "../../shared/breakdown/model/column-text.ts";
import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import { shownDateInWords } from "../../shared/dates/shown-date.ts";
import type { Reports } from "../../shared/reports/reports.ts";
import type { ScheduledScene } from "../../shared/reports/schedule-report.ts";
import { lightInWords } from "../../shared/schedule/model/day-night.ts";
import { sceneNumberText } from "../../shared/schedule/model/scene-parts.ts";
import { t } from "../i18n/translate.ts";
import { StripPaperOf } from "../schedule/strip-paper.tsx";
import { Card } from "../ui/page/card.tsx";
import styles from "./report.module.css";
import { ReportSums } from "./report-sums.tsx";

/** All scenes in shooting order with cast and elements, for department heads. */
export function ShootingSchedule({ reports }: { readonly reports: Reports }) {
  const { shooting } = reports;
  return (
    <>
      {shooting.days.map((day) => (
        <Fragment key={day.date}>
          {day.before.map(({ kind, text }) => (
            <p key={text} className={styles.strip} data-kind={kind}>
              {text}
            </p>
          ))}
          <Card
            title={t("Day {number}: {date}, {eighths} pages", {
              number: day.number,
              date: shownDateInWords(day.date),
              eighths: textFromEighths(day.eighths),
            })}
          >
            {day.scenes.map((scene) => (
              <Scene key={scene.strip.sceneId} scene={scene} />
            ))}
          </Card>
        </Fragment>
      ))}
      <ReportSums shooting={shooting} />
    </>
  );
}

function Scene({ scene: { strip, scriptDay, cast, elements } }: { readonly scene: ScheduledScene }) {
  const needs = [
    { category: "Cast", names: cast.map(({ castId, character }) => `${castId}. ${character}`) },
    ...elements,
    { category: "Notes", names: strip.notes === "" ? [] : [strip.notes] },
  ].filter(({ names }) => names.length > 0);
  return (
    <section className={styles.scene} aria-label={t("Scene {number}", { number: sceneNumberText(strip.number) })}>
      <h3>
        <StripPaperOf {...strip} /> {sceneNumberText(strip.number)} {strip.intExt} {strip.set}
        <small>
          {[
            lightInWords(strip.dayNight),
            scriptDay,
            strip.eighths > 0 ? t("{eighths} pages", { eighths: textFromEighths(strip.eighths) }) : "",
          ]
            .filter((part) => part !== "")
            .join(", ")}
        </small>
      </h3>
      {strip.synopsis && <p>{strip.synopsis}</p>}
      <dl className={styles.needs}>
        {needs.map(({ category, names }) => (
          <div key={category}>
            <dt>{columnText(category)}</dt>
            <dd>{names.join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
