import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import type { KnownTable } from "../../shared/tables/three-way-merge.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { PHONE } from "../ui/phone-media-query.ts";
import { StatusLine } from "../ui/status-line.tsx";
import { useMedia } from "../ui/use-media.ts";
import type { SceneReviewReasons } from "./corrections/findings.ts";
import { EditTools } from "./grid/edit-toolbar.tsx";
import { FindInSheet } from "./grid/find-bar.tsx";
import styles from "./grid/grid.module.css";
import { GridBody } from "./grid/grid-body.tsx";
import { SheetHeads } from "./grid/grid-header.tsx";
import { EpisodeFilter, GridToolbar, GroupBy } from "./grid/grid-toolbar.tsx";
import { KeyHelp } from "./grid/keyboard-help.tsx";
import { useGrid } from "./grid/use-grid.ts";
import { isOneCell } from "./grid-model/cell-position.ts";
import { columnWidths } from "./grid-model/column-width.ts";
import type { Editing } from "./grid-model/editing.ts";
import { stripPapers } from "./scene-list/scene-summary.ts";

interface BreakdownTableProps {
  readonly table: KnownTable;
  /**
   * The saved table, which determines the column widths: it stays the same while the user types, so that only the
   * edited scene is rendered.
   */
  readonly stored: KnownTable;
  /** Columns that list elements or characters. */
  readonly lists: ReadonlySet<string>;
  /** Numbers of the episodes in order; empty for a film. */
  readonly episodes: readonly string[];
  /** Undefined when read-only. */
  readonly editing: Editing | undefined;
  /** Uncertain findings of each row. */
  readonly doubts: readonly SceneReviewReasons[];
  /** What is to be reviewed, unless it is above the table. */
  readonly queue: ReactNode;
  /** Where its tools are shown, if not above it; null until that is rendered. */
  readonly toolsIn: HTMLElement | null | undefined;
  /** The selected row, which is kept visible. */
  readonly chosen: number | undefined;
  /** Called with the row whose script position is requested. */
  readonly onOpen: (row: number) => void;
  /** Called when any part of a row is pressed. Must be a stable function, like `onOpen`. */
  readonly onChoose?: ((row: number) => void) | undefined;
}

/** The breakdown as a table of one scene per row, to read, search and edit. */
export function BreakdownTable(props: BreakdownTableProps) {
  const { table, stored, lists, episodes, editing, doubts, queue, toolsIn, chosen, onOpen, onChoose } = props;
  const isPhone = useMedia(PHONE);
  const widths = useMemo(() => columnWidths(stored), [stored]);
  const papers = useMemo(() => stripPapers(table), [table]);
  const box = useRef<HTMLElement>(null);
  const sheet = useGrid({ box, table, widths, editing, isPhone, onOpen });
  const { view, lines, frozen, mayFreeze, place, range, drawn, find, clipboard, onType } = sheet;
  useSight(sheet, chosen, editing !== undefined);
  const tools = editing && (
    <EditTools
      editing={editing}
      onBack={sheet.back}
      isSelecting={sheet.isSelecting}
      onSelecting={sheet.setIsSelecting}
      onCopy={clipboard.copy}
      onPaste={clipboard.paste}
      onFillDown={sheet.fillDown}
      onClear={sheet.clear}
    />
  );
  const bar = (
    <GridToolbar table={table} view={view}>
      <FindInSheet
        words={view.find}
        found={find.found.length}
        at={find.at}
        field={find.field}
        onText={view.look}
        onGo={sheet.goOn}
        onDone={() => sheet.goTo(place)}
      />
      <EpisodeFilter view={view} episodes={episodes} />
      <GroupBy table={table} view={view} />
      {!isPhone && tools}
      <KeyHelp />
      {queue}
    </GridToolbar>
  );
  return (
    <div className={styles.sheet}>
      {toolsIn ? createPortal(bar, toolsIn) : toolsIn === undefined && bar}
      <section ref={box} className={styles.box} aria-label={t("Script breakdown")}>
        <table
          className={styles.table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: A table with editable cells is a grid.
          role="grid"
          aria-label={t("Script breakdown")}
          aria-rowcount={lines.length + 1}
          aria-colcount={table.columns.length}
          aria-multiselectable
          aria-readonly={!editing}
          data-typing={sheet.typing.how}
          data-editing={editing !== undefined}
          data-range={!isOneCell(range)}
          {...sheet.handlers}
        >
          <colgroup>
            {table.columns.map((column, at) => (
              <col key={column} style={{ width: `${sheet.sizes[at]}px` }} />
            ))}
          </colgroup>
          <SheetHeads
            {...{ table, view, lists, frozen, mayFreeze }}
            active={place.column}
            onDown={(column) => sheet.goTo({ ...place, column })}
          />
          <GridBody
            {...{ table, lines, drawn, place, range, widths, papers, frozen, doubts, chosen, onOpen, onChoose }}
            found={find.found}
            // There is no editing on paper.
            onType={drawn.isPrinting ? undefined : onType}
            group={view.group ?? ""}
            onToggle={view.toggle}
          />
        </table>
        {lines.length === 0 && (
          <p className={styles.none}>
            {t("No scenes match the filters.")} <Button onClick={view.showAll}>{t("Show all scenes")}</Button>
          </p>
        )}
      </section>
      <div className={styles.said}>
        <StatusLine status={clipboard.status} onDone={clipboard.said} />
      </div>
      {isPhone && tools}
    </div>
  );
}

/** Scrolls to the active cell and scene, and focuses an editable table. */
function useSight(
  { view, rows, place, drawn, goTo }: ReturnType<typeof useGrid>,
  chosen: number | undefined,
  canType: boolean,
) {
  const showLine = useEffectEvent(drawn.show);
  const showPlace = useEffectEvent(() => drawn.show(place.line));
  // The scroll position is outside React: the active cell stays visible when the filters change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: These changes trigger the scrolling.
  useEffect(() => showPlace(), [view.filters, view.group]);

  const chosenLine = chosen === undefined ? -1 : rows.indexOf(chosen);
  // So does the selected scene.
  useEffect(() => {
    if (chosenLine >= 0) showLine(chosenLine);
  }, [chosenLine]);

  const couldType = useRef(canType);
  const takeKeys = useEffectEvent(() => goTo(place));
  // Focus is outside React too. On a phone, the keyboard would cover the table.
  useEffect(() => {
    const isNew = canType && !couldType.current;
    couldType.current = canType;
    if (isNew && !matchMedia("(pointer: coarse)").matches) takeKeys();
  }, [canType]);
}
