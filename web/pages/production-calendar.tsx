import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../api.ts";
import { CalendarEditor } from "../dates/calendar-editor.tsx";
import { type CalendarSaved, saveCalendar, type WantedCalendar } from "../dates/calendar-saving.ts";
import { Loaded } from "../loaded.tsx";
import { useProject } from "../project-context.ts";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";

export function loader({ params }: LoaderFunctionArgs<"id">) {
  return { calendar: api.getCalendar({ params: { id: params.id! } }) };
}

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<CalendarSaved> {
  return saveCalendar(params.id!, (await request.json()) as WantedCalendar); // sent by the editor in this form
}

export function Component() {
  const { calendar } = useLoaderData<typeof loader>();
  const { name } = useProject();
  return (
    <Page>
      <title>{titleOf("Calendar", name)}</title>
      <Loaded value={calendar} label="Loading calendar..." failure="Failed to fetch the calendar">
        {(stored) => <CalendarEditor stored={stored} />}
      </Loaded>
    </Page>
  );
}
