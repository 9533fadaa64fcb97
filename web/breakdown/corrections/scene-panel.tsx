import ListPlus from "lucide-react/icons/list-plus";
import Merge from "lucide-react/icons/merge";
import Split from "lucide-react/icons/split";
import { useState } from "react";
import { t } from "../../i18n/translate.ts";
import type { ScriptLine } from "../../script/script-text.ts";
import { Button } from "../../ui/form/button.tsx";
import { useCorrections } from "./corrections.ts";
import { FindDialog } from "./find-dialog.tsx";
import { FindingGroup } from "./finding-group.tsx";
import { type FoundScene, findingsByColumn, isHeadingUncertain } from "./findings.ts";
import { HeadingForm } from "./heading-form.tsx";
import { headingOf, namedScene, sceneInText } from "./heading-text.ts";
import styles from "./scene-panel.module.css";
import { SplitDialog } from "./split-dialog.tsx";
import { UncertainBadge } from "./uncertain-badge.tsx";

interface ScenePanelProps {
  readonly scene: FoundScene;
  /** The scene of the next row. */
  readonly next: FoundScene | undefined;
  /** Scene numbers in use. */
  readonly numbers: readonly string[];
  readonly categories: readonly string[];
  /** The selected line of the scene. */
  readonly line: ScriptLine | undefined;
  /** Whether the scene can be split at the line. */
  readonly canSplit: boolean;
  readonly onShowLine: (line: number) => void;
}

/** The findings of one scene, and its corrections. */
export function ScenePanel({ scene, next, numbers, categories, line, canSplit, onShowLine }: ScenePanelProps) {
  const { may, act } = useCorrections();
  const [isSplitting, setIsSplitting] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  const name = namedScene(scene);
  const others = scene.parts.filter(({ id }) => id !== scene.id);
  return (
    <section className={styles.panel} aria-labelledby="scene-panel">
      <header className={styles.head}>
        <h2 id="scene-panel">{name}</h2>
        {may && (
          <div className={styles.acts}>
            <Button icon={<Split />} disabled={!canSplit} onClick={() => setIsSplitting(true)}>
              {t("Split here")}
            </Button>
            <Button icon={<ListPlus />} disabled={!line} onClick={() => setIsFinding(true)}>
              {t("Add missing element")}
            </Button>
            {next && (
              <Button
                icon={<Merge />}
                onClick={() =>
                  act(
                    { kind: "merge", rows: [scene.id, next.id] },
                    t("{name} and {next} merged.", { name, next: sceneInText(next) }),
                  )
                }
              >
                {t("Merge with {number}", { number: next.number || t("the next") })}
              </Button>
            )}
          </div>
        )}
      </header>
      {may && scene.origin && (
        <p className={styles.line}>
          {line ? (
            <q>{line.text}</q>
          ) : (
            t("Choose a line of the script to split the scene there or to add a missing element.")
          )}
        </p>
      )}
      {may ? (
        <HeadingForm key={`${scene.id} ${scene.number} ${headingOf(scene)}`} scene={scene} />
      ) : (
        <p>
          {headingOf(scene)} {isHeadingUncertain(scene) && <UncertainBadge of={t("the heading")} isInWords />}
        </p>
      )}
      {!scene.origin && (
        <p className={styles.quiet}>{t("This scene was added by hand, so it has no place in the script.")}</p>
      )}
      {others.length > 0 && (
        <ul className={styles.parts} aria-label={t("Merged scenes")}>
          {others.map(({ id, heading, origin }) => (
            <li key={id}>
              <span>{heading}</span>
              {may && origin && (
                <Button
                  onClick={() =>
                    act(
                      { kind: "split", row: scene.id, line: origin.line, heading: {} },
                      t("{heading} is a separate scene again.", { heading }),
                    )
                  }
                >
                  {t("Split off again")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {findingsByColumn(scene).map(([column, found]) => (
        <FindingGroup
          key={column}
          scene={scene}
          column={column}
          found={found}
          categories={categories}
          onShowLine={onShowLine}
        />
      ))}
      {scene.origin && scene.findings.length === 0 && (
        <p className={styles.quiet}>{t("No elements found in this scene.")}</p>
      )}
      {isFinding && line && (
        <FindDialog scene={scene} line={line} categories={categories} onClose={() => setIsFinding(false)} />
      )}
      {isSplitting && line && (
        <SplitDialog scene={scene} line={line} numbers={numbers} onClose={() => setIsSplitting(false)} />
      )}
    </section>
  );
}
