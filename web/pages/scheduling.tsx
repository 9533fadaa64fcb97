import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarOff from "lucide-react/icons/calendar-off";
import CalendarRange from "lucide-react/icons/calendar-range";
import CalendarSearch from "lucide-react/icons/calendar-search";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { CardLink, Cards } from "../ui/page/card-link.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export function Component() {
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(t("Scheduling"), name)}</title>
      <PageHeader title={t("Scheduling")} />
      <Cards>
        <CardLink to={paths.manageDates(user.id, id)} title={t("Manage Dates")} icon={<CalendarDays />}>
          {t("When actors and locations are available")}
        </CardLink>
        <CardLink to={paths.availability(user.id, id)} title={t("Availability")} icon={<CalendarSearch />}>
          {t("Everyone's available days, and scenes without one")}
        </CardLink>
        <CardLink to={paths.productionCalendar(user.id, id)} title={t("Calendar")} icon={<CalendarOff />}>
          {t("Working days, holidays and days off")}
        </CardLink>
        <CardLink to={paths.manageSchedules(user.id, id)} title={t("Manage Schedules")} icon={<CalendarRange />}>
          {t("Which scenes are shot on which day")}
        </CardLink>
      </Cards>
    </Page>
  );
}
