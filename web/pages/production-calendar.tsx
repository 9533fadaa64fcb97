import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../api.ts";
import { CalendarEditor } from "../dates/calendar-editor.tsx";
import { type CalendarSaved, saveCalendar, type WantedCalendar } from "../dates/calendar-saving.ts";
import { TimeZoneCard } from "../dates/time-zone-card.tsx";
import { saveTimeZone, type ZoneSaved } from "../dates/time-zone-saving.ts";
import { forLater, Loaded } from "../loaded.tsx";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function loader({ params }: LoaderFunctionArgs<"id">) {
  const id = params.id!;
  const asked = [api.getCalendar({ params: { id } }), api.getTimeZone({ params: { id } })] as const;
  return { calendar: forLater(Promise.all(asked)) };
}

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<CalendarSaved | ZoneSaved> {
  const wanted = (await request.json()) as WantedCalendar | { timeZone: string }; // sent by the editors in these forms
  return "timeZone" in wanted ? saveTimeZone(params.id!, wanted.timeZone) : saveCalendar(params.id!, wanted);
}

export function Component() {
  const { calendar } = useLoaderData<typeof loader>();
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
        {([stored, zone]) => (
          <CalendarEditor stored={stored}>
            <TimeZoneCard {...zone} />
          </CalendarEditor>
        )}
      </Loaded>
    </Page>
  );
}
