import { scenesOfDay } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { formatList, t } from "../i18n/translate.ts";
import type { BoardEditor } from "./editor/use-board-editor.ts";
import { dayText } from "./model/board-text.ts";

interface ShotElsewhereProps {
  readonly editor: Pick<BoardEditor, "board" | "sheet" | "checker">;
}

/** The scenes that are not in the boneyard because another unit shoots them, a line for each unit. */
export function ShotElsewhere({ editor: { board, sheet, checker } }: ShotElsewhereProps) {
  const here = new Set(board.days.flatMap(scenesOfDay));
  const there = (sheet.elsewhere ?? []).filter(({ sceneId }) => !here.has(sceneId));
  return [...Map.groupBy(there, ({ unit }) => unit)].map(([unit, scenes]) => (
    <p key={unit}>
      {t("Shot by {unit}: {scenes}", {
        unit,
        scenes: formatList(
          scenes.map(({ sceneId, date }) => `${checker.stripOf(sceneId)?.number ?? sceneId} (${dayText(date)})`),
        ),
      })}
    </p>
  ));
}
