import CalendarPlus from "lucide-react/icons/calendar-plus";
import CloudRain from "lucide-react/icons/cloud-rain";
import Lock from "lucide-react/icons/lock";
import Palette from "lucide-react/icons/palette";
import Redo from "lucide-react/icons/redo-2";
import SquarePlus from "lucide-react/icons/square-plus";
import Undo from "lucide-react/icons/undo-2";
import { nameOfScheduleFile } from "../../shared/contract/schema/schedule-file.ts";
import { lockedAs } from "../../shared/schedule/stripboard/board-edit.ts";
import { sceneCounts } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { locationText } from "../schedule/location-text.ts";
import { useUser } from "../session/use-user.ts";
import { TermsButton } from "../terms/terms-button.tsx";
import { Button } from "../ui/form/button.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import type { BoardEditor } from "./editor/use-board-editor.ts";
import type { UnitBoards } from "./model/unit-lanes.ts";
import { UnitMenu } from "./unit-switch.tsx";

const SAVED = {
  saved: t("Saved."),
  saving: t("Saving..."),
  stale: t("Not saved."),
  failed: t("Not saved."),
} as const;

interface BoardToolbarProps {
  readonly editor: BoardEditor;
  readonly isPhone: boolean;
  /** The boards of the units, if there are several. */
  readonly units: UnitBoards | undefined;
}

/** The page header: the board's name and totals, and actions for the whole board. */
export function BoardToolbar({ editor, isPhone, units }: BoardToolbarProps) {
  const { id } = useProject();
  const user = useUser();
  const { board, sheet, cost, saving, mayEdit } = editor;
  const { scenes, unscheduled } = sceneCounts(board);
  return (
    <PageHeader
      title={t("Stripboard: {nameOfScheduleFile}", { nameOfScheduleFile: nameOfScheduleFile(sheet.name) })}
      help={<TermsButton of={["strip", "banner", "boneyard", "eighths", "hold", "move", "turnaround", "gap"]} />}
      note={t(
        "{location}, {scenes, plural, one {# scene} other {# scenes}} on {days, plural, one {# day} other {# days}}, {count} unscheduled. {value}",
        {
          location: locationText(sheet.location),
          scenes,
          days: cost.days,
          count: unscheduled,
          value: SAVED[saving.kind],
        },
      )}
      back={{
        to: `${paths.manageSchedules(user.id, id)}?schedule=${encodeURIComponent(`${sheet.name}.schedule.tsv`)}`,
        label: t("Schedules"),
      }}
      actions={
        isPhone
          ? units && <UnitMenu {...units} />
          : mayEdit && (
              <>
                <UndoRedo editor={editor} />
                <Tools editor={editor} />
              </>
            )
      }
      more={mayEdit && isPhone && <Tools editor={editor} />}
    />
  );
}

/** Beside the title, and on phones in the bar at the lower edge. */
export function UndoRedo({ editor: { canUndo, canRedo, undo, redo } }: { readonly editor: BoardEditor }) {
  return (
    <>
      <IconButton label={t("Undo")} icon={<Undo className="mirrors" />} disabled={!canUndo} onClick={undo} />
      <IconButton label={t("Redo")} icon={<Redo className="mirrors" />} disabled={!canRedo} onClick={redo} />
    </>
  );
}

function Tools({ editor: { board, today, ask, carryOut } }: { readonly editor: BoardEditor }) {
  const shotDays = board.days.filter(({ date, locked }) => date < today && !locked).map(({ date }) => date);
  return (
    <>
      <Button icon={<CalendarPlus />} onClick={() => ask("day")}>
        {t("Add day")}
      </Button>
      <Button icon={<SquarePlus />} onClick={() => ask("banner")}>
        {t("Add banner")}
      </Button>
      <Button icon={<CloudRain />} onClick={() => ask("whatIf")}>
        {t("What if…")}
      </Button>
      <Button icon={<Palette />} onClick={() => ask("palette")}>
        {t("Colours")}
      </Button>
      {shotDays.length > 0 && (
        <Button
          icon={<Lock />}
          onClick={() =>
            carryOut(
              lockedAs(board, new Set(shotDays), true),
              t("{days, plural, one {# day} other {# days}} locked.", { days: shotDays.length }),
            )
          }
        >
          {t("Lock shot days")}
        </Button>
      )}
    </>
  );
}
