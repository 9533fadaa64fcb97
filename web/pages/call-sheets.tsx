import CalendarDays from "lucide-react/icons/calendar-days";
import KeyRound from "lucide-react/icons/key-round";
import UsersRound from "lucide-react/icons/users-round";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { CardLink, Cards } from "../ui/page/card-link.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export function Component() {
  const { id, name, may } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(t("Call Sheets"), name)}</title>
      <PageHeader title={t("Call Sheets")} />
      <Cards>
        <CardLink to={paths.crew(user.id, id)} title={t("Crew List")} icon={<UsersRound />}>
          {t("Departments, positions and people")}
        </CardLink>
        <CardLink to={paths.manageShootDays(user.id, id)} title={t("Manage Shoot Days")} icon={<CalendarDays />}>
          {t("A call sheet for each shoot day")}
        </CardLink>
        {may === "owner" && (
          <CardLink to={paths.apiKeys(user.id, id)} title={t("API Keys")} icon={<KeyRound />}>
            {t("For programs that read or create call sheets")}
          </CardLink>
        )}
      </Cards>
    </Page>
  );
}
