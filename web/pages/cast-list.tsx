import UsersRound from "lucide-react/icons/users-round";
import { useMemo } from "react";
import { useLoaderData } from "react-router-dom";
import { castListFromTsv } from "../cast/cast-list.ts";
import { castStatuses, workDaysByRole } from "../cast/cast-status.ts";
import { CastTable } from "../cast/cast-table.tsx";
import { t } from "../i18n/translate.ts";
import { Deferred, useLoaded, useOutcome } from "../layout/deferred.tsx";
import type { castListLoader } from "../loaders/roster.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { SheetMenu } from "../spreadsheets/spreadsheet-menu.tsx";
import { TermsButton } from "../terms/terms-button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export function Component() {
  const { cast, casting, schedule } = useLoaderData<typeof castListLoader>();
  const arrived = useOutcome(cast);
  const [complete, file] = [useLoaded(casting), useLoaded(schedule)];
  const statuses = useMemo(() => (complete ? castStatuses(complete) : undefined), [complete]);
  const workDays = useMemo(() => (file ? workDaysByRole(file) : undefined), [file]);
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(t("Cast List"), name)}</title>
      <PageHeader
        title={t("Cast List")}
        help={<TermsButton of={["castId", "hold", "drop"]} />}
        actions={<SheetMenu kind="cast" disabled={arrived !== undefined && !("loaded" in arrived && arrived.loaded)} />}
      />
      <Deferred
        value={cast}
        label={t("Loading cast list...")}
        shape="table"
        lines={10}
        failure={t("Failed to fetch cast list")}
      >
        {(tsv) => {
          const list = tsv === undefined ? undefined : castListFromTsv(tsv);
          return list && list.members.length > 0 ? (
            <CastTable {...list} casting={{ statuses, workDays }} />
          ) : (
            <EmptyState icon={<UsersRound />} next={[paths.script(user.id, id), t("Go to the script")]}>
              {t("No cast members found")}
            </EmptyState>
          );
        }}
      </Deferred>
    </Page>
  );
}
