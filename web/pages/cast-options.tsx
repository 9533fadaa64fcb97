import UserRoundX from "lucide-react/icons/user-round-x";
import { useState } from "react";
import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import { ActorOptions } from "../cast/actor-options.tsx";
import { type CastChange, changeCast } from "../cast/cast-change.ts";
import { Loaded } from "../loaded.tsx";
import type { castOptionsLoader } from "../loaders/roster.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id" | "castId">) {
  const change = (await request.json()) as CastChange; // sent by this page in this form
  return changeCast(params.id!, params.castId!, change);
}

export function Component() {
  const { member, groups } = useLoaderData<typeof castOptionsLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const [hasChanged, setChanged] = useState(false);
  const header = (
    <PageHeader title={say("Options")} back={{ to: paths.castList(user.id, id), label: say("Cast List") }} />
  );
  return (
    <Page>
      <title>{titleOf(say("Options"), name)}</title>
      <Loaded
        value={member}
        label={say("Loading cast member details...")}
        shape="card"
        lines={8}
        head={header}
        failure={hasChanged ? say("Failed to refresh cast member data") : say("Failed to fetch cast member data")}
      >
        {(found) =>
          found ? (
            <ActorOptions member={found} groups={groups} onChange={() => setChanged(true)} />
          ) : (
            <>
              {header}
              <EmptyState icon={<UserRoundX />} next={[paths.castList(user.id, id), say("Go to the cast list")]}>
                {say("No cast member found")}
              </EmptyState>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
