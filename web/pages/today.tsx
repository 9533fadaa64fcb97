import CalendarX from "lucide-react/icons/calendar-x";
import { Navigate, useLoaderData } from "react-router-dom";
import { Loaded } from "../loaded.tsx";
import type { todayLoader } from "../loaders/call-sheet.ts";
import { paths } from "../paths.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function Component() {
  const { sheet } = useLoaderData<typeof todayLoader>();
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
            <EmptyState icon={<CalendarX />} next={[paths.home(user.id), say("Go to your projects")]}>
              {say("None of your projects has an upcoming shoot day")}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
