import CalendarSearch from "lucide-react/icons/calendar-search";
import { Suspense } from "react";
import { Await, useLoaderData } from "react-router-dom";
import { LocationDates } from "../dates/location-dates.tsx";
import { RoleDates } from "../dates/role-dates.tsx";
import { useSelection } from "../dates/selection.ts";
import { Arrived, Loaded } from "../loaded.tsx";
import type { manageDatesLoader } from "../loaders/roster.ts";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { SideList } from "../ui/side-list.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Split } from "../ui/split.tsx";

const CAST = {
  label: say("Loading cast list..."),
  shape: "choices",
  failure: say("Failed to fetch cast list"),
} as const;
const LOCATIONS = {
  label: say("Loading locations..."),
  shape: "choices",
  failure: say("Failed to fetch locations"),
} as const;

export function Component() {
  const { roles, groups, isEmpty } = useLoaderData<typeof manageDatesLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const [selection, select] = useSelection();
  return (
    <Page>
      <title>{titleOf(say("Dates"), name)}</title>
      <PageHeader
        title={say("Scheduling")}
        back={{ to: paths.scheduling(user.id, id), label: say("Scheduling") }}
        actions={<ButtonLink to={paths.availability(user.id, id)}>{say("Availability")}</ButtonLink>}
      />
      <Split
        side={
          <Suspense
            fallback={
              <>
                <Skeleton label={CAST.label} shape={CAST.shape} />
                <Skeleton label={LOCATIONS.label} shape={LOCATIONS.shape} />
              </>
            }
          >
            <Arrived value={roles} failure={CAST.failure}>
              {(all) => (
                <SideList
                  title={say("CAST")}
                  items={all.map(({ castId, character, locked }) => ({
                    id: castId,
                    label: character,
                    note: locked ?? say("TBD"),
                  }))}
                  selected={selection?.kind === "cast" ? selection.id : undefined}
                  onSelect={(castId) => select({ kind: "cast", id: castId })}
                >
                  {say("No cast members found")}
                </SideList>
              )}
            </Arrived>
            <Arrived value={groups} failure={LOCATIONS.failure}>
              {(all) => (
                <SideList
                  title={say("LOCATIONS")}
                  items={all.map((group) => ({ id: group.id, label: group.name, note: group.locked ?? say("TBD") }))}
                  selected={selection?.kind === "location" ? selection.id : undefined}
                  onSelect={(groupId) => select({ kind: "location", id: groupId })}
                >
                  {say("No locations found")}
                </SideList>
              )}
            </Arrived>
          </Suspense>
        }
      >
        {selection === undefined && (
          <Suspense>
            <Await resolve={isEmpty}>
              {(none) => (
                <>
                  {none === true && (
                    <EmptyState icon={<CalendarSearch />} next={[paths.script(user.id, id), say("Go to the script")]}>
                      {say("Cast and locations will be shown here once the script is broken down")}
                    </EmptyState>
                  )}
                  {none === false && (
                    <EmptyState icon={<CalendarSearch />}>{say("Select an item to view their dates.")}</EmptyState>
                  )}
                </>
              )}
            </Await>
          </Suspense>
        )}
        {selection?.kind === "cast" && (
          <Loaded value={roles} {...CAST}>
            {(all) => (
              <RoleDates
                role={all.find(({ castId }) => castId === selection.id)}
                action={
                  <ButtonLink to={paths.castOptionsOf(user.id, id, selection.id)}>{say("Add options")}</ButtonLink>
                }
                change={
                  mayEdit && (
                    <ButtonLink to={paths.castOptionsOf(user.id, id, selection.id)}>{say("Edit options")}</ButtonLink>
                  )
                }
              />
            )}
          </Loaded>
        )}
        {selection?.kind === "location" && (
          <Loaded value={groups} {...LOCATIONS}>
            {(all) => (
              <LocationDates
                group={all.find((group) => group.id === selection.id)}
                action={<ButtonLink to={paths.locations(user.id, id)}>{say("Go to the locations")}</ButtonLink>}
                change={
                  mayEdit && <ButtonLink to={paths.locations(user.id, id)}>{say("Edit in Locations")}</ButtonLink>
                }
              />
            )}
          </Loaded>
        )}
      </Split>
    </Page>
  );
}
