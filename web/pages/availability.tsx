import CalendarSearch from "lucide-react/icons/calendar-search";
import { useLoaderData } from "react-router-dom";
import { BoardView } from "../availability/availability-view.tsx";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { availabilityLoader } from "../loaders/roster.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export function Component() {
  const { board } = useLoaderData<typeof availabilityLoader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(t("Availability"), name)}</title>
      <PageHeader
        title={t("Availability")}
        back={{ to: paths.scheduling(user.id, id), label: t("Scheduling") }}
        actions={<ButtonLink to={paths.manageDates(user.id, id)}>{t("Manage Dates")}</ButtonLink>}
      />
      <Deferred
        value={board}
        label={t("Loading availability...")}
        shape="table"
        lines={10}
        failure={t("Failed to fetch the availability")}
      >
        {(found) =>
          found && found.rows.length > 0 ? (
            <BoardView board={found} />
          ) : (
            <EmptyState icon={<CalendarSearch />} next={[paths.script(user.id, id), t("Go to the script")]}>
              {t("Cast and locations will be shown here once the script is broken down")}
            </EmptyState>
          )
        }
      </Deferred>
    </Page>
  );
}
