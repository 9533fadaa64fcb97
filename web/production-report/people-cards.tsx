import UsersRound from "lucide-react/icons/users-round";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { say } from "../texts/say.ts";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import styles from "./people.module.css";
import { PersonRow } from "./person-row.tsx";
import { TimeCells } from "./time-cells.tsx";
import type { Write } from "./use-writing.ts";

const HOURS = [
  ["in", say("In")],
  ["mealOut", say("Meal out")],
  ["mealIn", say("Meal in")],
  ["out", say("Out")],
] as const;

interface PeopleCardsProps {
  readonly report: ProductionReport;
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly write: Write;
}

/** Who came when and left when: the cast one by one, the crew by department. */
export function PeopleCards({ report, call, disabled, write }: PeopleCardsProps) {
  const { date, cast, crew } = report;
  return (
    <>
      <Card title={say("Cast")}>
        {Object.keys(cast).length === 0 && (
          <EmptyState icon={<UsersRound />}>{say("No cast working this day")}</EmptyState>
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
      <Card title={say("Crew")}>
        <ul className={styles.people}>
          {Object.entries(crew).map(([name, hours]) => (
            <li key={name} className={styles.department}>
              <div>
                <strong>{name}</strong>
                <small>{say("called {called}", { called: hours.called || "–" })}</small>
              </div>
              <fieldset className={styles.hours}>
                <legend className="visually-hidden">{say("Times for {name}", { name })}</legend>
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
