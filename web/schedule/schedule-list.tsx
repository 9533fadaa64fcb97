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
}

/** The schedules with locations, the active ones marked, and current violations; by unit, if there are several. */
export function ScheduleList({ schedules, units, ...common }: ScheduleListProps) {
  const groups = units
    .map((unit) => ({ unit, its: schedules.filter((schedule) => unitOf(schedule) === unit.id) }))
    .filter(({ its }) => its.length > 0);
  if (groups.length === 0) return <Schedules title={t("SCHEDULES")} schedules={schedules} {...common} />;
  return groups.map(({ unit: { id, name }, its }) => <Schedules key={id} title={name} schedules={its} {...common} />);
}

function Schedules({
  title,
  schedules,
  broken,
  selected,
  onSelect,
}: Omit<ScheduleListProps, "units"> & { readonly title: string }) {
  const isSelected = ({ name }: ScheduleSummary) =>
    selected !== undefined && nameOfScheduleFile(name) === nameOfScheduleFile(selected);
  return (
    <SideList
      title={title}
      items={schedules.map(({ name, days, active, ...of }) => {
        const location = coveredText(of);
        const count = broken?.get(nameOfScheduleFile(name))?.breaches.length ?? 0;
        return {
          id: name,
          label: nameOfScheduleFile(name),
          note: active
            ? t("Active: {location}, {days, plural, one {# shoot day} other {# shoot days}}", { location, days })
            : t("{location}, {days, plural, one {# shoot day} other {# shoot days}}", { location, days }),
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
