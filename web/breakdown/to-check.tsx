import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { type ReactNode, useState } from "react";
import { CheckDialog } from "./check-dialog.tsx";
import type { Findings } from "./findings.ts";
import type { QuestionPlace, Questions } from "./questions.ts";
import { SamePeopleDialog } from "./same-people-dialog.tsx";
import styles from "./to-check.module.css";

interface ToCheckProps {
  readonly findings: Findings | undefined;
  readonly questions: Questions;
  /** Goes to the next line of the script that is in doubt. */
  readonly onNext: () => void;
  readonly onShow: (place: QuestionPlace) => void;
  /** What else waits for somebody. */
  readonly children: ReactNode;
}

/** What a person should look at before the breakdown is trusted. */
export function ToCheck({ findings, questions, onNext, onShow, children }: ToCheckProps) {
  const [isChecking, setIsChecking] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const { left, passing } = questions;
  return (
    <>
      <div className={styles.strip}>
        {children}
        {left > 0 && (
          <div>
            <span className={styles.left}>
              <CircleQuestionMark aria-hidden /> {left === 1 ? "1 thing to check" : `${left} things to check`}
            </span>
            <button type="button" onClick={() => setIsChecking(true)}>
              Go through the list
            </button>
            <button type="button" onClick={onNext}>
              Show the next
            </button>
          </div>
        )}
        {left === 0 && passing.length > 0 && (
          <div>
            <span>Nothing uncertain is left</span>
            <button type="button" onClick={() => setIsChecking(true)}>
              See what is named in passing
            </button>
          </div>
        )}
        {findings && findings.roles.length > 1 && (
          <div>
            {peopleText(findings) && <span>{peopleText(findings)}</span>}
            <button type="button" onClick={() => setIsComparing(true)}>
              Compare names
            </button>
          </div>
        )}
      </div>
      {isChecking && (
        <CheckDialog
          questions={questions}
          onShow={(place) => {
            setIsChecking(false);
            onShow(place);
          }}
          onClose={() => setIsChecking(false)}
        />
      )}
      {isComparing && findings && <SamePeopleDialog findings={findings} onClose={() => setIsComparing(false)} />}
    </>
  );
}

function peopleText({ suggestions, merged }: Findings): string {
  const [first, ...others] = suggestions;
  if (!first && merged.length === 0) return "";
  if (!first) return merged.length === 1 ? "1 name was merged" : `${merged.length} names were merged`;
  if (others.length > 0) return `${suggestions.length} pairs of names look like one person each`;
  return `${first.into.name} and ${first.from.name} look like one person`;
}
