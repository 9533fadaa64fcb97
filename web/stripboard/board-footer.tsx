import { shownDate } from "../../shared/dates/shown-date.ts";
import { dayWith, lockedAs, moved, pinnedAs, withoutDay } from "../../shared/schedule/stripboard/board-edit.ts";
import type { BoardDay } from "../../shared/schedule/stripboard/stripboard.ts";
import { t } from "../i18n/translate.ts";
import { StatusLine } from "../ui/status-line.tsx";
import { UndoRedo } from "./board-toolbar.tsx";
import styles from "./board-view.module.css";
import type { BoardEditor } from "./editor/use-board-editor.ts";
import type { Clipboard } from "./editor/use-clipboard.ts";
import { placeText } from "./model/board-text.ts";
import { DayActions, PasteActions, StripActions } from "./selection-bar.tsx";

const NOTHING: ReadonlySet<string> = new Set();

interface BoardFootProps {
  readonly editor: BoardEditor;
  readonly clipboard: Clipboard;
  readonly isPhone: boolean;
}

/** The last message, and actions for the selection. */
export function BoardFoot({ editor, clipboard, isPhone }: BoardFootProps) {
  const { status, tell, mayEdit, chosenDay, items, canUndo, canRedo } = editor;
  const { cut, paste, clearCut } = clipboard;
  const isIdle = items.size === 0 && !chosenDay && cut.size === 0;
  return (
    <div className={styles.foot}>
      <StatusLine status={status} onDone={() => tell(undefined)} />
      {isPhone && mayEdit && (canUndo || canRedo) && (
        <div className={styles.undo}>
          <UndoRedo editor={editor} />
        </div>
      )}
      {mayEdit && cut.size > 0 && <PasteActions count={cut.size} onPaste={paste} onClear={clearCut} />}
      {mayEdit && cut.size === 0 && chosenDay && <ForDay editor={editor} day={chosenDay} />}
      {mayEdit && cut.size === 0 && !chosenDay && items.size > 0 && <ForStrips editor={editor} clipboard={clipboard} />}
      {mayEdit && !isPhone && isIdle && (
        <p className={styles.hint} data-for="keys">
          {t(
            "Drag strips, or use the keyboard: arrows to move around, Shift to select, Space to lift, arrows to carry, Enter to drop, Escape to cancel; Ctrl+X and Ctrl+V to cut and paste, Ctrl+Z to undo.",
          )}
          {moveToUnit(editor) && ` ${t("U moves to another unit.")}`}
        </p>
      )}
    </div>
  );
}

function ForDay({ editor: { board, carryOut, named, ask, select }, day }: { editor: BoardEditor; day: BoardDay }) {
  const { date } = day;
  return (
    <DayActions
      day={day}
      onLock={(locked) =>
        carryOut(
          lockedAs(board, new Set([date]), locked),
          locked ? t("{date} locked.", { date: shownDate(date) }) : t("{date} unlocked.", { date: shownDate(date) }),
        )
      }
      onBanner={() => ask("banner")}
      onRedate={() => ask("redate")}
      onRemove={() => carryOut(withoutDay(board, date, named), t("{date} removed.", { date: shownDate(date) }))}
      onClear={() => select(NOTHING)}
    />
  );
}

function ForStrips({ editor, clipboard }: { editor: BoardEditor; clipboard: Clipboard }) {
  const { board, checker, items, carryOut, named, whatIs, ask, select, unitMoves } = editor;
  const chosen = board.days.flatMap((day) => day.items).filter(({ id }) => items.has(id));
  const [only] = chosen;
  const isLater = items.size === 1 && only !== undefined && dayWith(board, only.id)?.items[0]?.id !== only.id;
  return (
    <StripActions
      count={items.size}
      days={board.days}
      pinned={chosen.some((one) => one.kind === "scene" && one.pinned)}
      onMove={(on) => {
        const after =
          on === "boneyard" ? board.boneyard.at(-1) : board.days.find(({ date }) => date === on)?.items.at(-1)?.id;
        const place = { on, after };
        if (
          carryOut(
            moved(board, items, place, named),
            t("{what} moved to {place}.", { what: whatIs(items), place: placeText(checker, place) }),
          )
        ) {
          select(NOTHING);
        }
      }}
      toUnit={unitMoves.scenesOf(items).size > 0 ? moveToUnit(editor) : undefined}
      onCut={clipboard.cutOut}
      onPin={(pin) =>
        carryOut(
          pinnedAs(board, items, pin),
          pin ? t("{what} pinned.", { what: whatIs(items) }) : t("{what} unpinned.", { what: whatIs(items) }),
        )
      }
      onRemove={clipboard.remove}
      onSplit={isLater ? () => ask("split") : undefined}
      onRename={items.size === 1 && only?.kind === "banner" ? () => ask("rename") : undefined}
      onTime={items.size === 1 && checker.stripOf([...items][0] ?? "") ? () => ask("time") : undefined}
      onClear={() => select(NOTHING)}
    />
  );
}

/** Asks for the move to another unit, whose name is on the button if there is only one. */
function moveToUnit({ unitMoves: { targets }, ask }: BoardEditor) {
  const [only, ...more] = targets;
  if (!only) return undefined;
  const label = more.length === 0 ? t("Move to {unit}…", { unit: only.name }) : t("Move to another unit…");
  return { label, onMove: () => ask("unit") };
}
