import CalendarDays from "lucide-react/icons/calendar-days";
import KeyRound from "lucide-react/icons/key-round";
import UsersRound from "lucide-react/icons/users-round";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { CardLink, Cards } from "../ui/card-link.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function Component() {
  const { id, name, may } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(say("Call Sheets"), name)}</title>
      <PageHeader title={say("Call Sheets")} back={{ to: paths.project(user.id, id), label: name }} />
      <Cards>
        <CardLink to={paths.crew(user.id, id)} title={say("Crew List")} icon={<UsersRound />}>
          {say("Departments, positions and people")}
        </CardLink>
        <CardLink to={paths.manageShootDays(user.id, id)} title={say("Manage Shoot Days")} icon={<CalendarDays />}>
          {say("A call sheet for each shoot day")}
        </CardLink>
        {may === "owner" && (
          <CardLink to={paths.apiKeys(user.id, id)} title={say("API Keys")} icon={<KeyRound />}>
            {say("For programs that read or create call sheets")}
          </CardLink>
        )}
      </Cards>
    </Page>
  );
}
