import { departmentCallsInUnits } from "../../../shared/call-sheet/build/calls-in-units.ts";
import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import { withDayMarks } from "../../../shared/dates/day-marks.ts";
import { t } from "../../i18n/translate.ts";
import { Fact, Facts } from "../../ui/page/fact.tsx";
import crewStyles from "./crew-calls.module.css";
import stackedStyles from "./stacked-table.module.css";

/** Calls of each department and its people. */
export function CrewCalls({ sheet }: { readonly sheet: Pick<CallSheet, "departments" | "unit" | "otherUnits"> }) {
  const { departments } = sheet;
  const staffed = departments.filter(({ positions }) => positions.length > 0);
  return (
    <>
      <Facts>
        {departments.map((department) => {
          const units = departmentCallsInUnits(department, sheet);
          return (
            <Fact key={department.id} name={department.name}>
              {withDayMarks(department.call)}
              {units !== undefined && <small className={stackedStyles.second}>{withDayMarks(units)}</small>}
            </Fact>
          );
        })}
      </Facts>
      <div className={crewStyles.crew}>
        {staffed.map(({ id, name, positions }) => (
          <section key={id} aria-label={t("Crew: {name}", { name })}>
            <h4>{name}</h4>
            <ul>
              {positions.map((person, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: A position may be listed twice under one name.
                <li key={at}>
                  <span>
                    {person.name || t("TBD")}
                    <small className={stackedStyles.second}>{person.position}</small>
                  </span>
                  {person.phone && <a href={`tel:${person.phone.replace(/[^\d+]/g, "")}`}>{person.phone}</a>}
                  <strong>{withDayMarks(person.time)}</strong>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
