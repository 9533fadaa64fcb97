import CalendarRange from "lucide-react/icons/calendar-range";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { nameOfScheduleFile } from "../../shared/contract/schedule-file.ts";
import { api } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { NoSchedules } from "../schedule/no-schedules.tsx";
import { useUser } from "../shell.tsx";
import { titleOf } from "../title.ts";
import { CardLink, Cards } from "../ui/card-link.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function loader({ params }: LoaderFunctionArgs<"id">) {
  return { schedules: api.listSchedules({ params: { id: params.id! } }) };
}

export function Component() {
  const { schedules } = useLoaderData<typeof loader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf("Shoot days", name)}</title>
      <PageHeader title="Manage Shoot Days" back={{ to: paths.callSheets(user.id, id), label: "Call Sheets" }} />
      <Loaded value={schedules} label="Loading schedules..." failure="Failed to fetch schedules">
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
                      {schedule.active && "Active: "}
                      {schedule.location}, {schedule.days} {schedule.days === 1 ? "shoot day" : "shoot days"}
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
