import MapPinOff from "lucide-react/icons/map-pin-off";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import { useDialogSubmission } from "../dialog-submission.ts";
import { Loaded, useArrival } from "../loaded.tsx";
import type { locationsLoader } from "../loaders/roster.ts";
import type { GroupDialog } from "../locations/group-dialogs.tsx";
import { GroupsView } from "../locations/groups-view.tsx";
import { changeLocations, type LocationChange } from "../locations/location-change.ts";
import { groupsFrom } from "../locations/location-groups.ts";
import { type Regrouping, type RegroupOutcome, regroup } from "../locations/regroup.ts";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { SheetMenu } from "../sheets/sheet-menu.tsx";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">) {
  const change = (await request.json()) as LocationChange | Regrouping; // sent by this page in this form
  if (change.kind === "regroup" || change.kind === "undoRegroup") return regroup(params.id!, change);
  return changeLocations(params.id!, change);
}

export function Component() {
  const { lists } = useLoaderData<typeof locationsLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const [hasChanged, setChanged] = useState(false);
  const [dialog, setDialog] = useState<GroupDialog>();
  const submission = useDialogSubmission<RegroupOutcome>();
  const arrival = useArrival(lists);
  const isNoneThere =
    arrival !== undefined && ("error" in arrival || !arrival.loaded || groupsFrom(arrival.loaded).length === 0);

  function ask(wanted: GroupDialog) {
    setDialog(wanted);
    submission.open();
  }

  return (
    <Page>
      <title>{titleOf(say("Locations"), name)}</title>
      <PageHeader
        title={say("Locations")}
        back={{ to: paths.project(user.id, id), label: name }}
        actions={
          <>
            <Button icon={<Plus />} disabled={!mayEdit || isNoneThere} onClick={() => ask({ kind: "add" })}>
              {say("Add Location Group")}
            </Button>
            <Button icon={<Minus />} disabled={!mayEdit || isNoneThere} onClick={() => ask({ kind: "remove" })}>
              {say("Remove Location Group")}
            </Button>
          </>
        }
      />
      <Loaded
        value={lists}
        label={say("Loading locations...")}
        shape="card"
        lines={8}
        failure={hasChanged ? say("Failed to refresh locations") : say("Failed to fetch locations")}
      >
        {(found) => {
          const groups = found ? groupsFrom(found) : [];
          if (!found || groups.length === 0) {
            return (
              <EmptyState icon={<MapPinOff />} next={[paths.script(user.id, id), say("Go to the script")]}>
                {say("The locations of the script will be shown here once it is broken down")}
              </EmptyState>
            );
          }
          return (
            <>
              <SheetMenu kind="locations" />
              <GroupsView
                groups={groups}
                version={found.version}
                submission={submission}
                dialog={dialog}
                onAsk={ask}
                onChange={() => setChanged(true)}
              />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
