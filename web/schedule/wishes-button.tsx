import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { nameOfScheduleFile } from "../../shared/contract/schedule-file.ts";
import type { ScheduleSummary } from "../../shared/contract/schedules.ts";
import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { Loaded } from "../loaded.tsx";
import { useMayEdit, useProject } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { useWishes } from "./use-wishes.ts";
import { WishesDialog } from "./wishes-dialog.tsx";

interface WishesButtonProps {
  readonly schedule: ScheduleSummary;
  /** The production's calendar, which a schedule may differ from, and the day that it is. */
  readonly calendar: Promise<{ readonly calendar: ProductionCalendar; readonly today: string }>;
}

/** Opens what is asked of a schedule, and says what came of a change. */
export function WishesButton({ schedule, calendar }: WishesButtonProps) {
  const { id } = useProject();
  const mayEdit = useMayEdit();
  const now = { scenes_per_day: schedule.scenesPerDay, asked: schedule.asked ?? {} };
  const name = nameOfScheduleFile(schedule.name);
  const { isOpen, open, close, save, undo, isSaving, problem, status } = useWishes({ id, scheduleName: name }, now);
  return (
    <>
      <Button icon={<SlidersHorizontal />} onClick={open}>
        {say("Constraints")}
      </Button>
      <StatusLine
        status={status}
        action={
          undo && (
            <Button busy={isSaving && say("Saving...")} onClick={undo}>
              {say("Undo")}
            </Button>
          )
        }
      />
      {isOpen && (
        <Loaded value={calendar} label={say("Loading the calendar...")} failure={say("Failed to fetch the calendar")}>
          {(loaded) => (
            <WishesDialog {...{ name, now, ...loaded, mayEdit, isSaving, problem }} onSave={save} onClose={close} />
          )}
        </Loaded>
      )}
    </>
  );
}
