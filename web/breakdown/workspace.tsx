import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ELEMENT_CATEGORIES } from "../../shared/breakdown/model/cells.ts";
import type { KnownTable } from "../../shared/tables/three-way-merge.ts";
import { t } from "../i18n/translate.ts";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import { PHONE } from "../ui/phone-media-query.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { useMedia } from "../ui/use-media.ts";
import { useCorrections } from "./corrections/corrections.ts";
import { type Findings, type FoundScene, uncertaintiesOf } from "./corrections/findings.ts";
import { episodesOf, scenesBeside } from "./episode-scenes.ts";
import type { Editing } from "./grid-model/editing.ts";
import { listCode, tableCode } from "./lazy-views.ts";
import { keepTableOnPhone, wantsTableOnPhone } from "./phone-view-preference.ts";
import { nextPlace, placesToReview, type ReviewPosition, reviewItemsOf } from "./review-queue/review-items.ts";
import { ReviewQueue } from "./review-queue/review-queue.tsx";
import { sceneKeys } from "./scene-key.ts";
import { sceneAt } from "./script-pane/scene-span.ts";
import { NARROW, usePlace } from "./use-workspace-view.ts";
import styles from "./workspace.module.css";

const NO_SCENES: readonly FoundScene[] = [];

const BreakdownTable = lazy(async () => ({ default: (await tableCode()).BreakdownTable }));
const SceneList = lazy(async () => ({ default: (await listCode()).SceneList }));
const ScriptBeside = lazy(async () => ({ default: (await import("./script-split-view.tsx")).ScriptBeside }));

interface WorkspaceProps {
  readonly table: KnownTable;
  /** The table before any edits, while it is being edited. */
  readonly before: KnownTable | undefined;
  /** The saved table. */
  readonly stored: KnownTable;
  /** Undefined when they could not be loaded; the table works without them. */
  readonly findings: Findings | undefined;
  /** Banner of a draft waiting for review. */
  readonly waits: ReactNode;
  readonly editing: Editing | undefined;
  /** Result of the last action, and actions for all changes, for a scene that covers the page. */
  readonly said: ReactNode;
  readonly acts: ReactNode;
}

