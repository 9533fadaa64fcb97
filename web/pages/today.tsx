import CalendarX from "lucide-react/icons/calendar-x";
import { Navigate, useLoaderData } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { todayLoader } from "../loaders/call-sheet.ts";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export function Component() {
  const { project, sheet } = useLoaderData<typeof todayLoader>();
  const user = useUser();
  const [back, backLabel] =
    project === undefined
      ? ([paths.home(user.id), t("Go to your projects")] as const)
      : ([paths.manageSchedules(user.id, project), t("Go to the schedules")] as const);
  return (
    <Page>
      <title>{titleOf(t("Today's call sheet"))}</title>
      <PageHeader title={t("Today's call sheet")} back={{ to: paths.home(user.id), label: t("Projects") }} />
      <Deferred
        value={sheet}
        label={t("Looking for today's call sheet...")}
        shape="choices"
        failure={t("Failed to find today's call sheet")}
      >
        {(found) =>
          found !== undefined ? (
            <Navigate to={found} replace />
          ) : (
            <EmptyState icon={<CalendarX />} next={[back, backLabel]}>
              {project === undefined
                ? t("None of your projects has an upcoming shoot day")
                : t("This project has no upcoming shoot day")}
            </EmptyState>
          )
        }
      </Deferred>
    </Page>
  );
}
