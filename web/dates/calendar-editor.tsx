import { type ReactNode, useMemo } from "react";
import { daysOffIn } from "../../shared/schedule/model/days-off.ts";
import type { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import type { SavedVersion } from "../data/save-with-merge.ts";
import { useWorkingCopy } from "../data/use-working-copy.ts";
import { t } from "../i18n/translate.ts";
import { MergeConflictDialog } from "../layout/merge-conflict-dialog.tsx";
import { UnsavedChanges } from "../layout/unsaved-changes.tsx";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { Card } from "../ui/page/card.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { mergedCalendar } from "./calendar-merge.ts";
import { CompanyDaysOffEditor } from "./company-days-off-editor.tsx";
import { HolidayBoxes } from "./holiday-boxes.tsx";
import { WeekBoxes } from "./week-boxes.tsx";

interface CalendarEditorProps {
  readonly stored: SavedVersion<ProductionCalendar>;
  /** Content next to the calendar. */
  readonly children: ReactNode;
}

/** The production's working days, editable. */
export function CalendarEditor({ stored, children }: CalendarEditorProps) {
  const { id } = useProject();
  const user = useUser();
  const mayEdit = useMayEdit();
  const { content: calendar, base, theirs, ...copy } = useWorkingCopy(stored);
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
        title={t("Calendar")}
        back={{ to: paths.scheduling(user.id, id), label: t("Scheduling") }}
        note={t("Schedules avoid these days off.")}
        actions={
          mayEdit && (
            <>
              {copy.isEdited && <Button onClick={copy.cancel}>{t("Cancel")}</Button>}
              <Button
                kind="primary"
                disabled={!copy.isEdited}
                busy={copy.isSaving && t("Saving...")}
                onClick={copy.save}
              >
                {t("Save Changes")}
              </Button>
            </>
          )
        }
      />
      <StatusLine status={copy.problem === undefined ? undefined : { kind: "error", text: copy.problem }} />
      <Card title={t("Working Days")}>
        <WeekBoxes weekdays={weekdays} disabled={!mayEdit} onChange={(days) => change({ weekdays: days })} />
      </Card>
      <Card title={t("Public Holidays")}>
        <HolidayBoxes region={region} worked={worked} disabled={!mayEdit} onChange={change} />
      </Card>
      <Card title={t("Production Days Off")}>
        <CompanyDaysOffEditor
          daysOff={daysOff}
          calendar={holidays}
          disabled={!mayEdit}
          onChange={(days) => change({ daysOff: [...days] })}
        />
      </Card>
      {children}
      {disputed.length > 0 && (
        <MergeConflictDialog disputed={disputed} others={[]} onSettle={settle} onClose={copy.keepEditing} />
      )}
      <UnsavedChanges when={copy.hasUnsaved} />
    </>
  );
}
