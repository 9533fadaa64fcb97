import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarOff from "lucide-react/icons/calendar-off";
import CalendarRange from "lucide-react/icons/calendar-range";
import CalendarSearch from "lucide-react/icons/calendar-search";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { titleOf } from "../title.ts";
import { CardLink, Cards } from "../ui/card-link.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function Component() {
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf("Scheduling", name)}</title>
      <PageHeader title="Scheduling" back={{ to: paths.project(user.id, id), label: name }} />
      <Cards>
        <CardLink to={paths.manageDates(user.id, id)} title="Manage Dates" icon={<CalendarDays />}>
          When actors and places can be had
        </CardLink>
        <CardLink to={paths.availability(user.id, id)} title="Availability" icon={<CalendarSearch />}>
          Everyone's days at a glance, and scenes that have none
        </CardLink>
        <CardLink to={paths.productionCalendar(user.id, id)} title="Calendar" icon={<CalendarOff />}>
          Working days, holidays and days off
        </CardLink>
        <CardLink to={paths.manageSchedules(user.id, id)} title="Manage Schedules" icon={<CalendarRange />}>
          Which scenes are shot on which day
        </CardLink>
      </Cards>
    </Page>
  );
}
