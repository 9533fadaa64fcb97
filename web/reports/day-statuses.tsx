import CalendarPlus from "lucide-react/icons/calendar-plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { shownDate } from "../../shared/dates/shown-date.ts";
import type { DayOutOfDaysReport } from "../../shared/reports/day-out-of-days-report.ts";
import { DAY_STATUS_CODES, DAY_STATUSES } from "../../shared/schedule/day-out-of-days/day-status-names.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { Select } from "../ui/form/select.tsx";
import { type Status, StatusLine } from "../ui/status-line.tsx";
import styles from "./day-statuses.module.css";

type Event = DayOutOfDaysReport["events"][number];

const WHAT = DAY_STATUS_CODES.map((value) => ({ value, label: DAY_STATUSES[value] }));

/** Adds and removes day statuses of actors. */
export function DayEvents({ report }: { readonly report: DayOutOfDaysReport }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.open}>
      <Button icon={<CalendarPlus />} onClick={() => setOpen(true)}>
        {t("Travel, fittings, rehearsals")}
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
    t("{who} on {date}", { who: names.get(event.castId), date: shownDate(event.date) });

  async function set(event: Omit<Event, "code"> & { readonly code: Event["code"] | null }) {
    setBusy(true);
    try {
      await api.setDayStatus({ params: { id }, payload: event });
      await revalidate();
      const words =
        event.code === null
          ? t("Removed for {whom}.", { whom: nameOf(event) })
          : t("{what} added.", { what: DAY_STATUSES[event.code] });
      tell({ kind: "success", text: words });
      return true;
    } catch (error) {
      tell({ kind: "error", text: errorText(error, t("Failed to save")) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  async function add() {
    if (date === "") return tell({ kind: "error", text: t("Choose a date.") });
    if (await set({ castId, date, code })) setDate("");
  }

  return (
    <Dialog
      title={t("Travel, fittings, rehearsals")}
      maxWidth={480}
      isSheet
      onClose={onClose}
      isBusy={busy}
      onSubmit={() => void add()}
      problem={status?.kind === "error" ? status.text : undefined}
      actions={
        <>
          <Button onClick={onClose}>{t("Close")}</Button>
          <Button kind="primary" type="submit" busy={busy && t("Saving...")}>
            {t("Add")}
          </Button>
        </>
      }
    >
      <Select
        label={t("Who")}
        options={cast.map((row) => ({ value: row.id, label: `${row.id} ${row.name}` }))}
        value={castId}
        onChange={(event) => setCastId(event.target.value)}
      />
      <Select
        label={t("What")}
        options={WHAT}
        value={code}
        onChange={({ target: { value } }) => setCode(DAY_STATUS_CODES.find((one) => one === value) ?? code)}
      />
      <Field
        label={t("Date")}
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        hint={t("On work days, the work code is shown instead")}
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <StatusLine status={status?.kind === "error" ? undefined : status} onDone={() => tell(undefined)} />
      <ul className={styles.events} aria-label={t("Entries")}>
        {events.map((event) => (
          <li key={`${event.castId} ${event.date}`}>
            <span>
              <strong>{DAY_STATUSES[event.code]}</strong> {nameOf(event)}
            </span>
            <IconButton
              label={t("Remove {what}, {whom}", { what: DAY_STATUSES[event.code], whom: nameOf(event) })}
              icon={<X />}
              onClick={() => void set({ ...event, code: null })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
