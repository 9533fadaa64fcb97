import { Suspense, useState } from "react";
import { type ActionFunctionArgs, useFetcher, useLoaderData } from "react-router-dom";
import { PrepareStep } from "../account/prepare-step.tsx";
import { RecoveryCodes } from "../account/recovery-codes.tsx";
import { changeStep, type StepChanged, type WantedStep } from "../account/second-step-change.ts";
import { SessionsCard } from "../account/sessions-card.tsx";
import { SetUpStep } from "../account/set-up-step.tsx";
import { SignInsCard } from "../account/sign-ins-card.tsx";
import { StepIsOn } from "../account/step-is-on.tsx";
import { asJson } from "../as-json.ts";
import { Arrived } from "../loaded.tsx";
import type { accountLoader } from "../loaders/account.ts";
import { paths } from "../paths.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Card } from "../ui/card.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export async function action({ params, request }: ActionFunctionArgs<"user">): Promise<StepChanged> {
  return changeStep(params.user!, (await request.json()) as WantedStep); // sent by the page below in this form
}

/** How the signed-in person signs in. */
export function Component() {
  const { account, sessions, events } = useLoaderData<typeof accountLoader>();
  const user = useUser();
  const changing = useFetcher<StepChanged>();
  const [seen, setSeen] = useState<StepChanged>();
  const answer = changing.data === seen ? undefined : changing.data;
  const [prepared, setPrepared] = useState<Extract<StepChanged, { secret: string }>>();
  if (answer && "secret" in answer && answer !== prepared) setPrepared(answer);
  const isBusy = changing.state !== "idle";
  const problem = answer && "problem" in answer && !isBusy ? answer.problem : undefined;
  const send = (wanted: WantedStep) =>
    void changing.submit(asJson(wanted), { method: "post", encType: "application/json" });
  return (
    <Page width="list">
      <title>{titleOf(say("Signing in"))}</title>
      <PageHeader
        title={say("Signing In")}
        back={{ to: paths.home(user.id), label: say("Projects") }}
        note={user.email}
      />
      <Suspense fallback={<Skeleton label={say("Loading...")} shape="cards" />}>
        <Card title={say("Two-factor authentication")}>
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
            <Arrived value={account} failure={say("Failed to fetch user details")}>
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
            </Arrived>
          )}
        </Card>
        <SessionsCard sessions={sessions} />
        <SignInsCard events={events} />
      </Suspense>
    </Page>
  );
}
