import CalendarSearch from "lucide-react/icons/calendar-search";
import { useLoaderData } from "react-router-dom";
import { BoardView } from "../availability/board-view.tsx";
import { Loaded } from "../loaded.tsx";
import type { availabilityLoader } from "../loaders/roster.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function Component() {
  const { board } = useLoaderData<typeof availabilityLoader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(say("Availability"), name)}</title>
      <PageHeader
        title={say("Availability")}
        back={{ to: paths.scheduling(user.id, id), label: say("Scheduling") }}
        actions={<ButtonLink to={paths.manageDates(user.id, id)}>{say("Manage Dates")}</ButtonLink>}
      />
      <Loaded
        value={board}
        label={say("Loading availability...")}
        shape="table"
        lines={10}
        failure={say("Failed to fetch the availability")}
      >
        {(found) =>
          found && found.rows.length > 0 ? (
            <BoardView board={found} />
          ) : (
            <EmptyState icon={<CalendarSearch />} next={[paths.script(user.id, id), say("Go to the script")]}>
              {say("Cast and locations will be shown here once the script is broken down")}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
