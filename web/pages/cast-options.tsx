import UserRoundX from "lucide-react/icons/user-round-x";
import { useState } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../api.ts";
import { ActorOptions } from "../cast/actor-options.tsx";
import { type CastChange, changeCast } from "../cast/cast-change.ts";
import { castMemberFrom } from "../cast/cast-member.ts";
import { forLater, Loaded, unless } from "../loaded.tsx";
import { groupsFrom } from "../locations/location-groups.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function loader({ params }: LoaderFunctionArgs<"id" | "castId">) {
  const { id, castId } = { id: params.id!, castId: params.castId! };
  return { member: forLater(memberOf(id, castId)), groups: forLater(groupsOf(id)) };
}

async function memberOf(id: string, castId: string) {
  const answer = api.getCastOptions({ params: { id, castId } });
  const found = await unless("noBreakdown", unless("noSuchRole", answer));
  return found && castMemberFrom(found);
}

async function groupsOf(id: string) {
  const found = await unless("noBreakdown", api.getLocationList({ params: { id } }));
  return found ? groupsFrom(found) : [];
}

export async function action({ params, request }: ActionFunctionArgs<"id" | "castId">) {
  const change = (await request.json()) as CastChange; // sent by this page in this form
  return changeCast(params.id!, params.castId!, change);
}

export function Component() {
  const { member, groups } = useLoaderData<typeof loader>();
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
              <EmptyState
                icon={<UserRoundX />}
                action={
                  <ButtonLink kind="primary" to={paths.castList(user.id, id)}>
                    {say("Go to the cast list")}
                  </ButtonLink>
                }
              >
                {say("No cast member found")}
              </EmptyState>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
