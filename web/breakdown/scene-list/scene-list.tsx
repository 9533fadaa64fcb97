import ListFilter from "lucide-react/icons/list-filter";
import Search from "lucide-react/icons/search";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { KnownTable } from "../../../shared/tables/three-way-merge.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import control from "../../ui/form/control.module.css";
import { IconButton } from "../../ui/form/icon-button.tsx";
import type { SceneReviewReasons } from "../corrections/findings.ts";
import { UndoRedo } from "../grid/edit-toolbar.tsx";
import { EpisodeFilter, GridToolbar, scenesText } from "../grid/grid-toolbar.tsx";
import { GroupHead } from "../grid/group-row.tsx";
import { useSheetView } from "../grid/use-grid-view.ts";
import { keyOf } from "../grid/use-selection.ts";
import { placeForKey } from "../grid-model/cell-navigation.ts";
import type { Editing } from "../grid-model/editing.ts";
import { pagesOf } from "../grid-model/visible-lines.ts";
import { FilterDialog } from "./filter-dialog.tsx";
import { SceneCard } from "./scene-card.tsx";
import { SceneEditor } from "./scene-editor.tsx";
import styles from "./scene-list.module.css";
import { stripPapers } from "./scene-summary.ts";
import { useVirtualScenes } from "./use-virtual-scenes.ts";

interface SceneListProps {
  readonly table: KnownTable;
  /** The table before any edits, while it is being edited. */
  readonly before: KnownTable | undefined;
  /** Columns that list elements or characters. */
  readonly lists: ReadonlySet<string>;
  /** Numbers of the episodes in order; empty for a film. */
  readonly episodes: readonly string[];
  /** Undefined when read-only. */
  readonly editing: Editing | undefined;
  /** Uncertain findings of each row. */
  readonly doubts: readonly SceneReviewReasons[];
  readonly chosen: number | undefined;
  /** Whether the details of the selected scene are open. */
  readonly isOpen: boolean;
  /** Must be a stable function. */
  readonly onOpen: (row: number) => void;
  readonly onClose: () => void;
  /** Called with the row whose script position is requested. */
  readonly onScript: (row: number) => void;
  /** Result of the last action, and actions for all changes. */
  readonly said: ReactNode;
  readonly acts: ReactNode;
  /** Where the button that opens the search is shown; null until that is rendered. */
  readonly toolsIn: HTMLElement | null;
}

