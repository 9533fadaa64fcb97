import UserRoundX from "lucide-react/icons/user-round-x";
import { useState } from "react";
import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import { ActorOptions } from "../cast/actor-options.tsx";
import { type CastChange, changeCast } from "../cast/cast-change.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { castOptionsLoader } from "../loaders/roster.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id" | "castId">) {
  const change = (await request.json()) as CastChange; // sent by this page in this form
  return changeCast(params.id!, params.castId!, change);
}

export function Component() {
  const { member, groups } = useLoaderData<typeof castOptionsLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const [hasChanged, setChanged] = useState(false);
  const header = <PageHeader title={t("Options")} back={{ to: paths.castList(user.id, id), label: t("Cast List") }} />;
  return (
    <Page>
      <title>{titleOf(t("Options"), name)}</title>
      <Deferred
        value={member}
        label={t("Loading cast member details...")}
        shape="card"
        lines={8}
        head={header}
        failure={hasChanged ? t("Failed to refresh cast member data") : t("Failed to fetch cast member data")}
      >
        {(found) =>
          found ? (
            <ActorOptions member={found} groups={groups} onChange={() => setChanged(true)} />
          ) : (
            <>
              {header}
              <EmptyState icon={<UserRoundX />} next={[paths.castList(user.id, id), t("Go to the cast list")]}>
                {t("No cast member found")}
              </EmptyState>
            </>
          )
        }
      </Deferred>
    </Page>
  );
}
