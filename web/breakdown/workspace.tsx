import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ELEMENT_CATEGORIES } from "../../shared/breakdown/cells.ts";
import type { KnownTable } from "../../shared/breakdown/table-merge.ts";
import { Failure, Loaded } from "../loaded.tsx";
import { useProject } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { ToggleGroup } from "../ui/toggle-group.tsx";
import { useMedia } from "../ui/use-media.ts";
import { BreakdownTable } from "./breakdown-table.tsx";
import type { ColumnWidth } from "./column-width.ts";
import { useCorrections } from "./corrections.ts";
import { type Findings, type FoundScene, uncertaintiesOf } from "./findings.ts";
import { doubtfulPlaces, nextPlace, type QuestionPlace, questionsOf } from "./questions.ts";
import { sceneKeys } from "./scene-key.ts";
import { ScenePanel } from "./scene-panel.tsx";
import { canBeSplitAt, isWithin, sceneAt } from "./scene-span.ts";
import { ScriptPane } from "./script-pane.tsx";
import { type ScriptText, scriptText } from "./script-text.ts";
import type { Editing } from "./sheet/editing.ts";
import { ToCheck } from "./to-check.tsx";
import { NARROW, usePlace } from "./use-place.ts";
import styles from "./workspace.module.css";

const NO_SCENES: readonly FoundScene[] = [];

interface WorkspaceProps {
  readonly table: KnownTable;
  readonly widths: readonly ColumnWidth[];
  /** Undefined when they could not be read; the table is there all the same. */
  readonly findings: Findings | undefined;
  /** Says that a draft waits, if one does. */
  readonly waits: ReactNode;
  readonly editing: Editing | undefined;
}

/** The table, and beside it, when asked for, the script and what was found in the chosen scene. */
export function Workspace({ table, widths, findings, waits, editing }: WorkspaceProps) {
  const { id } = useProject();
  const { expected } = useCorrections();
  const { isShown, scene: key, show, choose, open } = usePlace();
  const isNarrow = useMedia(NARROW);
  const [line, setLine] = useState<number>();
  const isMatched = findings?.rows.length === table.rows.length;
  const found = findings && isMatched ? findings.rows : NO_SCENES;
  const scenes = useMemo(() => found.map(expected), [found, expected]);
  const doubts = useMemo(() => scenes.map(uncertaintiesOf), [scenes]);
  // The same while one types, so that only the scene typed in is drawn again.
  const unmatched = isMatched ? undefined : table;
  const keys = useMemo(
    () => sceneKeys(unmatched ? unmatched.rows.map(([number = ""]) => number) : scenes.map(({ number }) => number)),
    [unmatched, scenes],
  );
  const lists = useMemo(() => new Set(["Characters", ...(findings?.categories ?? ELEMENT_CATEGORIES)]), [findings]);
  const at = key === undefined ? -1 : keys.indexOf(key);
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
  const chooseLine = (chosen: number) => {
    setLine(chosen);
    const row = scenes.indexOf(sceneAt(scenes, chosen)!);
    if (row >= 0 && row !== at) choose(keys[row]!);
  };
  const questions = useMemo(() => questionsOf(scenes), [scenes]);
  const places = useMemo(() => doubtfulPlaces(questions), [questions]);
  const showPlace = ({ row, line: there }: Pick<QuestionPlace, "row" | "line">) => {
    openRow(row);
    setLine(there);
  };
  const showDoubt = (by: 1 | -1) => {
    // A row that was chosen is looked at from its heading on.
    const from = line ?? (scene?.origin && scene.origin.line - 0.5);
    const place = nextPlace(places, from, by);
    if (place) showPlace(place);
  };
  const step = (by: 1 | -1) => chooseRow(Math.min(scenes.length - 1, Math.max(0, at + by)));

  const top = useRef<HTMLDivElement>(null);
  // Script, findings and table are seen best when the head of the page is scrolled away.
  useEffect(() => {
    if (isShown) top.current?.scrollIntoView({ block: "start" });
  }, [isShown]);

  const chosenLine = (text: ScriptText) =>
    text.pages.flatMap(({ lines }) => lines).find((one) => one.line === line && isWithin(scene, one.line));

  return (
    <>
      <ToCheck findings={findings} questions={questions} onNext={() => showDoubt(1)} onShow={showPlace}>
        {waits}
      </ToCheck>
      {isNarrow && findings && (
        <div ref={top} className={styles.views}>
          <ToggleGroup
            label={say("What is shown")}
            options={[
              { value: "table", label: say("Table") },
              { value: "script", label: say("Script") },
            ]}
            value={isShown ? "script" : "table"}
            onChange={(view) => show(view === "script")}
          />
        </div>
      )}
      <div
        ref={isNarrow ? undefined : top}
        className={styles.workspace}
        data-view={isShown ? (isNarrow ? "script" : "both") : "table"}
      >
        {!(isShown && isNarrow) && (
          <div className={styles.table}>
            <BreakdownTable
              table={table}
              widths={widths}
              doubts={doubts}
              chosen={at < 0 ? undefined : at}
              lists={lists}
              editing={editing}
              onOpen={openRow}
              onChoose={isShown ? chooseRow : undefined}
            />
          </div>
        )}
        {isShown && findings?.draftVersion === undefined && <NoScript isRead={findings !== undefined} />}
        {isShown && findings?.draftVersion !== undefined && (
          <Loaded
            value={scriptText(id, findings.draftVersion)}
            label={say("Loading the script...")}
            failure={say("Failed to fetch the script")}
          >
            {(text) => (
              <>
                <ScriptPane
                  text={text}
                  scenes={scenes}
                  scene={scene}
                  line={line}
                  onLine={chooseLine}
                  onStep={step}
                  left={questions.left}
                  onDoubt={showDoubt}
                />
                {scene ? (
                  <ScenePanel
                    scene={scene}
                    next={scenes[at + 1]}
                    numbers={scenes.map(({ number }) => number)}
                    categories={findings.categories}
                    line={chosenLine(text)}
                    canSplit={line !== undefined && canBeSplitAt(scene, line)}
                    onShowLine={setLine}
                  />
                ) : (
                  <p className={styles.hint}>
                    {key !== undefined && say("There is no scene “{key}” in this breakdown. ", { key })}
                    {say("Choose a row of the table or a line of the script.")}
                  </p>
                )}
              </>
            )}
          </Loaded>
        )}
      </div>
    </>
  );
}

function NoScript({ isRead }: { readonly isRead: boolean }) {
  if (!isRead) return <Failure text={say("Failed to fetch what was found in the script")} />;
  return <p className={styles.hint}>{say("This breakdown was not made from a script, so there is none to show.")}</p>;
}
