import CalendarDays from "lucide-react/icons/calendar-days";
import CalendarOff from "lucide-react/icons/calendar-off";
import CalendarRange from "lucide-react/icons/calendar-range";
import CalendarSearch from "lucide-react/icons/calendar-search";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Contact from "lucide-react/icons/contact";
import FileText from "lucide-react/icons/file-text";
import ListOrdered from "lucide-react/icons/list-ordered";
import MapPin from "lucide-react/icons/map-pin";
import Megaphone from "lucide-react/icons/megaphone";
import NotebookPen from "lucide-react/icons/notebook-pen";
import Rows4 from "lucide-react/icons/rows-4";
import Settings from "lucide-react/icons/settings";
import TableProperties from "lucide-react/icons/table-properties";
import UsersRound from "lucide-react/icons/users-round";
import type { ComponentType } from "react";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import type { OpenProject } from "../navigation/project-context.ts";

interface SectionLink {
  readonly label: string;
  readonly to: string;
  readonly Icon: ComponentType;
  /** Where the link is on narrow screens: in the bar of a phone, in that of a tablet, or below "More". */
  readonly bar: "phone" | "tablet" | "more";
  /** Starts of the paths of further pages that belong to the section. */
  readonly within?: readonly string[];
  /** Whether the page belongs to the section above it. */
  readonly isPart?: true;
}

/** The pages of a project that its member may see, in the order of the navigation. */
export function projectSections(
  user: string,
  { id, limited, may }: Pick<OpenProject, "id" | "limited" | "may">,
): readonly SectionLink[] {
  const below = (page: string) => `${paths.project(user, id)}/${page}`;
  const parts = (links: readonly [label: string, to: string, Icon: ComponentType, within?: readonly string[]][]) =>
    links.map(([label, to, Icon, within]): SectionLink => {
      return { label, to, Icon, bar: "more", isPart: true, ...(within && { within }) };
    });
  const script = paths.script(user, id);
  return [
    { label: t("Today's call sheet"), to: paths.today(id), Icon: Megaphone, bar: "phone" },
    { label: t("Script"), to: script, Icon: FileText, bar: "phone", within: [`${script}/`] },
    {
      ...{ label: t("Script Breakdown"), to: paths.breakdown(user, id), Icon: TableProperties, bar: "tablet" },
      within: [paths.draftReview(user, id)],
    },
    {
      ...{ label: t("Cast List"), to: paths.castList(user, id), Icon: UsersRound, bar: "tablet" },
      within: [`/${id}/cast/`, below("cast/")],
    },
    { label: t("Locations"), to: paths.locations(user, id), Icon: MapPin, bar: "tablet" },
    {
      ...{ label: t("Scheduling"), to: paths.scheduling(user, id), Icon: CalendarRange, bar: "phone" },
      within: [
        "manage-dates",
        "manage-schedules",
        "calendar",
        "availability",
        "compare-schedules",
        "reports",
        "stripboard",
      ].map(below),
    },
    ...parts([
      [t("Dates"), paths.manageDates(user, id), CalendarDays],
      [t("Availability"), paths.availability(user, id), CalendarSearch],
      [t("Calendar"), paths.productionCalendar(user, id), CalendarOff],
      [t("Schedules"), paths.manageSchedules(user, id), ListOrdered, [below("compare-schedules")]],
      [t("Stripboard"), below("stripboard"), Rows4],
    ]),
    {
      ...{ label: t("Call Sheets"), to: paths.callSheets(user, id), Icon: ClipboardList, bar: "phone" },
      within: [paths.crew(user, id), paths.manageShootDays(user, id), `/${id}/call-sheets/`, below("call-sheets/")],
    },
    ...parts([
      [t("Shoot days"), paths.manageShootDays(user, id), CalendarDays, [`/${id}/call-sheets/`, below("call-sheets/")]],
      [t("Crew"), paths.crew(user, id), Contact],
    ]),
    ...(limited
      ? []
      : [{ label: t("DPR"), to: paths.dpr(user, id), Icon: NotebookPen, bar: "tablet" } satisfies SectionLink]),
    ...(may === "owner"
      ? [
          {
            label: t("Project Settings"),
            to: paths.settings(user, id),
            Icon: Settings,
            bar: "more",
          } satisfies SectionLink,
        ]
      : []),
  ];
}
