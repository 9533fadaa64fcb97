import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { CalendarEditor } from "../dates/calendar-editor.tsx";
import { saveCalendar } from "../dates/calendar-saving.ts";
import { TimeZoneCard } from "../dates/time-zone-card.tsx";
import { saveTimeZone } from "../dates/time-zone-saving.ts";
import { Loaded } from "../loaded.tsx";
import type { productionCalendarLoader } from "../loaders/roster.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import type { Wanted } from "../save-together.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">) {
  const wanted = (await request.json()) as Wanted<ProductionCalendar> | { timeZone: string }; // sent by the editors in these forms
  return "timeZone" in wanted ? saveTimeZone(params.id!, wanted.timeZone) : saveCalendar(params.id!, wanted);
}

export function Component() {
  const { calendar } = useLoaderData<typeof productionCalendarLoader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(say("Calendar"), name)}</title>
      <Loaded
        value={calendar}
        label={say("Loading calendar...")}
        shape="card"
        lines={10}
        failure={say("Failed to fetch the calendar")}
        head={
          <PageHeader title={say("Calendar")} back={{ to: paths.scheduling(user.id, id), label: say("Scheduling") }} />
        }
      >
        {([{ calendar: content, version }, zone]) => (
          <CalendarEditor stored={{ content, version }}>
            <TimeZoneCard {...zone} />
          </CalendarEditor>
        )}
      </Loaded>
    </Page>
  );
}
