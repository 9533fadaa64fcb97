import CalendarRange from "lucide-react/icons/calendar-range";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import MapPin from "lucide-react/icons/map-pin";
import NotebookPen from "lucide-react/icons/notebook-pen";
import TableProperties from "lucide-react/icons/table-properties";
import UsersRound from "lucide-react/icons/users-round";
import { type ActionFunctionArgs, useFetcher } from "react-router-dom";
import { api } from "../api.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { CardLink, Cards } from "../ui/card-link.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">) {
  const completed = (await request.formData()).get("completed") === "yes";
  try {
    await api.completeProject({ params: { id: params.id! }, payload: { completed } });
    return undefined;
  } catch (error) {
    return { problem: wordsFor(error, "Failed to change the project. Please try again.") };
  }
}

export function Component() {
  const { id, name, projectType, completed, may } = useProject();
  const user = useUser();
  const completion = useFetcher<typeof action>();
  const busy = completion.state !== "idle";
  return (
    <Page>
      <title>{titleOf(name)}</title>
      <PageHeader
        title={name}
        note={completed ? `${projectType}, completed` : projectType}
        back={{ to: paths.home(user.id), label: "Projects" }}
        actions={
          may === "owner" && (
            <completion.Form method="post">
              <input type="hidden" name="completed" value={completed ? "no" : "yes"} />
              <Button type="submit" busy={busy && "Saving..."}>
                {completed ? "Reopen Project" : "Complete Project"}
              </Button>
            </completion.Form>
          )
        }
      />
      <StatusLine status={completion.data && { kind: "error", text: completion.data.problem }} />
      <Cards>
        <CardLink to={paths.script(user.id, id)} title="Script" icon={<FileText />}>
          Drafts as PDF
        </CardLink>
        <CardLink to={paths.breakdown(user.id, id)} title="Script Breakdown" icon={<TableProperties />}>
          Every scene, with what it needs
        </CardLink>
        <CardLink to={paths.castList(user.id, id)} title="Cast List" icon={<UsersRound />}>
          Characters, actors and their dates
        </CardLink>
        <CardLink to={paths.locations(user.id, id)} title="Locations" icon={<MapPin />}>
          Places, addresses and their dates
        </CardLink>
        <CardLink to={paths.scheduling(user.id, id)} title="Scheduling" icon={<CalendarRange />}>
          Dates and shooting schedules
        </CardLink>
        <CardLink to={paths.callSheets(user.id, id)} title="Call Sheets" icon={<ClipboardList />}>
          One for each shoot day, and the crew
        </CardLink>
        <CardLink to={paths.dpr(user.id, id)} title="DPR" icon={<NotebookPen />}>
          Daily production reports
        </CardLink>
      </Cards>
    </Page>
  );
}
