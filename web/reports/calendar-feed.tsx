import CalendarSync from "lucide-react/icons/calendar-sync";
import { useState } from "react";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { locale } from "../i18n/language.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";
import styles from "./calendar-feed.module.css";

interface Known {
  readonly since: string | undefined;
  readonly address?: string;
}

/** Creates and revokes a personal calendar link for the shoot days. */
export function CalendarFeed({ schedule }: { readonly schedule: string }) {
  const params = { id: useProject().id };
  const [known, setKnown] = useState<Known>();
  const [isBusy, setIsBusy] = useState(false);
  const [status, setStatus] = useState<Status>();

  async function attempt(act: () => Promise<void>) {
    setIsBusy(true);
    setStatus(undefined);
    try {
      await act();
    } catch (error) {
      setStatus({ kind: "error", text: errorText(error, t("Failed to reach the calendar feed")) });
    }
    setIsBusy(false);
  }

  const open = () =>
    attempt(async () => {
      const { feed } = await api.getCalendarFeed({ params });
      setKnown({ since: feed?.since });
    });
  const begin = () =>
    attempt(async () => {
      const { path } = await api.setCalendarFeed({ params, payload: { schedule } });
      setKnown({ since: new Date().toISOString(), ...(path && { address: `${location.origin}${path}` }) });
    });
  const end = () =>
    attempt(async () => {
      await api.setCalendarFeed({ params, payload: { schedule: null } });
      setKnown({ since: undefined });
      setStatus({ kind: "success", text: t("The link no longer works.") });
    });
  const copy = (address: string) =>
    attempt(async () => {
      await navigator.clipboard.writeText(address);
      setStatus({ kind: "success", text: t("Copied.") });
    });

  return (
    <>
      <Button icon={<CalendarSync />} onClick={() => void open()}>
        {t("Subscribe")}
      </Button>
      {known === undefined ? (
        <StatusLine status={status} />
      ) : (
        <Dialog
          title={t("Subscribe to the shoot days")}
          maxWidth={560}
          onClose={() => setKnown(undefined)}
          actions={
            <>
              <Button onClick={() => setKnown(undefined)}>{t("Close")}</Button>
              {known.since !== undefined && (
                <Button disabled={isBusy} onClick={() => void end()}>
                  {t("Stop")}
                </Button>
              )}
              <Button kind="primary" busy={isBusy && t("Creating link...")} onClick={() => void begin()}>
                {known.since === undefined ? t("Create a link") : t("Create a new link")}
              </Button>
            </>
          }
        >
          <div className={styles.words}>
            <p>
              {t(
                "A calendar that subscribes to this link stays up to date with the shoot days of the active schedule, or of this schedule while none is active. Anyone with the link can read them without signing in, so do not share it. The link works until you stop it, create a new one or leave the project.",
              )}
            </p>
            {known.address !== undefined && (
              <>
                <Field label={t("Your link, shown only once")} value={known.address} readOnly />
                <p className={styles.ways}>
                  <Button onClick={() => void copy(known.address ?? "")}>{t("Copy")}</Button>{" "}
                  <a href={known.address.replace(/^https?:/, "webcal:")}>{t("Open in calendar app")}</a>
                </p>
              </>
            )}
            {known.since !== undefined && known.address === undefined && (
              <p>
                {t("You have had a link since {day}.", {
                  day: new Date(known.since).toLocaleDateString(locale),
                })}
              </p>
            )}
            <StatusLine status={status} />
          </div>
        </Dialog>
      )}
    </>
  );
}
