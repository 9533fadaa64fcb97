import CalendarPlus from "lucide-react/icons/calendar-plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { DayOutOfDaysReport } from "../../shared/reports/day-out-of-days-report.ts";
import { dateText } from "../../shared/roster/dates.ts";
import { DAY_EVENT_CODES, DAY_EVENTS } from "../../shared/schedule/day-event-names.ts";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Select } from "../ui/select.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";
import styles from "./day-events.module.css";

type Event = DayOutOfDaysReport["events"][number];

const WHAT = DAY_EVENT_CODES.map((value) => ({ value, label: DAY_EVENTS[value] }));

/** Enters what actors do beside shooting, date by date, and takes it away again. */
export function DayEvents({ report }: { readonly report: DayOutOfDaysReport }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.open}>
      <Button icon={<CalendarPlus />} onClick={() => setOpen(true)}>
        {say("Travel, fittings, rehearsals")}
      </Button>
      {isOpen && <EventsDialog report={report} onClose={() => setOpen(false)} />}
    </div>
  );
}

function EventsDialog({ report, onClose }: { readonly report: DayOutOfDaysReport; readonly onClose: () => void }) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const cast = report.groups.find(({ title }) => title === "Cast")?.rows ?? [];
  const names = new Map(cast.map((row) => [row.id, row.name]));
  const [castId, setCastId] = useState(cast[0]?.id ?? "");
  const [date, setDate] = useState("");
  const [code, setCode] = useState<Event["code"]>("TR");
  const [busy, setBusy] = useState(false);
  const [status, tell] = useState<Status>();
  const events = report.events.toSorted(
    (one, other) => one.date.localeCompare(other.date) || Number(one.castId) - Number(other.castId),
  );
  const nameOf = (event: Pick<Event, "castId" | "date">) =>
    say("{who} on {date}", { who: names.get(event.castId), date: dateText(event.date) });

  async function set(event: Omit<Event, "code"> & { readonly code: Event["code"] | null }) {
    setBusy(true);
    try {
      await api.setDayEvent({ params: { id }, payload: event });
      await revalidate();
      const words =
        event.code === null
          ? say("Removed for {whom}.", { whom: nameOf(event) })
          : say("{what} added.", { what: DAY_EVENTS[event.code] });
      tell({ kind: "success", text: words });
      return true;
    } catch (error) {
      tell({ kind: "error", text: wordsFor(error, say("Failed to save")) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function add() {
    if (date === "") return tell({ kind: "error", text: say("Choose a date.") });
    if (await set({ castId, date, code })) setDate("");
  }

  return (
    <Dialog
      title={say("Travel, fittings, rehearsals")}
      maxWidth={480}
      isSheet
      onClose={onClose}
      isBusy={busy}
      onSubmit={() => void add()}
      actions={
        <>
          <Button onClick={onClose}>{say("Close")}</Button>
          <Button kind="primary" type="submit" busy={busy && say("Saving...")}>
            {say("Add")}
          </Button>
        </>
      }
    >
      <Select
        label={say("Who")}
        options={cast.map((row) => ({ value: row.id, label: `${row.id} ${row.name}` }))}
        value={castId}
        onChange={(event) => setCastId(event.target.value)}
      />
      <Select
        label={say("What")}
        options={WHAT}
        value={code}
        onChange={({ target: { value } }) => setCode(DAY_EVENT_CODES.find((one) => one === value) ?? code)}
      />
      <Field
        label={say("Date")}
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        hint={say("On work days, the work code is shown instead")}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <StatusLine status={status} onDone={() => tell(undefined)} />
      <ul className={styles.events} aria-label={say("Entries")}>
        {events.map((event) => (
          <li key={`${event.castId} ${event.date}`}>
            <span>
              <strong>{DAY_EVENTS[event.code]}</strong> {nameOf(event)}
            </span>
            <IconButton
              label={say("Remove {what}, {whom}", { what: DAY_EVENTS[event.code], whom: nameOf(event) })}
              icon={<X />}
              onClick={() => void set({ ...event, code: null })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
