import { Suspense, useState } from "react";
import { type ActionFunctionArgs, useFetcher, useLoaderData } from "react-router-dom";
import { PrepareStep } from "../account/prepare-step.tsx";
import { RecoveryCodes } from "../account/recovery-codes.tsx";
import { SessionsCard } from "../account/sessions-card.tsx";
import { SignInsCard } from "../account/sign-ins-card.tsx";
import { changeTwoFactor, type TwoFactorRequest, type TwoFactorResult } from "../account/two-factor-action.ts";
import { SetUpStep } from "../account/two-factor-setup.tsx";
import { StepIsOn } from "../account/two-factor-status.tsx";
import { asJson, POST_JSON } from "../data/as-json.ts";
import { t } from "../i18n/translate.ts";
import { Resolved } from "../layout/deferred.tsx";
import type { accountLoader } from "../loaders/account.ts";
import { paths } from "../navigation/paths.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { Card } from "../ui/page/card.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export async function action({ params, request }: ActionFunctionArgs<"user">): Promise<TwoFactorResult> {
  return changeTwoFactor(params.user!, (await request.json()) as TwoFactorRequest); // sent by the page below
}

/** Sign-in settings of the user. */
export function Component() {
  const { account, sessions, events } = useLoaderData<typeof accountLoader>();
  const user = useUser();
  const changing = useFetcher<TwoFactorResult>();
  const [seen, setSeen] = useState<TwoFactorResult>();
  const answer = changing.data === seen ? undefined : changing.data;
  const [prepared, setPrepared] = useState<Extract<TwoFactorResult, { secret: string }>>();
  if (answer && "secret" in answer && answer !== prepared) setPrepared(answer);
  const isBusy = changing.state !== "idle";
  const problem = answer && "problem" in answer && !isBusy ? answer.problem : undefined;
  const send = (wanted: TwoFactorRequest) => void changing.submit(asJson(wanted), POST_JSON);
  return (
    <Page width="list">
      <title>{titleOf(t("Signing in"))}</title>
      <PageHeader title={t("Signing In")} back={{ to: paths.home(user.id), label: t("Projects") }} note={user.email} />
      <Suspense fallback={<Skeleton label={t("Loading...")} shape="cards" />}>
        <Card title={t("Two-factor authentication")}>
          {answer && "recoveryCodes" in answer ? (
            <RecoveryCodes
              codes={answer.recoveryCodes}
              onDone={() => {
                setSeen(answer);
                setPrepared(undefined);
              }}
            />
          ) : prepared ? (
            <SetUpStep
              {...prepared}
              isBusy={isBusy}
              problem={problem}
              onConfirm={(code) => send({ kind: "confirm", code })}
            />
          ) : (
            <Resolved value={account} failure={t("Failed to fetch user details")}>
              {({ secondStep }) =>
                secondStep ? (
                  <StepIsOn />
                ) : (
                  <PrepareStep
                    isBusy={isBusy}
                    problem={problem}
                    onPrepare={(password) => send({ kind: "prepare", password })}
                  />
                )
              }
            </Resolved>
          )}
        </Card>
        <SessionsCard sessions={sessions} />
        <SignInsCard events={events} />
      </Suspense>
    </Page>
  );
}
