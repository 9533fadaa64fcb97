import { type ReactNode, useState } from "react";
import { countUncertain, type Findings, type FoundScene } from "./findings.ts";
import { SamePeopleDialog } from "./same-people-dialog.tsx";
import styles from "./to-check.module.css";
import { UncertainMark } from "./uncertain-mark.tsx";

interface ToCheckProps {
  readonly findings: Findings | undefined;
  readonly scenes: readonly FoundScene[];
  /** Goes to the next scene that has something uncertain. */
  readonly onNext: () => void;
  /** What else waits for somebody. */
  readonly children: ReactNode;
}

/** What a person should look at before the breakdown is trusted. */
export function ToCheck({ findings, scenes, onNext, children }: ToCheckProps) {
  const [isComparing, setIsComparing] = useState(false);
  const count = scenes.reduce((sum, scene) => sum + countUncertain(scene), 0);
  const people = (findings?.suggestions.length ?? 0) + (findings?.merged.length ?? 0);
  return (
    <>
      <div className={styles.strip}>
        {children}
        {count > 0 && (
          <div>
            <UncertainMark of={count === 1 ? "1 finding" : `${count} findings`} isInWords />
            <button type="button" onClick={onNext}>
              Show the next
            </button>
          </div>
        )}
        {findings && people > 0 && (
          <div>
            <span>{peopleText(findings)}</span>
            <button type="button" onClick={() => setIsComparing(true)}>
              Compare names
            </button>
          </div>
        )}
      </div>
      {isComparing && findings && <SamePeopleDialog findings={findings} onClose={() => setIsComparing(false)} />}
    </>
  );
}

function peopleText({ suggestions, merged }: Findings): string {
  const [first, ...others] = suggestions;
  if (!first) return merged.length === 1 ? "1 name was merged" : `${merged.length} names were merged`;
  if (others.length > 0) return `${suggestions.length} pairs of names look like one person each`;
  return `${first.into.name} and ${first.from.name} look like one person`;
}
