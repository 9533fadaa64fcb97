import CalendarDays from "lucide-react/icons/calendar-days";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { type DatesDraft, NO_DRAFT } from "../../web/dates/dates-draft.ts";
import { DatesField } from "../../web/dates/dates-field.tsx";
import { CalendarContext } from "../../web/navigation/project-context.ts";
import { DateCalendar } from "../../web/ui/calendar/date-calendar.tsx";
import { Dialog } from "../../web/ui/dialog.tsx";
import { Button } from "../../web/ui/form/button.tsx";
import { Field } from "../../web/ui/form/field.tsx";
import { IconButton } from "../../web/ui/form/icon-button.tsx";
import { Switch } from "../../web/ui/form/switch.tsx";
import { TextArea } from "../../web/ui/form/text-area.tsx";
import { ToggleGroup } from "../../web/ui/form/toggle-group.tsx";
import { Card } from "../../web/ui/page/card.tsx";
import { Page } from "../../web/ui/page/page.tsx";
import { PageHeader } from "../../web/ui/page/page-header.tsx";
import { Popover } from "../../web/ui/popover.tsx";
import { Table } from "../../web/ui/table.tsx";
import { Shell } from "./shell.tsx";

const DAYS = ["2026-03-05", "2026-03-09", "2026-04-20"];
const RANGES = [{ start: "2026-03-23", end: "2026-04-03" }];

const CALENDAR = {
  weekdays: [1, 2, 3, 4, 5],
  region: "GB-NIR",
  worked: [],
  daysOff: [{ start: "2026-03-30", end: "2026-03-31", note: "Move to Larne" }],
};

const ACTORS = [
  { name: "Ines Calder", details: "Represented by Ridge & Rowe. Rides, no stunts.", isFlexible: false },
  { name: "Maro Vance", details: "Needs a dialect coach.", isFlexible: true },
];

export function Options() {
  const [locked, setLocked] = useState<string>();
  const [view, setView] = useState<"options" | "scenes">("options");
  const [open, setOpen] = useState<"add" | "dates">();
  return (
    <Shell>
      <Page>
        <PageHeader
          title="ANA - Options"
          back={{ to: "/", label: "Cast List" }}
          actions={
            <Button kind="primary" icon={<Plus />} onClick={() => setOpen("add")}>
              Add Option
            </Button>
          }
        />
        <Card
          title="Character Options"
          padding="edge"
          actions={
            <ToggleGroup
              label="View"
              value={view}
              onChange={setView}
              options={[
                { value: "options", label: "View Options" },
                { value: "scenes", label: "View Scenes" },
              ]}
            />
          }
        >
          <Table label="Character options">
            <thead>
              <tr>
                <th data-cell="number">S.No.</th>
                <th>Actor Name</th>
                <th>Details</th>
                <th>Dates</th>
                <th>Lock</th>
                <th>Actions</th>
              </tr>
            </thead>
            <tbody>
              {ACTORS.map(({ name, details, isFlexible }, index) => (
                <tr key={name}>
                  <td data-cell="number">{index + 1}</td>
                  <td data-cell="tight">{name}</td>
                  <td data-cell="prose">{details}</td>
                  <td data-cell="tight">
                    {isFlexible ? (
                      "Flexible"
                    ) : (
                      <>
                        <IconButton
                          label={`Dates for ${name}`}
                          icon={<CalendarDays />}
                          onClick={() => setOpen("dates")}
                        />
                        <Popover label={`Quick dates of ${name}`} icon={<CalendarDays />}>
                          <DateCalendar label={name} days={DAYS} ranges={RANGES} />
                        </Popover>
                      </>
                    )}
                  </td>
                  <td>
                    <Switch
                      label={locked === name ? "Locked" : "Lock Actor"}
                      checked={locked === name}
                      onChange={() => setLocked(locked === name ? undefined : name)}
                    />
                  </td>
                  <td>
                    <Button kind="danger" icon={<Trash />}>
                      Delete
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
        <Card title="Ines Calder">
          <DateCalendar label="Ines Calder" days={DAYS} ranges={RANGES} />
        </Card>
      </Page>
      {open === "dates" && (
        <Dialog title="Selected Dates" maxWidth={960} onClose={() => setOpen(undefined)}>
          <DateCalendar label="Ines Calder" days={DAYS} ranges={RANGES} />
        </Dialog>
      )}
      {open === "add" && <AddOption onClose={() => setOpen(undefined)} />}
    </Shell>
  );
}

function AddOption({ onClose }: { readonly onClose: () => void }) {
  const [dates, setDates] = useState<DatesDraft>({
    ...NO_DRAFT,
    days: ["2026-03-05", "2026-03-09"],
    start: "2026-03-23",
  });
  return (
    <Dialog
      title="Add Actor Option"
      minWidth={400}
      maxWidth={480}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Add Option
          </Button>
        </>
      }
    >
      <Field label="Actor Name" required />
      <TextArea label="Details" hint="Representation, rate, special skills." />
      <CalendarContext value={CALENDAR}>
        <DatesField value={dates} onChange={setDates} />
      </CalendarContext>
    </Dialog>
  );
}