/** The table (on phones the list of scenes) and, when opened, the script and the findings of the selected scene. */
export function Workspace({ table, before, stored, findings, waits, editing, said, acts }: WorkspaceProps) {
  const { expected } = useCorrections();
  const { isShown, areFieldsOpen, scene: key, show, choose, open, openFields, closeFields } = usePlace();
  const isNarrow = useMedia(NARROW);
  const isPhone = useMedia(PHONE);
  const [isTableWanted, setIsTableWanted] = useState(wantsTableOnPhone);
  const [line, setLine] = useState<number>();
  const isMatched = findings?.rows.length === table.rows.length;
  const found = findings && isMatched ? findings.rows : NO_SCENES;
  const scenes = useMemo(() => found.map(expected), [found, expected]);
  const doubts = useMemo(() => scenes.map(uncertaintiesOf), [scenes]);
  // Stable while the user types, so that only the edited scene is rendered.
  const ids = isMatched ? undefined : table.ids;
  const keys = useMemo(() => ids ?? sceneKeys(scenes.map(({ number }) => number)), [ids, scenes]);
  const lists = useMemo(() => new Set(["Characters", ...(findings?.categories ?? ELEMENT_CATEGORIES)]), [findings]);
  const episodes = useMemo(() => episodesOf(scenes).map(({ number }) => number), [scenes]);
  const at = key === undefined ? -1 : keys.indexOf(key);
  const chosen = at < 0 ? undefined : at;
  const scene = scenes[at];

  const chooseRow = useCallback(
    (row: number) => {
      setLine(undefined);
      if (keys[row] !== undefined) choose(keys[row]);
    },
    [keys, choose],
  );
  const openRow = useCallback(
    (row: number) => {
      setLine(undefined);
      if (keys[row] !== undefined) open(keys[row]);
    },
    [keys, open],
  );
  const openRowFields = useCallback(
    (row: number) => keys[row] !== undefined && openFields(keys[row]),
    [keys, openFields],
  );
  const chooseLine = (chosenLine: number) => {
    setLine(chosenLine);
    const row = scenes.indexOf(sceneAt(scenesBeside(scenes, scene), chosenLine)!);
    if (row >= 0 && row !== at) choose(keys[row]!);
  };
  const questions = useMemo(() => reviewItemsOf(scenes), [scenes]);
  const places = useMemo(() => placesToReview(questions, scene), [questions, scene]);
  const showPlace = ({ row, line: there }: Pick<ReviewPosition, "row" | "line">) => {
    openRow(row);
    setLine(there);
  };
  const showDoubt = (by: 1 | -1) => {
    // A selected row is shown from its heading on.
    const from = line ?? (scene?.origin && scene.origin.line - 0.5);
    const place = nextPlace(places, from, by);
    if (place) showPlace(place);
  };
  const step = (by: 1 | -1) => chooseRow(Math.min(scenes.length - 1, Math.max(0, at + by)));

  const list = isPhone && !isTableWanted ? "scenes" : "table";
  const view = isShown && isNarrow ? "script" : list;
  function showView(wanted: typeof view) {
    if (wanted !== "script") {
      setIsTableWanted(wanted === "table");
      if (isPhone) keepTableOnPhone(wanted === "table");
    }
    if (isShown !== (wanted === "script")) show(wanted === "script");
  }

  /** On narrow screens, the table's tools are on one line with the views. */
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const top = useRef<HTMLDivElement>(null);
  // Scrolls the page header away to make room for script, findings and table.
  useEffect(() => {
    if (isShown) top.current?.scrollIntoView({ block: "start" });
  }, [isShown]);

  const queue = (
    <ReviewQueue
      findings={findings}
      questions={questions}
      isFolded={isNarrow}
      isShort={isPhone}
      onNext={() => showDoubt(1)}
      onShow={showPlace}
    >
      {waits}
    </ReviewQueue>
  );
  const isQueueInTable = view === "table" && !isNarrow && !isShown;

  return (
    <>
      {!isQueueInTable && !isNarrow && queue}
      {isNarrow && (
        <div ref={top} className={styles.views}>
          {(findings || isPhone) && (
            <ToggleGroup
              label={t("View")}
              options={[
                ...(isPhone ? [{ value: "scenes" as const, label: t("Scenes") }] : []),
                { value: "table", label: t("Table") },
                ...(findings ? [{ value: "script" as const, label: t("Script") }] : []),
              ]}
              value={view}
              onChange={showView}
            />
          )}
          {queue}
          <div ref={setTools} className={styles.tools} data-view={view} />
        </div>
      )}
      <div
        ref={isNarrow ? undefined : top}
        className={styles.workspace}
        data-view={isShown && !isNarrow ? "both" : view}
      >
        <Suspense fallback={<Skeleton label={t("Loading breakdown...")} />}>
          {view === "table" && (
            <div className={styles.table}>
              <BreakdownTable
                {...{ table, stored, doubts, chosen, lists, episodes, editing }}
                queue={isQueueInTable && queue}
                toolsIn={isNarrow ? tools : undefined}
                onOpen={openRow}
                onChoose={isShown ? chooseRow : undefined}
              />
            </div>
          )}
          {view === "scenes" && (
            <SceneList
              {...{ table, before, doubts, chosen, lists, episodes, editing, said, acts }}
              isOpen={areFieldsOpen}
              onOpen={openRowFields}
              onClose={closeFields}
              onScript={openRow}
              toolsIn={tools}
            />
          )}
        </Suspense>
        {isShown && (
          <Suspense fallback={<Skeleton label={t("Loading the script...")} />}>
            <ScriptBeside
              {...{ findings, scenes, at, line }}
              name={key}
              left={questions.left}
              onLine={chooseLine}
              onShowLine={setLine}
              onStep={step}
              onDoubt={showDoubt}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
