import CalendarRange from "lucide-react/icons/calendar-range";
import { useLoaderData } from "react-router-dom";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { manageShootDaysLoader } from "../loaders/schedule.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { coveredText } from "../schedule/location-text.ts";
import { NoSchedules } from "../schedule/no-schedules.tsx";
import { useUser } from "../session/use-user.ts";
import { CardLink, Cards } from "../ui/page/card-link.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export function Component() {
  const { schedules } = useLoaderData<typeof manageShootDaysLoader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(t("Shoot days"), name)}</title>
      <PageHeader
        title={t("Manage Shoot Days")}
        back={{ to: paths.callSheets(user.id, id), label: t("Call Sheets") }}
      />
      <Deferred
        value={schedules}
        label={t("Loading schedules...")}
        shape="cards"
        failure={t("Failed to fetch schedules")}
      >
        {(all) =>
          all.length === 0 ? (
            <NoSchedules />
          ) : (
            <Cards>
              {all
                .toSorted((one, other) => Number(other.active) - Number(one.active))
                .map((schedule) => {
                  const title = nameOfScheduleFile(schedule.name);
                  const { unitName } = schedule;
                  const location = [...(unitName === undefined ? [] : [unitName]), coveredText(schedule)].join(", ");
                  return (
                    <CardLink
                      key={schedule.name}
                      to={paths.callSheet(id, title)}
                      title={title}
                      icon={<CalendarRange />}
                    >
                      {schedule.active
                        ? t("Active: {location}, {days, plural, one {# shoot day} other {# shoot days}}", {
                            location,
                            days: schedule.days,
                          })
                        : t("{location}, {days, plural, one {# shoot day} other {# shoot days}}", {
                            location,
                            days: schedule.days,
                          })}
                    </CardLink>
                  );
                })}
            </Cards>
          )
        }
      </Deferred>
    </Page>
  );
}
