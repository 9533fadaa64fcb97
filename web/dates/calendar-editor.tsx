import { type ReactNode, useMemo } from "react";
import { daysOffIn } from "../../shared/schedule/days-off.ts";
import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { DisputesDialog } from "../disputes-dialog.tsx";
import { paths } from "../paths.ts";
import { useMayEdit, useProject } from "../project-context.ts";
import type { SavedVersion } from "../save-together.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { UnsavedChanges } from "../unsaved-changes.tsx";
import { useCopy } from "../use-copy.ts";
import { mergedCalendar } from "./calendar-merge.ts";
import { HolidayBoxes } from "./holiday-boxes.tsx";
import { OwnDaysOffEditor } from "./own-days-off-editor.tsx";
import { WeekBoxes } from "./week-boxes.tsx";

interface CalendarEditorProps {
  readonly stored: SavedVersion<ProductionCalendar>;
  /** What is said of the calendar beside its days. */
  readonly children: ReactNode;
}

/** When the production works and when not, for an editor to change and save. */
export function CalendarEditor({ stored, children }: CalendarEditorProps) {
  const { id } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const { content: calendar, base, theirs, ...copy } = useCopy(stored);
  const change = (part: Partial<ProductionCalendar>) => copy.change({ ...calendar, ...part });
  const merge = (mine?: ReadonlySet<string>) =>
    base && theirs && mergedCalendar(base.content, calendar, theirs.content, mine);
  const disputed = merge()?.disputed ?? [];
  const { weekdays, region, worked, daysOff } = calendar;
  const holidays = useMemo(
    () => ({
      weekdays,
      daysOffIn: (within: { start: string; end: string }) =>
        daysOffIn({ weekdays, region, worked, daysOff: [] }, within),
    }),
    [weekdays, region, worked],
  );

  function settle(mine: ReadonlySet<string>) {
    const merged = merge(mine);
    if (merged && theirs) copy.settle(merged.calendar, theirs);
  }

  return (
    <>
      <PageHeader
        title={say("Calendar")}
        back={{ to: paths.scheduling(user.id, id), label: say("Scheduling") }}
        note={say("Calendars and availability show these days off, and schedules avoid them.")}
        actions={
          mayEdit && (
            <>
              {copy.isEdited && <Button onClick={copy.cancel}>{say("Cancel")}</Button>}
              <Button
                kind="primary"
                disabled={!copy.isEdited}
                busy={copy.isSaving && say("Saving...")}
                onClick={copy.save}
              >
                {say("Save Changes")}
              </Button>
            </>
          )
        }
      />
      <StatusLine status={copy.problem === undefined ? undefined : { kind: "error", text: copy.problem }} />
      <Card title={say("Working Days")}>
        <WeekBoxes weekdays={weekdays} disabled={!mayEdit} onChange={(days) => change({ weekdays: days })} />
      </Card>
      <Card title={say("Public Holidays")}>
        <HolidayBoxes region={region} worked={worked} disabled={!mayEdit} onChange={change} />
      </Card>
      <Card title={say("Production Days Off")}>
        <OwnDaysOffEditor
          daysOff={daysOff}
          calendar={holidays}
          disabled={!mayEdit}
          onChange={(days) => change({ daysOff: [...days] })}
        />
      </Card>
      {children}
      {disputed.length > 0 && (
        <DisputesDialog disputed={disputed} others={[]} onSettle={settle} onClose={copy.keepEditing} />
      )}
      <UnsavedChanges when={copy.hasUnsaved} />
    </>
  );
}
