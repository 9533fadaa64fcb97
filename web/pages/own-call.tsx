import FileX from "lucide-react/icons/file-x";
import { useState } from "react";
import { type ActionFunctionArgs, useFetcher, useLoaderData } from "react-router-dom";
import { api } from "../api.ts";
import { asJson } from "../as-json.ts";
import { type OwnCall, OwnCallCard } from "../call-sheet/own-call-card.tsx";
import { SheetReading } from "../call-sheet/sheet-reading.tsx";
import type { Outcome } from "../dialog-submission.ts";
import { Loaded } from "../loaded.tsx";
import type { ownCallLoader } from "../loaders/call-sheet.ts";
import { wordsFor } from "../problem-words.ts";
import { saveAs } from "../save-as.ts";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"secret">): Promise<Outcome> {
  const payload = (await request.json()) as { asked: number }; // sent by this page in this form
  try {
    await api.confirmCall({ params: { secret: params.secret! }, payload });
    return {};
  } catch (error) {
    return { problem: wordsFor(error, say("Your confirmation could not be sent. Please try again.")) };
  }
}

/** The call sheet of whoever holds a personal address: their own call, then the whole. */
export function Component() {
  const { secret, own } = useLoaderData<typeof ownCallLoader>();
  const header = (
    <>
      <title>{titleOf(say("Call sheet"))}</title>
      <PageHeader title={say("Call sheet")} />
    </>
  );
  return (
    <Page>
      <Loaded
        value={own}
        label={say("Loading your call...")}
        shape="card"
        lines={8}
        failure={say("Failed to fetch the call sheet")}
        head={header}
      >
        {(found) =>
          found ? (
            <Call secret={secret} own={found} />
          ) : (
            <>
              {header}
              <EmptyState icon={<FileX />}>
                {say("This call sheet is no longer available. Ask the production for a new link.")}
              </EmptyState>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Call({ secret, own }: { readonly secret: string; readonly own: OwnCall }) {
  const { state, data, submit } = useFetcher<Outcome>();
  const [failure, setFailure] = useState<string>();
  const [calendar, setCalendar] = useState<string>();
  async function attempt(act: () => Promise<void>) {
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(wordsFor(error, say("That did not work. Please try again.")));
    }
  }
  const print = () =>
    attempt(async () => {
      const { blob, name } = await api.printCall({ params: { secret } });
      saveAs(blob, name ?? "call_sheet.pdf");
    });
  const follow = () =>
    attempt(async () => {
      const { path } = await api.followCalls({ params: { secret } });
      setCalendar(location.origin + path);
    });
  return (
    <>
      <title>{titleOf(own.sheet.dateLine, own.sheet.project)}</title>
      <OwnCallCard
        call={own}
        isBusy={state !== "idle"}
        problem={failure ?? (state === "idle" ? data?.problem : undefined)}
        onConfirm={() => void submit(asJson({ asked: own.asked }), { method: "post", encType: "application/json" })}
        onPrint={() => void print()}
        onFollow={() => void follow()}
        calendar={calendar}
      />
      {!own.sheet.revision?.isOff && own.call !== "" && <SheetReading sheet={own.sheet} />}
    </>
  );
}
