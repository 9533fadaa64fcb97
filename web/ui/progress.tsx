import { useId } from "react";
import { wholePercentText } from "../i18n/numbers.ts";
import styles from "./progress.module.css";

interface ProgressProps {
  /** Current stage ("Reading pages"). Changes are announced. */
  readonly stage: string;
  /** Overall progress, 0 to 100. */
  readonly percent: number;
}

export function Progress({ stage, percent }: ProgressProps) {
  const stageId = useId();
  const whole = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={styles.progress}>
      <span id={stageId} role="status">
        {stage}
      </span>
      <output className={styles.figure}>{wholePercentText(whole / 100)}</output>
      <progress className={styles.bar} max={100} value={whole} aria-labelledby={stageId} />
    </div>
  );
}
