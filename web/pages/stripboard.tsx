import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import type { routes } from "../../shared/contract/routes.ts";
import type { PayloadFor } from "../../shared/contract/schema/route.ts";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import { t } from "../i18n/translate.ts";
import { Deferred, useLoaded } from "../layout/deferred.tsx";
import { NotFoundState } from "../layout/not-found-state.tsx";
import type { stripboardLoader } from "../loaders/schedule.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import type { PaletteSaved } from "../stripboard/palette-dialog.tsx";
import { ReadOnlyBoard } from "../stripboard/read-only-board.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { type AllowRequest, allowInBoth } from "../units/unit-changes.ts";

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<PaletteSaved | Outcome> {
  // Sent by the board in one of these forms.
  const payload = (await request.json()) as PayloadFor<(typeof routes)["saveStripPalette"]> | AllowRequest;
  if ("change" in payload) return allowInBoth(params.id!, payload);
  try {
    return await api.saveStripPalette({ params: { id: params.id! }, payload });
  } catch (error) {
    return { problem: errorText(error, t("Failed to save the colours")) };
  }
}

export function Component() {
  const { scheduleName, loaded, units } = useLoaderData<typeof stripboardLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const shownUnits = useLoaded(units);
  const back = [paths.manageSchedules(user.id, id), t("Go to the schedules")] as const;
  const head = (
    <PageHeader
      title={
        loaded
          ? t("Stripboard: {nameOfScheduleFile}", { nameOfScheduleFile: nameOfScheduleFile(scheduleName) })
          : t("Stripboard")
      }
      back={{ to: back[0], label: t("Schedules") }}
    />
  );
  return (
    <Page>
      <title>{titleOf(t("Stripboard"), name)}</title>
      {loaded ? (
        <Deferred
          key={scheduleName}
          value={loaded}
          label={t("Loading the board...")}
          shape="table"
          lines={12}
          failure={t("Failed to fetch the board")}
          head={head}
          back={back}
        >
          {(board) => <ReadOnlyBoard {...board} units={shownUnits} />}
        </Deferred>
      ) : (
        <>
          {head}
          <NotFoundState words={t("The stripboard is shown here once the project has a schedule.")} back={back} />
        </>
      )}
    </Page>
  );
}
