import { useMemo } from "react";
import { t } from "../i18n/translate.ts";
import { Deferred, LoadError } from "../layout/deferred.tsx";
import { useProject } from "../navigation/project-context.ts";
import { type ScriptText, scriptText } from "../script/script-text.ts";
import type { Findings, FoundScene } from "./corrections/findings.ts";
import { ScenePanel } from "./corrections/scene-panel.tsx";
import { draftVersionOf, scenesBeside } from "./episode-scenes.ts";
import { canBeSplitAt, isWithin } from "./script-pane/scene-span.ts";
import { ScriptPane } from "./script-pane/script-pane.tsx";
import styles from "./workspace.module.css";

interface ScriptBesideProps {
  readonly findings: Findings | undefined;
  readonly scenes: readonly FoundScene[];
  /** Index of the selected scene (-1 for none), and its key in the URL. */
  readonly at: number;
  readonly name: string | undefined;
  /** The selected line of the script. */
  readonly line: number | undefined;
  /** Number of uncertain items. */
  readonly left: number;
  readonly onLine: (line: number) => void;
  readonly onShowLine: (line: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onDoubt: (by: 1 | -1) => void;
}

/** The script of the breakdown, and the findings of the selected scene. */
export function ScriptBeside(props: ScriptBesideProps) {
  const { findings, scenes, at, name, line, left, onLine, onShowLine, onStep, onDoubt } = props;
  const { id } = useProject();
  const scene = scenes[at];
  // Lines are counted within a draft, and each episode has its own.
  const ofDraft = useMemo(() => scenesBeside(scenes, scene), [scenes, scene]);
  if (!findings) return <LoadError text={t("Failed to fetch the elements found in the script")} />;
  const draftVersion = draftVersionOf(findings, scene ?? scenes[0]);
  if (draftVersion === undefined) {
    return (
      <p className={styles.hint}>{t("This breakdown was not made from a script, so there is no script to show.")}</p>
    );
  }
  const chosenLine = (text: ScriptText) =>
    text.pages.flatMap(({ lines }) => lines).find((one) => one.line === line && isWithin(scene, one.line));
  return (
    <Deferred
      value={scriptText(id, draftVersion)}
      label={t("Loading the script...")}
      failure={t("Failed to fetch the script")}
    >
      {(text) => (
        <>
          <ScriptPane {...{ text, scene, line, left, onLine, onStep, onDoubt }} scenes={ofDraft} />
          {scene ? (
            <ScenePanel
              scene={scene}
              next={scenes[at + 1]}
              numbers={scenes.map(({ number }) => number)}
              categories={findings.categories}
              line={chosenLine(text)}
              canSplit={line !== undefined && canBeSplitAt(scene, line)}
              onShowLine={onShowLine}
            />
          ) : (
            <p className={styles.hint}>
              {name !== undefined && t("There is no scene “{key}” in this breakdown. ", { key: name })}
              {t("Choose a row of the table or a line of the script.")}
            </p>
          )}
        </>
      )}
    </Deferred>
  );
}
