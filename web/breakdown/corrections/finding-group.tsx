import Check from "lucide-react/icons/check";
import FolderInput from "lucide-react/icons/folder-input";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { categoryColour } from "../../../shared/breakdown/model/category-colours.ts";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import { t } from "../../i18n/translate.ts";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { useCorrections } from "./corrections.ts";
import { type Finding, type FoundScene, findingKey, isUncertain } from "./findings.ts";
import { sceneInText } from "./heading-text.ts";
import { MoveDialog } from "./move-dialog.tsx";
import styles from "./scene-panel.module.css";
import { UncertainBadge } from "./uncertain-badge.tsx";

type Verdict = NonNullable<Finding["verdict"]>;

interface FindingGroupProps {
  readonly scene: FoundScene;
  readonly column: string;
  readonly found: readonly Finding[];
  readonly categories: readonly string[];
  readonly onShowLine: (line: number) => void;
}

/** The findings of one column, with their positions in the script and verdicts. */
export function FindingGroup({ scene, column, found, categories, onShowLine }: FindingGroupProps) {
  return (
    <section className={styles.group} aria-label={columnText(column)}>
      <h3>
        <span className={styles.mark} data-mark={categoryColour(column)} aria-hidden />
        {columnText(column)} <small>{found.length}</small>
      </h3>
      <ul>
        {found.map((finding) => (
          <li key={findingKey(finding)} data-verdict={finding.verdict}>
            <button type="button" title={t("Show in the script")} onClick={() => onShowLine(finding.origin.line)}>
              <span>{finding.name}</span>
              {isUncertain(finding) && <UncertainBadge of={finding.name} />}
              {finding.because && <em>{t("because of: {because}", { because: finding.because })}</em>}
              {isUncertain(finding) && finding.doubt === "unheard" && <em>{t("no dialogue in the script")}</em>}
              {finding.byHand && <em>{t("added by hand")}</em>}
              {finding.quote && <q>{finding.quote}</q>}
              <small>{t("p. {page}", { page: finding.origin.page })}</small>
            </button>
            <Judgement scene={scene} finding={finding} categories={categories} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface JudgementProps {
  readonly scene: FoundScene;
  readonly finding: Finding;
  readonly categories: readonly string[];
}

function Judgement({ scene, finding, categories }: JudgementProps) {
  const { may, act } = useCorrections();
  const [isMoving, setIsMoving] = useState(false);
  const { kind, name, category, verdict } = finding;
  if (!may) return verdict && <small className={styles.verdict}>{verdict}</small>;
  const judge = (said: Verdict) => {
    const isTakenBack = verdict === said;
    const words = isTakenBack
      ? finding.byHand
        ? t("“{name}” is no longer in {scene}.", { name, scene: sceneInText(scene) })
        : t("“{name}” in {scene} is undecided again.", { name, scene: sceneInText(scene) })
      : t("“{name}” {said} in {scene}.", { name, said, scene: sceneInText(scene) });
    const named = { kind, name, ...(category !== undefined && { category }) };
    act({ kind: "judge", rows: [scene.id], finding: named, verdict: isTakenBack ? null : said }, words);
  };
  return (
    <div className={styles.verdict}>
      {kind === "element" && (
        <IconButton
          label={t("Move {name} to another category", { name })}
          icon={<FolderInput />}
          onClick={() => setIsMoving(true)}
        />
      )}
      <IconButton
        label={t("Accept {name}", { name })}
        icon={<Check />}
        aria-pressed={verdict === "accepted"}
        onClick={() => judge("accepted")}
      />
      <IconButton
        label={t("Reject {name}", { name })}
        icon={<X />}
        aria-pressed={verdict === "rejected"}
        onClick={() => judge("rejected")}
      />
      {isMoving && (
        <MoveDialog scene={scene} finding={finding} categories={categories} onClose={() => setIsMoving(false)} />
      )}
    </div>
  );
}