/** The breakdown on a phone: scene summaries, each of which opens for reading and editing. */
export function SceneList(props: SceneListProps) {
  const {
    table,
    before,
    lists,
    episodes,
    editing,
    doubts,
    chosen,
    isOpen,
    onOpen,
    onClose,
    onScript,
    said,
    acts,
    toolsIn,
  } = props;
  const { columns, ids } = table;
  const view = useSheetView(table, ids, 0, true);
  const { lines } = view;
  const keys = useMemo(() => lines.map((line) => keyOf(line, ids)), [lines, ids]);
  const papers = useMemo(() => stripPapers(table), [table]);
  const [isFiltering, setIsFiltering] = useState(false);
  const [active, setActive] = useState("");
  const at = Math.max(0, keys.indexOf(active));
  const [isSearching, setIsSearching] = useState(false);
  const toolsId = useId();
  // What was chosen in the search stays when it is closed, and stays in sight.
  const isNarrowed = view.filters.size > 0 || view.episode !== "";
  const hasSearch = isSearching || view.find.trim() !== "";
  const drawn = useVirtualScenes(keys, at, hasSearch || isNarrowed);
  const scenes = useMemo(() => lines.flatMap((line) => (line.kind === "scene" ? [line.row] : [])), [lines]);
  const opened = isOpen ? chosen : undefined;

  const goTo = (line: number) => {
    setActive(keys[line] ?? "");
    drawn.focusSoon();
  };
  const openRow = useCallback(
    (row: number) => {
      setActive(keyOf({ kind: "scene", row }, ids));
      onOpen(row);
    },
    [ids, onOpen],
  );
  const back = (way: "undo" | "redo") => void editing?.[way]();

  // Scroll position and focus are outside React: returning from a scene scrolls to its card and focuses it.
  const lineOf = (row: number) => keys.indexOf(keyOf({ kind: "scene", row }, ids));
  const showChosen = useEffectEvent(() => chosen !== undefined && lineOf(chosen) > 0 && drawn.show(lineOf(chosen)));
  const comeBack = useEffectEvent((row: number) => goTo(lineOf(row)));
  const last = useRef(opened);
  useEffect(() => {
    showChosen();
  }, []);
  useEffect(() => {
    if (opened === undefined && last.current !== undefined) comeBack(last.current);
    last.current = opened;
  }, [opened]);

  return (
    <div className={styles.scenes}>
      {toolsIn &&
        createPortal(
          <IconButton
            label={t("Search and filter")}
            icon={<Search />}
            aria-expanded={hasSearch}
            aria-controls={toolsId}
            onClick={() => {
              if (hasSearch) view.look("");
              setIsSearching(!hasSearch);
            }}
          />,
          toolsIn,
        )}
      <div id={toolsId} className={styles.tools} hidden={!hasSearch && !isNarrowed}>
        <GridToolbar table={table} view={view}>
          {hasSearch && (
            <search className={styles.find}>
              <input
                type="search"
                className={control.control}
                aria-label={t("Search the scenes")}
                placeholder={t("Search")}
                value={view.find}
                onChange={(event) => view.look(event.target.value)}
              />
            </search>
          )}
          {(hasSearch || view.episode !== "") && <EpisodeFilter view={view} episodes={episodes} />}
          {hasSearch && (
            <IconButton label={t("Filter and group")} icon={<ListFilter />} onClick={() => setIsFiltering(true)} />
          )}
          {view.find.trim() !== "" && view.filters.size === 0 && view.episode === "" && (
            <output>{scenesText(table, view)}</output>
          )}
        </GridToolbar>
      </div>
      {lines.length === 0 && (
        <p className={styles.none}>
          {t("No scenes match the filters.")} <Button onClick={view.showAll}>{t("Show all scenes")}</Button>
        </p>
      )}
      <ul
        ref={drawn.list}
        className={styles.list}
        style={drawn.isPrinting ? undefined : { height: `${drawn.height}px` }}
        aria-label={t("Script breakdown")}
        onKeyDown={(event) => {
          const ground = { lines: lines.length, columns: 1, page: drawn.page, isFilled: () => true };
          const to = placeForKey(event, { line: at, column: 0 }, ground);
          if (!to) return;
          event.preventDefault();
          goTo(to.line);
        }}
      >
        {drawn.items.map(({ line: index, key, start }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <li
              key={key}
              ref={drawn.measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={lines.length}
              style={drawn.isPrinting ? undefined : { translate: `0 ${start}px` }}
              onFocus={() => setActive(keys[index] ?? "")}
            >
              {line.kind === "group" ? (
                <GroupHead
                  value={line.value}
                  column={view.group ?? ""}
                  scenes={line.rows.length}
                  pages={pagesOf(table, line.rows)}
                  isOpen={line.isOpen}
                  isActive={index === at}
                  onToggle={view.toggle}
                />
              ) : (
                <SceneCard
                  row={line.row}
                  columns={columns}
                  cells={table.rows[line.row] ?? []}
                  paper={papers[line.row]}
                  doubts={doubts[line.row]}
                  isChanged={isChanged(table, before, line.row)}
                  isChosen={line.row === chosen}
                  isActive={index === at}
                  onOpen={openRow}
                />
              )}
            </li>
          );
        })}
      </ul>
      {editing && (
        <div className={styles.undo}>
          <UndoRedo editing={editing} onBack={back} />
        </div>
      )}
      {isFiltering && <FilterDialog table={table} view={view} lists={lists} onClose={() => setIsFiltering(false)} />}
      {opened !== undefined && (
        <SceneEditor
          {...{ table, editing, said, acts, onScript }}
          row={opened}
          rows={scenes}
          doubts={doubts[opened]}
          onGo={onOpen}
          onClose={onClose}
        />
      )}
    </div>
  );
}

function isChanged({ rows }: KnownTable, before: KnownTable | undefined, row: number): boolean {
  const [now, was] = [rows[row], before?.rows[row]];
  return now !== was && was !== undefined && now?.some((text, at) => text !== was[at]) === true;
}
