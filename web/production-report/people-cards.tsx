import UsersRound from "lucide-react/icons/users-round";
import { withDayMarks } from "../../shared/dates/day-marks.ts";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { t } from "../i18n/translate.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Card } from "../ui/page/card.tsx";
import type { Write } from "./edits/use-report-edits.ts";
import { TimeCells } from "./fields/time-cells.tsx";
import { lineId } from "./missing-list.tsx";
import styles from "./people.module.css";
import { PersonRow } from "./person-row.tsx";

const HOURS = [
  ["in", t("In")],
  ["mealOut", t("Meal out")],
  ["mealIn", t("Meal in")],
  ["out", t("Out")],
] as const;

interface PeopleCardsProps {
  readonly report: ProductionReport;
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly write: Write;
}

/** Times of the cast by person, and of the crew by department. */
export function PeopleCards({ report, call, disabled, write }: PeopleCardsProps) {
  const { date, cast, crew } = report;
  return (
    <>
      <Card title={t("Cast")}>
        {Object.keys(cast).length === 0 && (
          <EmptyState icon={<UsersRound />}>{t("No cast working this day")}</EmptyState>
        )}
        <ul className={styles.people}>
          {Object.entries(cast).map(([castId, performer]) => (
            <PersonRow
              key={castId}
              {...{ castId, performer, date, call, disabled }}
              onWrite={(part, value) => write(["cast", castId, part], value)}
            />
          ))}
        </ul>
      </Card>
      <Card title={t("Crew")}>
        <ul className={styles.people}>
          {Object.entries(crew).map(([name, hours]) => (
            <li key={name} id={lineId("crew", name)} className={styles.department}>
              <div>
                <strong>{name}</strong>
                <small>{t("called {called}", { called: withDayMarks(hours.called) || "–" })}</small>
              </div>
              <fieldset className={styles.hours}>
                <legend className="visually-hidden">{t("Times for {name}", { name })}</legend>
                <TimeCells
                  parts={HOURS}
                  times={hours}
                  {...{ date, call, disabled }}
                  onWrite={(part, time) => write(["crew", name, part], time)}
                />
              </fieldset>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
