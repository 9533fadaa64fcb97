import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { api } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { saveAs } from "../../data/download-file.ts";
import { t } from "../../i18n/translate.ts";
import { useProject } from "../../navigation/project-context.ts";
import type { Status } from "../../ui/status-line.tsx";

/** A day of a schedule. */
export interface PublishedDay {
  readonly scheduleName: string;
  readonly date: string;
}

type Addressees = "waiting" | "unconfirmed" | { readonly person: string; readonly resume?: boolean };

/** Publishing actions of a day; each pending action has a name. */
export function usePublishing({ scheduleName, date }: PublishedDay) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const [status, setStatus] = useState<Status>();
  const params = { id, scheduleName, date };

  async function attempt(name: string, failure: string, act: () => Promise<string | undefined>): Promise<void> {
    setBusy(name);
    setStatus(undefined);
    try {
      const text = await act();
      await revalidate();
      if (text !== undefined) setStatus({ kind: "success", text });
    } catch (error) {
      await revalidate();
      setStatus({ kind: "error", text: errorText(error, failure) });
    }
    setBusy(undefined);
  }

  /** Repeats the call until all emails are sent: the server stops before its timeout. */
  async function sendAll(to: Addressees, operation: string): Promise<number> {
    let sent = 0;
    let waiting = Number.POSITIVE_INFINITY;
    for (;;) {
      const answer = await api.sendCallSheet({ params, payload: { to, operation } });
      sent += answer.sent;
      if (answer.waiting === 0 || answer.waiting >= waiting) return sent;
      waiting = answer.waiting;
    }
  }

  return {
    busy,
    status,
    publish: (wanted: { as: "preliminary" | "final" | "off"; after: number; operation: string; reason?: string }) =>
      attempt("publish", t("Failed to publish the call sheet"), async () => {
        const { title, sent, waiting } = await api.publishCallSheet({ params, payload: wanted });
        const more = waiting > 0 ? await sendAll("waiting", wanted.operation) : 0;
        return t("{title} published, {mails} sent.", { title, mails: mails(sent + more) });
      }),
    send: (to: Addressees) =>
      attempt("send", t("Failed to send the call sheet"), async () =>
        t("{mails} sent.", { mails: mails(await sendAll(to, crypto.randomUUID())) }),
      ),
    copyLink: (person: string, name: string) =>
      attempt("link", t("Failed to copy the link"), async () => {
        const { path } = await api.createPersonalLink({ params, payload: { person } });
        await navigator.clipboard.writeText(location.origin + path);
        return t("Link for {name} copied. Share it only with them.", { name });
      }),
    print: (number: number) =>
      attempt("print", t("Failed to fetch the PDF"), async () => {
        const { blob, name } = await api.printPublication({ params, query: { number } });
        saveAs(blob, name ?? "call_sheet.pdf");
        return undefined;
      }),
  };
}

export type PublishingActions = ReturnType<typeof usePublishing>;

const mails = (count: number) => t("{count, plural, one {# email} other {# emails}}", { count });
