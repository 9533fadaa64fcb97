import FileX from "lucide-react/icons/file-x";
import { useState } from "react";
import { type ActionFunctionArgs, useFetcher, useLoaderData } from "react-router-dom";
import { shownDateInWords } from "../../shared/dates/shown-date.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { type OwnCall, PersonalCallCard } from "../call-sheet/publishing/personal-call-card.tsx";
import { SheetReading } from "../call-sheet/read-only-sheet.tsx";
import { asJson } from "../data/as-json.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import { saveAs } from "../data/download-file.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { ownCallLoader } from "../loaders/call-sheet.ts";
import { titleOf } from "../navigation/title.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"secret">): Promise<Outcome> {
  const payload = (await request.json()) as { asked: number }; // sent by this page in this form
  try {
    await api.confirmPersonalCall({ params: { secret: params.secret! }, payload });
    return {};
  } catch (error) {
    return { problem: errorText(error, t("Your confirmation could not be sent. Please try again.")) };
  }
}

/** The call sheet of a personal link: the recipient's own call, then the whole sheet. */
export function Component() {
  const { secret, own } = useLoaderData<typeof ownCallLoader>();
  const header = (
    <>
      <title>{titleOf(t("Call sheet"))}</title>
      <PageHeader title={t("Call sheet")} />
    </>
  );
  return (
    <Page>
      <Deferred
        value={own}
        label={t("Loading your call...")}
        shape="card"
        lines={8}
        failure={t("Failed to fetch the call sheet")}
        head={header}
      >
        {(found) =>
          found ? (
            <Call secret={secret} own={found} />
          ) : (
            <>
              {header}
              <EmptyState icon={<FileX />}>
                {t("This call sheet is no longer available. Ask the production for a new link.")}
              </EmptyState>
            </>
          )
        }
      </Deferred>
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
      setFailure(errorText(error, t("That did not work. Please try again.")));
    }
  }
  const print = () =>
    attempt(async () => {
      const { blob, name } = await api.getPersonalCallPdf({ params: { secret } });
      saveAs(blob, name ?? "call_sheet.pdf");
    });
  const follow = () =>
    attempt(async () => {
      const { path } = await api.createPersonalCalendar({ params: { secret } });
      setCalendar(location.origin + path);
    });
  return (
    <>
      <title>{titleOf(shownDateInWords(own.sheet.date), own.sheet.project)}</title>
      <PersonalCallCard
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
