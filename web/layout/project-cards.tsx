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

/** The cards of a project. */
export type ProjectCard = "script" | "breakdown" | "castList" | "locations" | "scheduling" | "callSheets" | "dpr";

interface ProjectCardsProps {
  readonly user: string;
  readonly id: string;
  /** Whether the member is restricted and does not see all pages. */
  readonly limited: boolean | undefined;
  /** What stands on a card instead of its description. */
  readonly words?: Partial<Record<ProjectCard, ReactNode>>;
  /** Additional cards. */
  readonly children?: ReactNode;
}

/** Links to a project's pages. */
export function ProjectCards({ user, id, limited, words = {}, children }: ProjectCardsProps) {
  const cards: readonly [card: ProjectCard, title: string, icon: ReactNode, usual: string][] = [
    ["script", t("Script"), <FileText key="" />, limited ? t("The pages of your scenes") : t("Drafts as PDF")],
    [
      ...(["breakdown", t("Script Breakdown"), <TableProperties key="" />] as const),
      limited ? t("Your scenes, with what they need") : t("Every scene and what it needs"),
    ],
    ["castList", t("Cast List"), <UsersRound key="" />, t("Characters, actors and their dates")],
    ["locations", t("Locations"), <MapPin key="" />, t("Locations, addresses and dates")],
    ["scheduling", t("Scheduling"), <CalendarRange key="" />, t("Dates and shooting schedules")],
    ["callSheets", t("Call Sheets"), <ClipboardList key="" />, t("One for each shoot day, and the crew")],
    ["dpr", t("DPR"), <NotebookPen key="" />, t("Daily production reports")],
  ];
  return (
    <Cards>
      {cards
        .filter(([card]) => !limited || card !== "dpr")
        .map(([card, title, icon, usual]) => (
          <CardLink key={card} to={paths[card](user, id)} title={title} icon={icon}>
            {words[card] ?? usual}
          </CardLink>
        ))}
      {children}
    </Cards>
  );
}
