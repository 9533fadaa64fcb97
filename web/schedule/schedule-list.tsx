import type { ScheduleSummary } from "../../shared/contract/schedules.ts";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import type { Scenario } from "../../shared/schedule/stripboard/schedule-summary.ts";
import { type Unit, unitOf } from "../../shared/units/unit.ts";
import { t } from "../i18n/translate.ts";
import { SideList } from "../ui/page/side-list.tsx";
import { coveredText } from "./location-text.ts";
import { rulesBroken } from "./violations/violation-count-text.ts";

interface ScheduleListProps {
  readonly schedules: readonly (ScheduleSummary & { readonly active: boolean })[];
  /** In order; empty for a production with one unit. */
  readonly units: readonly Unit[];
  /** Violations by schedule name; undefined until known. */
  readonly broken: ReadonlyMap<string, Pick<Scenario, "breaches">> | undefined;
  /** Name or file name. */
  readonly selected: string | undefined;
  readonly onSelect: (name: string) => void;
  /** Whether the schedules of all units are one row, so that the days begin further up. */
  readonly isOneRow: boolean;
}

/** The schedules with locations, the active ones marked, and current violations; by unit, if there are several. */
export function ScheduleList({ schedules, units, isOneRow, ...common }: ScheduleListProps) {
  const groups = units
    .map((unit) => ({ unit, its: schedules.filter((schedule) => unitOf(schedule) === unit.id) }))
    .filter(({ its }) => its.length > 0);
  if (groups.length === 0) return <Schedules title={t("SCHEDULES")} schedules={schedules} {...common} />;
  if (isOneRow) {
    const ofUnits = groups.flatMap(({ unit, its }) => its.map((schedule) => ({ ...schedule, unitName: unit.name })));
    return <Schedules title={t("SCHEDULES")} schedules={ofUnits} {...common} />;
  }
  return groups.map(({ unit: { id, name }, its }) => <Schedules key={id} title={name} schedules={its} {...common} />);
}

function Schedules({
  title,
  schedules,
  broken,
  selected,
  onSelect,
}: Omit<ScheduleListProps, "units" | "isOneRow" | "schedules"> & {
  readonly title: string;
  /** With the unit's name, if the title is not that. */
  readonly schedules: readonly (ScheduleSummary & { readonly active: boolean; readonly unitName?: string })[];
}) {
  const isSelected = ({ name }: ScheduleSummary) =>
    selected !== undefined && nameOfScheduleFile(name) === nameOfScheduleFile(selected);
  return (
    <SideList
      title={title}
      items={schedules.map(({ name, days, active, unitName, ...of }) => {
        const location = coveredText(of);
        const note = active
          ? t("Active: {location}, {days, plural, one {# shoot day} other {# shoot days}}", { location, days })
          : t("{location}, {days, plural, one {# shoot day} other {# shoot days}}", { location, days });
        // Schedules are often named after their unit.
        const isNamed = unitName === undefined || unitName === nameOfScheduleFile(name);
        const count = broken?.get(nameOfScheduleFile(name))?.breaches.length ?? 0;
        return {
          id: name,
          label: nameOfScheduleFile(name),
          note: isNamed ? note : `${unitName} · ${note}`,
          ...(count > 0 && { warning: rulesBroken(count) }),
        };
      })}
      selected={schedules.find(isSelected)?.name}
      onSelect={onSelect}
    >
      {t("No schedules created yet")}
    </SideList>
  );
}
