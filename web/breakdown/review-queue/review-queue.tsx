import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { type ReactNode, useState } from "react";
import { t } from "../../i18n/translate.ts";
import type { Findings } from "../corrections/findings.ts";
import { SamePeopleDialog } from "./merge-characters-dialog.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import type { ReviewItems, ReviewPosition } from "./review-items.ts";
import styles from "./review-queue.module.css";

interface ToCheckProps {
  readonly findings: Findings | undefined;
  readonly questions: ReviewItems;
  /** Moves to the next uncertain line of the script. */
  readonly onNext: () => void;
  readonly onShow: (place: ReviewPosition) => void;
  /** Other pending work. */
  readonly children: ReactNode;
}

/** Review work to do before the breakdown can be trusted. */
export function ReviewQueue({ findings, questions, onNext, onShow, children }: ToCheckProps) {
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
              <CircleQuestionMark aria-hidden />{" "}
              {t("{left, plural, one {# item to check} other {# items to check}}", { left })}
            </span>
            <button type="button" onClick={() => setIsChecking(true)}>
              {t("Review the list")}
            </button>
            <button type="button" onClick={onNext}>
              {t("Show the next")}
            </button>
          </div>
        )}
        {left === 0 && passing.length > 0 && (
          <div>
            <span>{t("Nothing left to check")}</span>
            <button type="button" onClick={() => setIsChecking(true)}>
              {t("See elements mentioned in passing")}
            </button>
          </div>
        )}
        {findings && findings.roles.length > 1 && (
          <div>
            {peopleText(findings) && <span>{peopleText(findings)}</span>}
            <button type="button" onClick={() => setIsComparing(true)}>
              {t("Compare names")}
            </button>
          </div>
        )}
      </div>
      {isChecking && (
        <ReviewDialog
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
  if (!first)
    return t("{count, plural, one {# name was merged} other {# names were merged}}", { count: merged.length });
  if (others.length > 0) return t("{count} pairs of names look like the same person", { count: suggestions.length });
  return t("{name} and {name2} look like the same person", { name: first.into.name, name2: first.from.name });
}
