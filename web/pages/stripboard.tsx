import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import { useProject } from "../project-context.ts";
import { BoardView } from "../stripboard/board-view.tsx";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";

export function loader({ params, request }: LoaderFunctionArgs<"id">) {
  const scheduleName = new URL(request.url).searchParams.get("schedule") ?? "";
  return { scheduleName, loaded: api.getStripboard({ params: { id: params.id!, scheduleName } }) };
}

export function Component() {
  const { scheduleName, loaded } = useLoaderData<typeof loader>();
  const { name } = useProject();
  return (
    <Page>
      <title>{titleOf("Stripboard", name)}</title>
      <Loaded key={scheduleName} value={loaded} label="Loading the board..." failure="Failed to fetch the board">
        {(board) => <BoardView {...board} />}
      </Loaded>
    </Page>
  );
}
