import CalendarPlus from "lucide-react/icons/calendar-plus";
import Lock from "lucide-react/icons/lock";
import Palette from "lucide-react/icons/palette";
import Redo from "lucide-react/icons/redo-2";
import SquarePlus from "lucide-react/icons/square-plus";
import Undo from "lucide-react/icons/undo-2";
import { nameOfScheduleFile } from "../../shared/contract/schedule-file.ts";
import { lockedAs } from "../../shared/schedule/stripboard/board-edit.ts";
import { scenesOfDay } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { Button } from "../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { counted } from "./board-words.ts";
import type { Desk } from "./use-desk.ts";

const SAVED = { saved: "Saved.", saving: "Saving...", stale: "Not saved.", failed: "Not saved." } as const;

/** The head of the page: which board it is, what it comes to, and what can be done with all of it. */
export function BoardToolbar({ desk }: { readonly desk: Desk }) {
  const { id } = useProject();
  const user = useUser();
  const { board, sheet, cost, saving, mayEdit } = desk;
  const scenes = board.days.reduce((sum, day) => sum + scenesOfDay(day).length, 0);
  return (
    <PageHeader
      title={`Stripboard: ${nameOfScheduleFile(sheet.name)}`}
      note={`${sheet.location}, ${counted(scenes, "scene")} on ${counted(cost.days, "day")}, ${board.boneyard.length} unscheduled. ${SAVED[saving.kind]}`}
      back={{
        to: `${paths.manageSchedules(user.id, id)}?schedule=${encodeURIComponent(`${sheet.name}.schedule.tsv`)}`,
        label: "Schedules",
      }}
      actions={mayEdit && <Tools desk={desk} />}
    />
  );
}

function Tools({ desk: { board, today, canUndo, canRedo, undo, redo, ask, carryOut } }: { readonly desk: Desk }) {
  const shotDays = board.days.filter(({ date, locked }) => date < today && !locked).map(({ date }) => date);
  return (
    <>
      <Button icon={<Undo />} disabled={!canUndo} onClick={undo}>
        Undo
      </Button>
      <Button icon={<Redo />} disabled={!canRedo} onClick={redo}>
        Redo
      </Button>
      <Button icon={<CalendarPlus />} onClick={() => ask("day")}>
        Add day
      </Button>
      <Button icon={<SquarePlus />} onClick={() => ask("banner")}>
        Add banner
      </Button>
      <Button icon={<Palette />} onClick={() => ask("palette")}>
        Colours
      </Button>
      {shotDays.length > 0 && (
        <Button
          icon={<Lock />}
          onClick={() =>
            carryOut(lockedAs(board, new Set(shotDays), true), `${counted(shotDays.length, "day")} locked.`)
          }
        >
          Lock shot days
        </Button>
      )}
    </>
  );
}
