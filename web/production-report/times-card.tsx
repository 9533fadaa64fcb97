import { withDayMarks } from "../../shared/dates/day-marks.ts";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { t } from "../i18n/translate.ts";
import { Card } from "../ui/page/card.tsx";
import { Fact, Facts } from "../ui/page/fact.tsx";
import type { Write } from "./edits/use-report-edits.ts";
import { TimeCells } from "./fields/time-cells.tsx";
import styles from "./people.module.css";

const TIMES: readonly (readonly [keyof ProductionReport["times"], string])[] = [
  ["firstShot", t("First shot")],
  ["firstMealOut", t("1st meal out")],
  ["firstMealIn", t("1st meal in")],
  ["firstShotAfterMeal", t("First shot after meal")],
  ["secondMealOut", t("2nd meal out")],
  ["secondMealIn", t("2nd meal in")],
  ["cameraWrap", t("Camera wrap")],
  ["lastOut", t("Last out")],
];

interface TimesCardProps {
  readonly report: ProductionReport;
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly write: Write;
}

/** The company's times of the day. */
export function TimesCard({ report, call, disabled, write }: TimesCardProps) {
  const { head, times, date } = report;
  return (
    <Card title={t("Times")}>
      <Facts>
        <Fact name={t("Crew call")}>{withDayMarks(head.crewCall) || "–"}</Fact>
        <Fact name={t("Shoot call")}>{withDayMarks(head.shootCall) || "–"}</Fact>
      </Facts>
      <div className={styles.times}>
        <TimeCells
          parts={TIMES}
          times={times}
          {...{ date, call, disabled }}
          onWrite={(part, time) => write(["times", part], time)}
        />
      </div>
    </Card>
  );
}
