import CalendarCheck from "lucide-react/icons/calendar-check";
import PanelRightClose from "lucide-react/icons/panel-right-close";
import PanelRightOpen from "lucide-react/icons/panel-right-open";
import Search from "lucide-react/icons/search";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { newViolations, newWarnings } from "../../shared/schedule/stripboard/board-checker.ts";
import { moved } from "../../shared/schedule/stripboard/board-edit.ts";
import { RichMessage } from "../i18n/rich-message.tsx";
import { t } from "../i18n/translate.ts";
import { UnsavedChanges } from "../layout/unsaved-changes.tsx";
import { Button } from "../ui/form/button.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import { useMedia } from "../ui/use-media.ts";
import { BoardDialogs } from "./board-dialogs.tsx";
import { BoardFoot } from "./board-footer.tsx";
import { BoardToolbar } from "./board-toolbar.tsx";
import styles from "./board-view.module.css";
import { DragPreview, dragAnnouncement } from "./drag-preview.tsx";
import { useBoardEditor } from "./editor/use-board-editor.ts";
import { useBoardHeight } from "./editor/use-board-height.ts";
import { useClipboard } from "./editor/use-clipboard.ts";
import { useDrag } from "./editor/use-drag.ts";
import { useScrollToRow } from "./editor/use-scroll-to-row.ts";
import { useSidePanel } from "./editor/use-side-panel.ts";
import { FilterBar } from "./filter-bar.tsx";
import { isFiltering, NO_FILTER } from "./model/board-filter.ts";
import { gapOf, onBoardKey } from "./model/board-keys.ts";
import { dayKey, placeBelow } from "./model/board-rows.ts";
import { placeText } from "./model/board-text.ts";
import type { DropPreview, Gap } from "./model/drag.ts";
import type { LoadedBoard } from "./model/loaded-board.ts";
import { BoardList } from "./rows/board-list.tsx";
import { RulesPanel } from "./rules-panel.tsx";
import { SavingLine } from "./save-status.tsx";
import { ShotElsewhere } from "./shot-elsewhere.tsx";
import { UnitSwitch } from "./unit-switch.tsx";

const NOTHING: ReadonlySet<string> = new Set();

type View = "board" | "boneyard" | "rules";

