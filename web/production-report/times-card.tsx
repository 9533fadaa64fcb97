import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { say } from "../texts/say.ts";
import { Card } from "../ui/card.tsx";
import { Fact, Facts } from "../ui/fact.tsx";
import styles from "./people.module.css";
import { TimeCells } from "./time-cells.tsx";
import type { Write } from "./use-writing.ts";

const TIMES: readonly (readonly [keyof ProductionReport["times"], string])[] = [
  ["firstShot", say("First shot")],
  ["firstMealOut", say("1st meal out")],
  ["firstMealIn", say("1st meal in")],
  ["firstShotAfterMeal", say("First shot after meal")],
  ["secondMealOut", say("2nd meal out")],
  ["secondMealIn", say("2nd meal in")],
  ["cameraWrap", say("Camera wrap")],
  ["lastOut", say("Last out")],
];

interface TimesCardProps {
  readonly report: ProductionReport;
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly write: Write;
}

/** The company's day by the clock. */
export function TimesCard({ report, call, disabled, write }: TimesCardProps) {
  const { head, times, date } = report;
  return (
    <Card title={say("Times")}>
      <Facts>
        <Fact name={say("Crew call")}>{head.crewCall || "–"}</Fact>
        <Fact name={say("Shoot call")}>{head.shootCall || "–"}</Fact>
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
