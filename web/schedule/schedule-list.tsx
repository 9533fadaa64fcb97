import type { ScheduleSummary } from "../../shared/contract/schedules.ts";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import type { Scenario } from "../../shared/schedule/stripboard/schedule-summary.ts";
import { t } from "../i18n/translate.ts";
import { SideList } from "../ui/page/side-list.tsx";
import { rulesBroken } from "./violations/violation-count-text.ts";

interface ScheduleListProps {
  readonly schedules: readonly (ScheduleSummary & { readonly active: boolean })[];
  /** Violations by schedule name; undefined until known. */
  readonly broken: ReadonlyMap<string, Pick<Scenario, "breaches">> | undefined;
  /** Name or file name. */
  readonly selected: string | undefined;
  readonly onSelect: (name: string) => void;
}

/** The project's schedules with locations, the active one marked, and current violations. */
export function ScheduleList({ schedules, broken, selected, onSelect }: ScheduleListProps) {
  const isSelected = ({ name }: ScheduleSummary) =>
    selected !== undefined && nameOfScheduleFile(name) === nameOfScheduleFile(selected);
  return (
    <SideList
      title={t("SCHEDULES")}
      items={schedules.map(({ name, location, days, active }) => {
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
