import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { Addressees, MailingProgress } from "../../../shared/call-sheet/publishing/mailing.ts";
import { retold } from "../../../shared/i18n/stored.ts";
import { api } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { saveAs } from "../../data/download-file.ts";
import { useJobPolling } from "../../data/use-job-polling.ts";
import { t } from "../../i18n/translate.ts";
import { useProject } from "../../navigation/project-context.ts";
import type { Status } from "../../ui/status-line.tsx";

/** A day of a schedule. */
export interface PublishedDay {
  readonly scheduleName: string;
  readonly date: string;
}

interface WantedPublication {
  readonly as: "preliminary" | "final" | "off";
  readonly after: number;
  readonly operation: string;
  readonly reason?: string;
}

/**
 * Publishing actions of a day; each pending action has a name. Emails are sent by a job of the server, which is polled
 * while it runs and continues without the page.
 */
export function usePublishing({ scheduleName, date }: PublishedDay, loaded: MailingProgress) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const [status, setStatus] = useState<Status>();
  const params = { id, scheduleName, date };
  const [mailing, showMailing] = useJobPolling(loaded, async () => {
    const next = await api.getMailing({ params });
    if (next.status !== "running") void revalidate();
    return next;
  });

  /** @returns whether it succeeded */
  async function attempt(name: string, failure: string, act: () => Promise<string | undefined>): Promise<boolean> {
    setBusy(name);
    setStatus(undefined);
    try {
      const text = await act();
      await revalidate();
      if (text !== undefined) setStatus({ kind: "success", text });
      return true;
    } catch (error) {
      await revalidate();
      setStatus({ kind: "error", text: errorText(error, failure) });
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    status,
    mailing,
    publish: (wanted: WantedPublication) =>
      attempt("publish", t("Failed to publish the call sheet"), async () => {
        const { title, mailing: begun } = await api.publishCallSheet({ params, payload: wanted });
        showMailing(begun);
        return t("{title} published.", { title: retold(title) });
      }),
    send: (to: Addressees) =>
      attempt("send", t("Failed to send the call sheet"), async () => {
        showMailing(await api.sendCallSheet({ params, payload: { to, operation: crypto.randomUUID() } }));
        return undefined;
      }),
    sendTo: (to: { readonly person: string; readonly resume: boolean }) =>
      attempt("send", t("Failed to send the call sheet"), async () => {
        const { sent } = await api.sendCallSheet({ params, payload: { to, operation: crypto.randomUUID() } });
        return t("{count, plural, one {# email} other {# emails}} sent.", { count: sent });
      }),
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
