import CalendarDays from "lucide-react/icons/calendar-days";
import KeyRound from "lucide-react/icons/key-round";
import UsersRound from "lucide-react/icons/users-round";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { titleOf } from "../title.ts";
import { CardLink, Cards } from "../ui/card-link.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function Component() {
  const { id, name, may } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf("Call Sheets", name)}</title>
      <PageHeader title="Call Sheets" back={{ to: paths.project(user.id, id), label: name }} />
      <Cards>
        <CardLink to={paths.crew(user.id, id)} title="Crew List" icon={<UsersRound />}>
          Departments, positions and people
        </CardLink>
        <CardLink to={paths.manageShootDays(user.id, id)} title="Manage Shoot Days" icon={<CalendarDays />}>
          A call sheet for each day of a schedule
        </CardLink>
        {may === "owner" && (
          <CardLink to={paths.apiKeys(user.id, id)} title="API Keys" icon={<KeyRound />}>
            For programs that read or make call sheets
          </CardLink>
        )}
      </Cards>
    </Page>
  );
}
