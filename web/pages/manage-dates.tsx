import CalendarSearch from "lucide-react/icons/calendar-search";
import { useLoaderData } from "react-router-dom";
import { t } from "../i18n/translate.ts";
import { Deferred, Resolved, useLoaded } from "../layout/deferred.tsx";
import type { manageDatesLoader } from "../loaders/roster.ts";
import { LocationDates } from "../manage-dates/location-dates.tsx";
import { RoleDates } from "../manage-dates/role-dates.tsx";
import { useSelection } from "../manage-dates/use-dates-selection.ts";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ButtonLink } from "../ui/form/button-link.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { SideList } from "../ui/page/side-list.tsx";
import { Split } from "../ui/page/split.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const CAST = {
  label: t("Loading cast list..."),
  shape: "choices",
  failure: t("Failed to fetch cast list"),
} as const;
const LOCATIONS = {
  label: t("Loading locations..."),
  shape: "choices",
  failure: t("Failed to fetch locations"),
} as const;

export function Component() {
  const { roles, groups, lists, isEmpty } = useLoaderData<typeof manageDatesLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const [selection, select] = useSelection();
  const none = useLoaded(isEmpty);
  return (
    <Page>
      <title>{titleOf(t("Dates"), name)}</title>
      <PageHeader
        title={t("Scheduling: Dates")}
        actions={<ButtonLink to={paths.availability(user.id, id)}>{t("Availability")}</ButtonLink>}
      />
      <Split
        side={
          <Deferred value={lists} {...LOCATIONS} head={<Skeleton label={CAST.label} shape={CAST.shape} />}>
            {() => (
              <>
                <Resolved value={roles} failure={CAST.failure}>
                  {(all) => (
                    <SideList
                      title={t("CAST")}
                      items={all.map(({ castId, character, locked }) => ({
                        id: castId,
                        label: character,
                        note: locked ?? t("TBD"),
                      }))}
                      selected={selection?.kind === "cast" ? selection.id : undefined}
                      onSelect={(castId) => select({ kind: "cast", id: castId })}
                    >
                      {t("No cast members found")}
                    </SideList>
                  )}
                </Resolved>
                <Resolved value={groups} failure={LOCATIONS.failure}>
                  {(all) => (
                    <SideList
                      title={t("LOCATIONS")}
                      items={all.map((group) => ({ id: group.id, label: group.name, note: group.locked ?? t("TBD") }))}
                      selected={selection?.kind === "location" ? selection.id : undefined}
                      onSelect={(groupId) => select({ kind: "location", id: groupId })}
                    >
                      {t("No locations found")}
                    </SideList>
                  )}
                </Resolved>
              </>
            )}
          </Deferred>
        }
      >
        {selection === undefined && none === true && (
          <EmptyState icon={<CalendarSearch />} next={[paths.script(user.id, id), t("Go to the script")]}>
            {t("Cast and locations will be shown here once the script is broken down")}
          </EmptyState>
        )}
        {selection === undefined && none === false && (
          <EmptyState icon={<CalendarSearch />}>{t("Select an item to view their dates.")}</EmptyState>
        )}
        {selection?.kind === "cast" && (
          <Deferred value={roles} {...CAST}>
            {(all) => (
              <RoleDates
                role={all.find(({ castId }) => castId === selection.id)}
                action={<ButtonLink to={paths.castOptionsOf(user.id, id, selection.id)}>{t("Add options")}</ButtonLink>}
                change={
                  mayEdit && (
                    <ButtonLink to={paths.castOptionsOf(user.id, id, selection.id)}>{t("Edit options")}</ButtonLink>
                  )
                }
              />
            )}
          </Deferred>
        )}
        {selection?.kind === "location" && (
          <Deferred value={groups} {...LOCATIONS}>
            {(all) => (
              <LocationDates
                group={all.find((group) => group.id === selection.id)}
                action={<ButtonLink to={paths.locations(user.id, id)}>{t("Go to the locations")}</ButtonLink>}
                change={mayEdit && <ButtonLink to={paths.locations(user.id, id)}>{t("Edit in Locations")}</ButtonLink>}
              />
            )}
          </Deferred>
        )}
      </Split>
    </Page>
  );
}
