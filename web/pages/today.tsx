import CalendarX from "lucide-react/icons/calendar-x";
import { Navigate, useLoaderData } from "react-router-dom";
import { nameOfScheduleFile } from "../../shared/contract/schedule-file.ts";
import { api } from "../api.ts";
import { type ShootDay, shootDayFor } from "../call-sheet/todays-sheet.ts";
import { forLater, Loaded } from "../loaded.tsx";
import { paths } from "../paths.ts";
import { currentUser } from "../session.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

/** Leads to the call sheet of today, or of the next shoot day, of whatever the person works on. */
export function loader() {
  return { sheet: forLater(todaysSheet()) };
}

async function todaysSheet(): Promise<string | undefined> {
  const user = await currentUser();
  // The session route above leads to the sign-in page.
  if (!user) return undefined;
  const projects = await api.listProjects({ params: { user: user.id } });
  const days = await Promise.all(projects.filter(({ completed }) => !completed).map(({ id }) => shootDaysOf(id)));
  const found = shootDayFor(today(), days.flat());
  return found && `${paths.callSheetOf(user.id, found.id, found.schedule)}?day=${found.dayNumber}`;
}

async function shootDaysOf(id: string): Promise<ShootDay[]> {
  const schedules = await api.listSchedules({ params: { id } });
  // While none is active the newest is what there is.
  const followed = schedules.find(({ active }) => active) ?? schedules[0];
  if (!followed) return [];
  const schedule = nameOfScheduleFile(followed.name);
  const { days } = await api.getCallSheetDays({ params: { id, scheduleName: schedule } });
  return days.map(({ sheet: { date, dayNumber } }) => ({ id, schedule, date, dayNumber }));
}

/** By the device's own calendar, YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

export function Component() {
  const { sheet } = useLoaderData<typeof loader>();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(say("Today's call sheet"))}</title>
      <PageHeader title={say("Today's call sheet")} back={{ to: paths.home(user.id), label: say("Projects") }} />
      <Loaded
        value={sheet}
        label={say("Looking for today's call sheet...")}
        shape="choices"
        failure={say("Failed to find today's call sheet")}
      >
        {(found) =>
          found !== undefined ? (
            <Navigate to={found} replace />
          ) : (
            <EmptyState
              icon={<CalendarX />}
              action={
                <ButtonLink kind="primary" to={paths.home(user.id)}>
                  {say("Go to your projects")}
                </ButtonLink>
              }
            >
              {say("None of your projects shoots by a schedule with a day from today on")}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
