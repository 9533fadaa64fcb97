import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import type { PayloadFor } from "../../shared/contract/route.ts";
import type { routes } from "../../shared/contract/routes.ts";
import { nameOfScheduleFile } from "../../shared/contract/schedule-file.ts";
import { api } from "../api.ts";
import { Gone } from "../gone.tsx";
import { Loaded } from "../loaded.tsx";
import type { stripboardLoader } from "../loaders/schedule.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { KeptBoard } from "../stripboard/kept-board.tsx";
import type { PaletteSaved } from "../stripboard/palette-dialog.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<PaletteSaved> {
  // Sent by the dialog in this form.
  const payload = (await request.json()) as PayloadFor<(typeof routes)["saveStripPalette"]>;
  try {
    return await api.saveStripPalette({ params: { id: params.id! }, payload });
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to save the colours")) };
  }
}

export function Component() {
  const { scheduleName, loaded } = useLoaderData<typeof stripboardLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const back = [paths.manageSchedules(user.id, id), say("Go to the schedules")] as const;
  const head = (
    <PageHeader
      title={
        loaded
          ? say("Stripboard: {nameOfScheduleFile}", { nameOfScheduleFile: nameOfScheduleFile(scheduleName) })
          : say("Stripboard")
      }
      back={{ to: back[0], label: say("Schedules") }}
    />
  );
  return (
    <Page>
      <title>{titleOf(say("Stripboard"), name)}</title>
      {loaded ? (
        <Loaded
          key={scheduleName}
          value={loaded}
          label={say("Loading the board...")}
          shape="table"
          lines={12}
          failure={say("Failed to fetch the board")}
          head={head}
          back={back}
        >
          {(board) => <KeptBoard {...board} />}
        </Loaded>
      ) : (
        <>
          {head}
          <Gone words={say("This address names no schedule, so there is no stripboard to show.")} back={back} />
        </>
      )}
    </Page>
  );
}