/** A schedule as a stripboard, editable by mouse, touch or keyboard. */
export function BoardView(loaded: LoadedBoard) {
  const isPhone = useMedia("(max-width: 760px)");
  const editor = useBoardEditor(loaded, isPhone);
  const { board, sheet, checker, rows, breaches, warnings, mayEdit, saving, today, carryOut, named, whatIs } = editor;
  const clipboard = useClipboard(editor);
  const [view, setView] = useState<View>("board");
  const { isPanelOpen, togglePanel } = useSidePanel();
  const [isSearching, setIsSearching] = useState(false);
  const [panelId, searchId] = [useId(), useId()];
  const previewBox = useRef<HTMLDivElement>(null);
  const boxes = { days: useRef<HTMLDivElement>(null), boneyard: useRef<HTMLDivElement>(null) };
  const whole = useRef<HTMLDivElement>(null);
  const boardBox = useRef<HTMLDivElement>(null);
  useBoardHeight(boardBox);
  const { drag, press, carry, drop, cancel, hasJustDropped } = useDrag({
    ...{ boxes, rows, previewBox, preview: previewAt },
    taken: mayEdit ? editor.taken : () => NOTHING,
    takes: (unit) => editor.unitMoves.targets.some(({ id }) => id === unit),
    onDrop: ({ ids, preview }) =>
      preview.toUnit && preview.edited.kind === "done"
        ? void editor.dropOnUnit(preview.toUnit)
        : carryOut(
            preview.edited,
            t("{what} moved to {place}.", { what: whatIs(ids), place: placeText(checker, preview.place) }),
          ),
  });
  useScrollToRow({ editor, drag, whole, boxes });
  const heed = useEffectEvent(() => editor.heed(loaded));
  const isBusy = saving.kind === "saving";
  const { sheet: newest } = loaded;
  // Others' saves are outside React; they are applied after the current save, and during the current drag.
  useEffect(() => {
    if (newest && !isBusy) heed();
  }, [newest, isBusy]);
  const onLostKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body && !document.querySelector("dialog[open]")) onKey(event);
  });
  // A button that disappears with the change that it made leaves the focus on the body, which is outside the board.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onLostKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
  const shows = (name: View) => !isPhone || view === name;
  const rulesLabel = t("Rules {count}", { count: breaches.length + warnings.length });
  const hasPassedDays = (board.days[0]?.date ?? "") < today;
  const nextShootDay = hasPassedDays ? board.days.find(({ date }) => date >= today)?.date : undefined;
  const units = loaded.units && loaded.units.actives.length > 1 ? loaded.units : undefined;
  const showsSearch = isSearching || isFiltering(editor.filter);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Handles keys of its rows, and undo wherever the focus is.
    <div ref={whole} className={styles.whole} onKeyDown={onKey}>
      <BoardToolbar {...{ editor, isPhone, units }} />
      {units && !isPhone && (
        <div>
          <UnitSwitch {...units} />
        </div>
      )}
      <SavingLine saving={saving} onRetry={editor.retry} onSettle={(whose) => void editor.settle(whose)} />
      {isPhone ? (
        <>
          <div className={styles.tabs}>
            <ToggleGroup
              label={t("View")}
              options={[
                { value: "board", label: t("Days") },
                { value: "boneyard", label: t("Boneyard {count}", { count: board.boneyard.length }) },
                { value: "rules", label: rulesLabel },
              ]}
              value={view}
              onChange={setView}
            />
            <IconButton
              label={t("Search and filter")}
              icon={<Search />}
              aria-expanded={showsSearch}
              aria-controls={searchId}
              onClick={() => {
                if (showsSearch) editor.setFilter(NO_FILTER);
                setIsSearching(!showsSearch);
              }}
            />
            {nextShootDay !== undefined && (
              <IconButton label={t("Today")} icon={<CalendarCheck />} onClick={() => showDay(nextShootDay)} />
            )}
          </div>
          <div id={searchId} hidden={!showsSearch}>
            <FilterBar sheet={sheet} filter={editor.filter} onChange={editor.setFilter} />
          </div>
        </>
      ) : (
        <div className={styles.line}>
          <FilterBar sheet={sheet} filter={editor.filter} onChange={editor.setFilter} />
          {nextShootDay !== undefined && (
            <Button icon={<CalendarCheck />} onClick={() => showDay(nextShootDay)}>
              {t("Today")}
            </Button>
          )}
          <Button
            icon={isPanelOpen ? <PanelRightClose className="mirrors" /> : <PanelRightOpen className="mirrors" />}
            aria-expanded={isPanelOpen}
            aria-controls={panelId}
            onClick={togglePanel}
          >
            {rulesLabel}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {drag ? dragAnnouncement(editor, drag) : ""}
      </p>
      <div ref={boardBox} className={styles.board} data-panel={isPanelOpen}>
        <div className={styles.lists}>
          {shows("board") && (
            <div className={styles.days}>
              <BoardList
                {...listOf("days")}
                label={t("Days")}
                empty={t("No scenes found. Show all, or search for something else.")}
              />
            </div>
          )}
          <BoardFoot editor={editor} clipboard={clipboard} isPhone={isPhone} />
          {shows("boneyard") && (
            <section className={styles.boneyard}>
              <h2>
                <RichMessage text={"Boneyard {count}"} values={{ count: <small>{board.boneyard.length}</small> }} />
              </h2>
              <BoardList {...listOf("boneyard")} label={t("Boneyard")} empty={t("Every scene is scheduled.")} />
              <ShotElsewhere editor={editor} />
            </section>
          )}
        </div>
        {(isPhone ? view === "rules" : isPanelOpen) && (
          <div id={panelId} className={styles.side}>
            <RulesPanel editor={editor} drag={drag} onShow={reveal} />
          </div>
        )}
      </div>
      {drag?.by === "pointer" && <DragPreview editor={editor} drag={drag} previewBox={previewBox} />}
      <BoardDialogs editor={editor} />
      <UnsavedChanges when={saving.kind !== "saved" || editor.isSavingStrictness} />
    </div>
  );

  function previewAt(ids: ReadonlySet<string>, { list, row, unit, at }: Gap): DropPreview {
    const lane = unit === undefined ? undefined : editor.previewOnUnit(ids, { unit, at }, rows.days[row]);
    if (lane) return lane;
    const place = placeBelow(rows[list][row]);
    const edited = moved(board, ids, place, named);
    if (edited.kind === "refused") return { place, edited, broken: [], warned: [], cost: undefined, price: "" };
    const broken = newViolations(breaches, checker.breaches(edited.board));
    const warned = newWarnings(warnings, checker.warnings(edited.board));
    const price = editor.priceOf(edited);
    return { place, edited, broken, warned, cost: checker.cost(edited.board), price };
  }

  function onKey(event: Parameters<typeof onBoardKey>[0]) {
    const { active, taken, goTo, undo, redo, unitMoves, target, ask } = editor;
    const mayLeave = unitMoves.targets.length > 0 && unitMoves.scenesOf(target()).size > 0;
    const { cutOut: cut, paste, remove } = clipboard;
    onBoardKey(event, {
      ...{ rows, active, drag, mayEdit, taken, goTo, carry, drop, cancel, cut, paste, remove, undo, redo },
      toUnit: mayLeave ? () => ask("unit") : undefined,
    });
  }

  function listOf(name: "days" | "boneyard") {
    const { selected, active, breachesOf, warningsOf, focus, choose } = editor;
    return {
      ...{ name, checker, today, selected, active, drag, cut: clipboard.cut, rows: rows[name], box: boxes[name] },
      breaches: breachesOf,
      warnings: warningsOf,
      onPress: press,
      onFocus: focus,
      onChoose: (choice: Parameters<typeof choose>[0]) => {
        if (!hasJustDropped()) choose(choice);
      },
    };
  }

  /** Scrolls a day to the top of the list and focuses it. */
  function showDay(date: string) {
    setView("board");
    const key = dayKey(date);
    const top = rows.days.find((row) => row.key === key)?.top;
    if (boxes.days.current && top !== undefined) boxes.days.current.scrollTop = top;
    editor.goTo(key, false);
  }

  /** Scrolls to a row and focuses it. */
  function reveal(key: string) {
    const at = gapOf(rows, key);
    if (!at) return;
    if (isPhone) setView(at.list === "days" ? "board" : "boneyard");
    editor.goTo(key, false);
    editor.select(new Set([key]));
  }
}
