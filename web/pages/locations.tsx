import MapPinOff from "lucide-react/icons/map-pin-off";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import { useDialogSubmission } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { Deferred, useOutcome } from "../layout/deferred.tsx";
import type { locationsLoader } from "../loaders/roster.ts";
import type { GroupDialog } from "../locations/groups/group-dialogs.tsx";
import { GroupsView } from "../locations/groups/groups-view.tsx";
import { type Regrouping, type RegroupResult, regroup } from "../locations/groups/regroup.ts";
import { changeLocations, type LocationChange } from "../locations/location-change.ts";
import { groupsFrom } from "../locations/location-groups.ts";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { SheetMenu } from "../spreadsheets/spreadsheet-menu.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

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
  const submission = useDialogSubmission<RegroupResult>();
  const arrival = useOutcome(lists);
  const isNoneThere =
    arrival !== undefined && ("error" in arrival || !arrival.loaded || groupsFrom(arrival.loaded).length === 0);

  function ask(wanted: GroupDialog) {
    setDialog(wanted);
    submission.open();
  }

  return (
    <Page>
      <title>{titleOf(t("Locations"), name)}</title>
      <PageHeader
        title={t("Locations")}
        actions={
          mayEdit && (
            <Button icon={<Plus />} disabled={isNoneThere} onClick={() => ask({ kind: "add" })}>
              {t("Add Location Group")}
            </Button>
          )
        }
        more={
          <>
            {mayEdit && (
              <Button kind="plain" icon={<Minus />} disabled={isNoneThere} onClick={() => ask({ kind: "remove" })}>
                {t("Remove Location Group")}
              </Button>
            )}
            <SheetMenu kind="locations" disabled={isNoneThere} />
          </>
        }
      />
      <Deferred
        value={lists}
        label={t("Loading locations...")}
        shape="card"
        lines={8}
        failure={hasChanged ? t("Failed to refresh locations") : t("Failed to fetch locations")}
      >
        {(found) => {
          const groups = found ? groupsFrom(found) : [];
          if (!found || groups.length === 0) {
            return (
              <EmptyState icon={<MapPinOff />} next={[paths.script(user.id, id), t("Go to the script")]}>
                {t("The locations of the script will be shown here once it is broken down")}
              </EmptyState>
            );
          }
          return (
            <GroupsView
              groups={groups}
              version={found.version}
              submission={submission}
              dialog={dialog}
              onAsk={ask}
              onChange={() => setChanged(true)}
            />
          );
        }}
      </Deferred>
    </Page>
  );
}
