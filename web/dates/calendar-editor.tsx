import { type ReactNode, useMemo } from "react";
import { daysOffIn } from "../../shared/schedule/days-off.ts";
import { DisputesDialog } from "../disputes-dialog.tsx";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { UnsavedChanges } from "../unsaved-changes.tsx";
import type { SavedCalendar } from "./calendar-saving.ts";
import { HolidayBoxes } from "./holiday-boxes.tsx";
import { OwnDaysOffEditor } from "./own-days-off-editor.tsx";
import { useCalendarEdit } from "./use-calendar-edit.ts";
import { WeekBoxes } from "./week-boxes.tsx";

interface CalendarEditorProps {
  readonly stored: SavedCalendar;
  /** What is said of the calendar beside its days. */
  readonly children: ReactNode;
}

/** When the production works and when not, for an editor to change and save. */
export function CalendarEditor({ stored, children }: CalendarEditorProps) {
  const { id } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const { calendar, change, ...edit } = useCalendarEdit(stored);
  const { weekdays, region, worked, daysOff } = calendar;
  const holidays = useMemo(
    () => ({
      weekdays,
      daysOffIn: (within: { start: string; end: string }) =>
        daysOffIn({ weekdays, region, worked, daysOff: [] }, within),
    }),
    [weekdays, region, worked],
  );
  return (
    <>
      <PageHeader
        title={say("Calendar")}
        back={{ to: paths.scheduling(user.id, id), label: say("Scheduling") }}
        note={say("Calendars and the availability show these days off, and schedules keep them free.")}
        actions={
          mayEdit && (
            <>
              {edit.isEdited && <Button onClick={edit.cancel}>{say("Cancel")}</Button>}
              <Button
                kind="primary"
                disabled={!edit.isEdited}
                busy={edit.isSaving && say("Saving...")}
                onClick={edit.save}
              >
                {say("Save Changes")}
              </Button>
            </>
          )
        }
      />
      <StatusLine status={edit.problem === undefined ? undefined : { kind: "error", text: edit.problem }} />
      <Card title={say("Working Days")}>
        <WeekBoxes weekdays={weekdays} disabled={!mayEdit} onChange={(days) => change({ weekdays: days })} />
      </Card>
      <Card title={say("Public Holidays")}>
        <HolidayBoxes region={region} worked={worked} disabled={!mayEdit} onChange={change} />
      </Card>
      <Card title={say("Own Days Off")}>
        <OwnDaysOffEditor
          daysOff={daysOff}
          calendar={holidays}
          disabled={!mayEdit}
          onChange={(days) => change({ daysOff: [...days] })}
        />
      </Card>
      {children}
      {edit.disputed.length > 0 && (
        <DisputesDialog disputed={edit.disputed} others={[]} onSettle={edit.settle} onClose={edit.keepEditing} />
      )}
      <UnsavedChanges when={edit.isEdited && !edit.isSaving} />
    </>
  );
}
