import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import type { ScheduleSummary } from "../../../shared/contract/schedules.ts";
import { nameOfScheduleFile } from "../../../shared/contract/schema/schedule-file.ts";
import type { ProductionCalendar } from "../../../shared/schedule/model/production-calendar.ts";
import { t } from "../../i18n/translate.ts";
import { Deferred } from "../../layout/deferred.tsx";
import { useMayEdit, useProject } from "../../navigation/project-context.ts";
import { Button } from "../../ui/form/button.tsx";
import { StatusLine } from "../../ui/status-line.tsx";
import { WishesDialog } from "./preferences-dialog.tsx";
import { usePreferences } from "./use-preferences.ts";

/** Whether a schedule's preferences are open, and how to open and close them. */
export interface PreferencesOpening {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

interface PreferencesButtonProps extends PreferencesOpening {
  readonly schedule: ScheduleSummary;
  /** Whether the button is not here, but in a menu. */
  readonly isInMenu: boolean;
  /** The production's calendar as default, and today's date. */
  readonly calendar: Promise<{ readonly calendar: ProductionCalendar; readonly today: string }>;
}

export function OpenPreferences({ onOpen }: Pick<PreferencesOpening, "onOpen">) {
  return (
    <Button icon={<SlidersHorizontal />} onClick={() => onOpen(true)}>
      {t("Constraints")}
    </Button>
  );
}

/** Opens a schedule's preferences, and shows the result of a change. */
export function PreferencesButton({ schedule, calendar, isInMenu, isOpen, onOpen }: PreferencesButtonProps) {
  const { id } = useProject();
  const mayEdit = useMayEdit();
  const now = { scenes_per_day: schedule.scenesPerDay, asked: schedule.asked ?? {} };
  const name = nameOfScheduleFile(schedule.name);
  const { save, undo, isSaving, problem, forgetProblem, status } = usePreferences({ id, scheduleName: name }, now, () =>
    onOpen(false),
  );

  function close() {
    forgetProblem();
    onOpen(false);
  }

  return (
    <>
      {!isInMenu && <OpenPreferences onOpen={onOpen} />}
      <StatusLine
        status={status}
        action={
          undo && (
            <Button busy={isSaving && t("Saving...")} onClick={undo}>
              {t("Undo")}
            </Button>
          )
        }
      />
      {isOpen && (
        <Deferred value={calendar} label={t("Loading the calendar...")} failure={t("Failed to fetch the calendar")}>
          {(loaded) => (
            <WishesDialog {...{ name, now, ...loaded, mayEdit, isSaving, problem }} onSave={save} onClose={close} />
          )}
        </Deferred>
      )}
    </>
  );
}
