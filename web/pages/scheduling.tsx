import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarOff from "lucide-react/icons/calendar-off";
import CalendarRange from "lucide-react/icons/calendar-range";
import CalendarSearch from "lucide-react/icons/calendar-search";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { CardLink, Cards } from "../ui/card-link.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function Component() {
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(say("Scheduling"), name)}</title>
      <PageHeader title={say("Scheduling")} back={{ to: paths.project(user.id, id), label: name }} />
      <Cards>
        <CardLink to={paths.manageDates(user.id, id)} title={say("Manage Dates")} icon={<CalendarDays />}>
          {say("When actors and locations are available")}
        </CardLink>
        <CardLink to={paths.availability(user.id, id)} title={say("Availability")} icon={<CalendarSearch />}>
          {say("Everyone's available days, and scenes without one")}
        </CardLink>
        <CardLink to={paths.productionCalendar(user.id, id)} title={say("Calendar")} icon={<CalendarOff />}>
          {say("Working days, holidays and days off")}
        </CardLink>
        <CardLink to={paths.manageSchedules(user.id, id)} title={say("Manage Schedules")} icon={<CalendarRange />}>
          {say("Which scenes are shot on which day")}
        </CardLink>
      </Cards>
    </Page>
  );
}
