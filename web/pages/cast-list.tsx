import UsersRound from "lucide-react/icons/users-round";
import { useLoaderData } from "react-router-dom";
import { castListFromTsv } from "../cast/cast-list.ts";
import { CastTable } from "../cast/cast-table.tsx";
import { Loaded } from "../loaded.tsx";
import type { castListLoader } from "../loaders/roster.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { SheetMenu } from "../sheets/sheet-menu.tsx";
import { useUser } from "../shell.tsx";
import { TermsButton } from "../terms/terms-button.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function Component() {
  const { cast } = useLoaderData<typeof castListLoader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page width="list">
      <title>{titleOf(say("Cast List"), name)}</title>
      <PageHeader
        title={say("Cast List")}
        help={<TermsButton of={["castId", "hold", "drop"]} />}
        back={{ to: paths.project(user.id, id), label: name }}
      />
      <Loaded
        value={cast}
        label={say("Loading cast list...")}
        shape="table"
        lines={10}
        failure={say("Failed to fetch cast list")}
      >
        {(tsv) => {
          const list = tsv === undefined ? undefined : castListFromTsv(tsv);
          return list && list.members.length > 0 ? (
            <>
              <SheetMenu kind="cast" />
              <CastTable {...list} />
            </>
          ) : (
            <EmptyState icon={<UsersRound />} next={[paths.script(user.id, id), say("Go to the script")]}>
              {say("No cast members found")}
            </EmptyState>
          );
        }}
      </Loaded>
    </Page>
  );
}
