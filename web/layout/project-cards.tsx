import CalendarRange from "lucide-react/icons/calendar-range";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import MapPin from "lucide-react/icons/map-pin";
import NotebookPen from "lucide-react/icons/notebook-pen";
import TableProperties from "lucide-react/icons/table-properties";
import UsersRound from "lucide-react/icons/users-round";
import type { ReactNode } from "react";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { CardLink, Cards } from "../ui/page/card-link.tsx";

interface ProjectCardsProps {
  readonly user: string;
  readonly id: string;
  /** Whether the member is restricted and does not see all pages. */
  readonly limited: boolean | undefined;
  /** Replaces the default description of the script card. */
  readonly script?: (usual: string) => ReactNode;
  /** Additional cards. */
  readonly children?: ReactNode;
}

/** Links to a project's pages. */
export function ProjectCards({ user, id, limited, script = (usual) => usual, children }: ProjectCardsProps) {
  return (
    <Cards>
      <CardLink to={paths.script(user, id)} title={t("Script")} icon={<FileText />}>
        {script(limited ? t("The pages of your scenes") : t("Drafts as PDF"))}
      </CardLink>
      <CardLink to={paths.breakdown(user, id)} title={t("Script Breakdown")} icon={<TableProperties />}>
        {limited ? t("Your scenes, with what they need") : t("Every scene and what it needs")}
      </CardLink>
      <CardLink to={paths.castList(user, id)} title={t("Cast List")} icon={<UsersRound />}>
        {t("Characters, actors and their dates")}
      </CardLink>
      <CardLink to={paths.locations(user, id)} title={t("Locations")} icon={<MapPin />}>
        {t("Locations, addresses and dates")}
      </CardLink>
      <CardLink to={paths.scheduling(user, id)} title={t("Scheduling")} icon={<CalendarRange />}>
        {t("Dates and shooting schedules")}
      </CardLink>
      <CardLink to={paths.callSheets(user, id)} title={t("Call Sheets")} icon={<ClipboardList />}>
        {t("One for each shoot day, and the crew")}
      </CardLink>
      {!limited && (
        <CardLink to={paths.dpr(user, id)} title={t("DPR")} icon={<NotebookPen />}>
          {t("Daily production reports")}
        </CardLink>
      )}
      {children}
    </Cards>
  );
}
