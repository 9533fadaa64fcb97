import CalendarSync from "lucide-react/icons/calendar-sync";
import { useState } from "react";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";
import styles from "./calendar-feed.module.css";

interface Known {
  readonly since: string | undefined;
  readonly address?: string;
}

/** Offers an address of one's own from which a calendar takes the shooting days, and takes it back. */
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
      setStatus({ kind: "error", text: wordsFor(error, "Failed to reach the calendar feed") });
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
      setStatus({ kind: "success", text: "The address opens nothing any more." });
    });
  const copy = (address: string) =>
    attempt(async () => {
      await navigator.clipboard.writeText(address);
      setStatus({ kind: "success", text: "Copied." });
    });

  return (
    <>
      <Button icon={<CalendarSync />} onClick={() => void open()}>
        Subscribe
      </Button>
      {known === undefined ? (
        <StatusLine status={status} />
      ) : (
        <Dialog
          title="Subscribe to the shooting days"
          maxWidth={560}
          onClose={() => setKnown(undefined)}
          actions={
            <>
              <Button onClick={() => setKnown(undefined)}>Close</Button>
              {known.since !== undefined && (
                <Button disabled={isBusy} onClick={() => void end()}>
                  Stop
                </Button>
              )}
              <Button kind="primary" busy={isBusy && "Asking..."} onClick={() => void begin()}>
                {known.since === undefined ? "Make an address" : "Make a new address"}
              </Button>
            </>
          }
        >
          <div className={styles.words}>
            <p>
              A calendar that is given this address keeps the shooting days by itself: those of the active schedule, or
              of this one while none is active. Whoever has the address can read them without signing in, so give it to
              nobody; it ends when you stop it, make a new one or leave the project.
            </p>
            {known.address !== undefined && (
              <>
                <Field label="Your address, shown this once" value={known.address} readOnly />
                <p className={styles.ways}>
                  <Button onClick={() => void copy(known.address ?? "")}>Copy</Button>{" "}
                  <a href={known.address.replace(/^https?:/, "webcal:")}>Open in a calendar</a>
                </p>
              </>
            )}
            {known.since !== undefined && known.address === undefined && (
              <p>You have had an address since {new Date(known.since).toLocaleDateString()}.</p>
            )}
            <StatusLine status={status} />
          </div>
        </Dialog>
      )}
    </>
  );
}
