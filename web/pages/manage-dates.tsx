import CalendarSearch from "lucide-react/icons/calendar-search";
import { Suspense } from "react";
import { Await, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../api.ts";
import { roleDatesFrom } from "../dates/cast-dates.ts";
import { LocationDates } from "../dates/location-dates.tsx";
import { RoleDates } from "../dates/role-dates.tsx";
import { useSelection } from "../dates/selection.ts";
import { forLater, Loaded, unless } from "../loaded.tsx";
import { groupsFrom, isShown } from "../locations/location-groups.ts";
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
import { Split } from "../ui/split.tsx";

export function loader({ params }: LoaderFunctionArgs<"id">) {
  const [roles, groups] = [forLater(rolesOf(params.id!)), forLater(groupsOf(params.id!))];
  return { roles, groups, isEmpty: isNoneIn(roles, groups) };
}

/** Whether there is nobody and nothing whose dates could be looked at; not so where that cannot be said. */
async function isNoneIn(...lists: readonly Promise<readonly unknown[]>[]): Promise<boolean> {
  const found = await Promise.allSettled(lists);
  return found.every((list) => list.status === "fulfilled" && list.value.length === 0);
}

async function rolesOf(id: string) {
  const found = await unless("noBreakdown", api.getCastListComplete({ params: { id } }));
  return found ? roleDatesFrom(found).filter(({ sceneCount }) => sceneCount > 0) : [];
}

async function groupsOf(id: string) {
  const found = await unless("noBreakdown", api.getLocationList({ params: { id } }));
  return found ? groupsFrom(found).filter(isShown) : [];
}

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
  const { roles, groups, isEmpty } = useLoaderData<typeof loader>();
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
          <>
            <Loaded value={roles} {...CAST}>
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
            </Loaded>
            <Loaded value={groups} {...LOCATIONS}>
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
            </Loaded>
          </>
        }
      >
        {selection === undefined && (
          <Suspense>
            <Await resolve={isEmpty}>
              {(none) =>
                none ? (
                  <EmptyState
                    icon={<CalendarSearch />}
                    action={
                      <ButtonLink kind="primary" to={paths.script(user.id, id)}>
                        {say("Go to the script")}
                      </ButtonLink>
                    }
                  >
                    {say("Cast and locations will be shown here once the script is broken down")}
                  </EmptyState>
                ) : (
                  <EmptyState icon={<CalendarSearch />}>{say("Select an item to view their dates.")}</EmptyState>
                )
              }
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
                    <ButtonLink to={paths.castOptionsOf(user.id, id, selection.id)}>
                      {say("Change in the options")}
                    </ButtonLink>
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
                  mayEdit && <ButtonLink to={paths.locations(user.id, id)}>{say("Change in the locations")}</ButtonLink>
                }
              />
            )}
          </Loaded>
        )}
      </Split>
    </Page>
  );
}
