import CalendarRange from "lucide-react/icons/calendar-range";
import { useLoaderData } from "react-router-dom";
import { nameOfScheduleFile } from "../../shared/contract/schedule-file.ts";
import { Loaded } from "../loaded.tsx";
import type { manageShootDaysLoader } from "../loaders/schedule.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { NoSchedules } from "../schedule/no-schedules.tsx";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { CardLink, Cards } from "../ui/card-link.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function Component() {
  const { schedules } = useLoaderData<typeof manageShootDaysLoader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(say("Shoot days"), name)}</title>
      <PageHeader
        title={say("Manage Shoot Days")}
        back={{ to: paths.callSheets(user.id, id), label: say("Call Sheets") }}
      />
      <Loaded
        value={schedules}
        label={say("Loading schedules...")}
        shape="cards"
        failure={say("Failed to fetch schedules")}
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
                  return (
                    <CardLink
                      key={schedule.name}
                      to={paths.callSheet(id, title)}
                      title={title}
                      icon={<CalendarRange />}
                    >
                      {schedule.active
                        ? say("Active: {location}, {days, plural, one {# shoot day} other {# shoot days}}", {
                            location: schedule.location,
                            days: schedule.days,
                          })
                        : say("{location}, {days, plural, one {# shoot day} other {# shoot days}}", {
                            location: schedule.location,
                            days: schedule.days,
                          })}
                    </CardLink>
                  );
                })}
            </Cards>
          )
        }
      </Loaded>
    </Page>
  );
}
