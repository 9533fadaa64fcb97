import CalendarRange from "lucide-react/icons/calendar-range";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import MapPin from "lucide-react/icons/map-pin";
import NotebookPen from "lucide-react/icons/notebook-pen";
import TableProperties from "lucide-react/icons/table-properties";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import { paths } from "./paths.ts";
import { say } from "./texts/say.ts";
import { CardLink, Cards } from "./ui/card-link.tsx";

interface ProjectCardsProps {
  readonly user: string;
  readonly id: string;
  /** Whether they see some scenes of it only, and so not every page. */
  readonly limited: boolean | undefined;
  /** What is said of the script, where that is not the usual. */
  readonly script?: (usual: string) => ReactNode;
  /** Further cards. */
  readonly children?: ReactNode;
}

/** The ways to a project's pages. */
export function ProjectCards({ user, id, limited, script = (usual) => usual, children }: ProjectCardsProps) {
  return (
    <Cards>
      <CardLink to={paths.script(user, id)} title={say("Script")} icon={<FileText />}>
        {script(limited ? say("The pages of your scenes") : say("Drafts as PDF"))}
      </CardLink>
      <CardLink to={paths.breakdown(user, id)} title={say("Script Breakdown")} icon={<TableProperties />}>
        {limited ? say("Your scenes, with what they need") : say("Every scene and what it needs")}
      </CardLink>
      <CardLink to={paths.castList(user, id)} title={say("Cast List")} icon={<UsersRound />}>
        {say("Characters, actors and their dates")}
      </CardLink>
      <CardLink to={paths.locations(user, id)} title={say("Locations")} icon={<MapPin />}>
        {say("Locations, addresses and dates")}
      </CardLink>
      <CardLink to={paths.scheduling(user, id)} title={say("Scheduling")} icon={<CalendarRange />}>
        {say("Dates and shooting schedules")}
      </CardLink>
      <CardLink to={paths.callSheets(user, id)} title={say("Call Sheets")} icon={<ClipboardList />}>
        {say("One for each shoot day, and the crew")}
      </CardLink>
      {!limited && (
        <CardLink to={paths.dpr(user, id)} title={say("DPR")} icon={<NotebookPen />}>
          {say("Daily production reports")}
        </CardLink>
      )}
      {children}
    </Cards>
  );
}
