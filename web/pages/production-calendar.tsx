import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import type { SaveRequest } from "../data/save-with-merge.ts";
import { CalendarEditor } from "../dates/calendar-editor.tsx";
import { saveCalendar } from "../dates/calendar-saving.ts";
import { TimeZoneCard } from "../dates/time-zone-card.tsx";
import { saveTimeZone } from "../dates/time-zone-saving.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { productionCalendarLoader } from "../loaders/roster.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">) {
  const wanted = (await request.json()) as SaveRequest<ProductionCalendar> | { timeZone: string }; // sent by the editors
  return "timeZone" in wanted ? saveTimeZone(params.id!, wanted.timeZone) : saveCalendar(params.id!, wanted);
}

export function Component() {
  const { calendar } = useLoaderData<typeof productionCalendarLoader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(t("Calendar"), name)}</title>
      <Deferred
        value={calendar}
        label={t("Loading calendar...")}
        shape="card"
        lines={10}
        failure={t("Failed to fetch the calendar")}
        head={<PageHeader title={t("Calendar")} back={{ to: paths.scheduling(user.id, id), label: t("Scheduling") }} />}
      >
        {([{ calendar: content, version }, zone]) => (
          <CalendarEditor stored={{ content, version }}>
            <TimeZoneCard {...zone} />
          </CalendarEditor>
        )}
      </Deferred>
    </Page>
  );
}
