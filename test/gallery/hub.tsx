import CalendarRange from "lucide-react/icons/calendar-range";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import FileText from "lucide-react/icons/file-text";
import MapPin from "lucide-react/icons/map-pin";
import Megaphone from "lucide-react/icons/megaphone";
import TableProperties from "lucide-react/icons/table-properties";
import UsersRound from "lucide-react/icons/users-round";
import { ButtonLink } from "../../web/ui/form/button-link.tsx";
import { CardLink, Cards } from "../../web/ui/page/card-link.tsx";
import { Page } from "../../web/ui/page/page.tsx";
import { PageHeader } from "../../web/ui/page/page-header.tsx";
import { Progress } from "../../web/ui/progress.tsx";
import { Shell } from "./shell.tsx";

export function Hub() {
  return (
    <Shell>
      <Page>
        <PageHeader
          title="The Long Way to Larkspur"
          note="Feature Film · 104 scenes · shooting starts 03/02/2026"
          actions={
            <ButtonLink to="/script" kind="primary">
              Import New Draft
            </ButtonLink>
          }
        />
        <Progress stage="Reading pages" percent={64} />
        <Cards>
          <CardLink to="/script" title="Script" icon={<FileText />}>
            v3 - blue-revision
          </CardLink>
          <CardLink to="/breakdown" title="Script Breakdown" icon={<TableProperties />}>
            104 scenes, 98 2/8 pages
          </CardLink>
          <CardLink to="/controls" title="Cast List" icon={<UsersRound />}>
            23 characters, 9 of them locked
          </CardLink>
          <CardLink to="/options" title="Locations" icon={<MapPin />}>
            17 groups
          </CardLink>
          <CardLink to="/schedule" title="Scheduling" icon={<CalendarRange />}>
            22 shoot days in “main-unit”
          </CardLink>
          <CardLink to="/schedule" title="Call Sheets" icon={<Megaphone />}>
            Day 4 goes out tonight
          </CardLink>
          <CardLink to="/sign-in" title="DPR" icon={<ClipboardCheck />}>
            Day 3 waits for approval
          </CardLink>
        </Cards>
      </Page>
    </Shell>
  );
}
