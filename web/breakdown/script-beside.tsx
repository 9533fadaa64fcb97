import { Failure, Loaded } from "../loaded.tsx";
import { useProject } from "../project-context.ts";
import { say } from "../texts/say.ts";
import type { Findings, FoundScene } from "./findings.ts";
import { ScenePanel } from "./scene-panel.tsx";
import { canBeSplitAt, isWithin } from "./scene-span.ts";
import { ScriptPane } from "./script-pane.tsx";
import { type ScriptText, scriptText } from "./script-text.ts";
import styles from "./workspace.module.css";

interface ScriptBesideProps {
  readonly findings: Findings | undefined;
  readonly scenes: readonly FoundScene[];
  /** The place of the chosen scene among them, and what the address calls it; -1 for none. */
  readonly at: number;
  readonly name: string | undefined;
  /** The chosen line of the script. */
  readonly line: number | undefined;
  /** How many things are uncertain. */
  readonly left: number;
  readonly onLine: (line: number) => void;
  readonly onShowLine: (line: number) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onDoubt: (by: 1 | -1) => void;
}

/** The script that a breakdown was made from, and what was found in the chosen scene. */
export function ScriptBeside(props: ScriptBesideProps) {
  const { findings, scenes, at, name, line, left, onLine, onShowLine, onStep, onDoubt } = props;
  const { id } = useProject();
  const scene = scenes[at];
  if (!findings) return <Failure text={say("Failed to fetch the elements found in the script")} />;
  if (findings.draftVersion === undefined) {
    return (
      <p className={styles.hint}>{say("This breakdown was not made from a script, so there is no script to show.")}</p>
    );
  }
  const chosenLine = (text: ScriptText) =>
    text.pages.flatMap(({ lines }) => lines).find((one) => one.line === line && isWithin(scene, one.line));
  return (
    <Loaded
      value={scriptText(id, findings.draftVersion)}
      label={say("Loading the script...")}
      failure={say("Failed to fetch the script")}
    >
      {(text) => (
        <>
          <ScriptPane {...{ text, scenes, scene, line, left, onLine, onStep, onDoubt }} />
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
              {name !== undefined && say("There is no scene “{key}” in this breakdown. ", { key: name })}
              {say("Choose a row of the table or a line of the script.")}
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}
