import CalendarRange from "lucide-react/icons/calendar-range";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import MapPin from "lucide-react/icons/map-pin";
import NotebookPen from "lucide-react/icons/notebook-pen";
import TableProperties from "lucide-react/icons/table-properties";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import { paths } from "./paths.ts";
import { CardLink, Cards } from "./ui/card-link.tsx";

interface ProjectCardsProps {
  readonly user: string;
  readonly id: string;
  /** Further cards. */
  readonly children?: ReactNode;
}

/** The ways to a project's pages. */
export function ProjectCards({ user, id, children }: ProjectCardsProps) {
  return (
    <Cards>
      <CardLink to={paths.script(user, id)} title="Script" icon={<FileText />}>
        Drafts as PDF
      </CardLink>
      <CardLink to={paths.breakdown(user, id)} title="Script Breakdown" icon={<TableProperties />}>
        Every scene, with what it needs
      </CardLink>
      <CardLink to={paths.castList(user, id)} title="Cast List" icon={<UsersRound />}>
        Characters, actors and their dates
      </CardLink>
      <CardLink to={paths.locations(user, id)} title="Locations" icon={<MapPin />}>
        Places, addresses and their dates
      </CardLink>
      <CardLink to={paths.scheduling(user, id)} title="Scheduling" icon={<CalendarRange />}>
        Dates and shooting schedules
      </CardLink>
      <CardLink to={paths.callSheets(user, id)} title="Call Sheets" icon={<ClipboardList />}>
        One for each shoot day, and the crew
      </CardLink>
      <CardLink to={paths.dpr(user, id)} title="DPR" icon={<NotebookPen />}>
        Daily production reports
      </CardLink>
      {children}
    </Cards>
  );
}
