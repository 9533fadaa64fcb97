import PencilLine from "lucide-react/icons/pencil-line";
import { memo } from "react";
import { t } from "../../i18n/translate.ts";
import type { StripPaper } from "../../ui/form/strip-swatch.tsx";
import type { SceneReviewReasons } from "../corrections/findings.ts";
import { UncertainBadge } from "../corrections/uncertain-badge.tsx";
import styles from "./scene-list.module.css";
import { sceneSummary } from "./scene-summary.ts";

interface SceneCardProps {
  readonly row: number;
  readonly columns: readonly string[];
  readonly cells: readonly string[];
  readonly paper: StripPaper | undefined;
  readonly doubts: SceneReviewReasons | undefined;
  /** Whether it has unsaved changes. */
  readonly isChanged: boolean;
  readonly isChosen: boolean;
  readonly isActive: boolean;
  /** Must be a stable function. */
  readonly onOpen: (row: number) => void;
}

/** A summary of a scene, which opens its details. */
export const SceneCard = memo(function SceneCard(props: SceneCardProps) {
  const { row, columns, cells, paper, doubts, isChanged, isChosen, isActive, onOpen } = props;
  const { number, heading, pages, characters } = sceneSummary({ columns }, cells);
  return (
    <button
      type="button"
      className={styles.card}
      aria-current={isChosen ? "true" : undefined}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onOpen(row)}
    >
      <span className={styles.edge} data-paper={paper} aria-hidden />
      <strong>{number || "–"}</strong>
      <span className={styles.heading}>{heading}</span>
      <span className={styles.facts}>
        {isChanged && (
          <span className={styles.changed} role="img" aria-label={t("Not saved yet")} title={t("Not saved yet")}>
            <PencilLine aria-hidden />
          </span>
        )}
        {doubts && doubts.size > 0 && <UncertainBadge of={[...doubts.values()].join(", ")} />}
        {pages && <span className={styles.pages}>{pages}</span>}
      </span>
      <span className={styles.cast}>{characters}</span>
    </button>
  );
});
