import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { Fragment, type ReactNode, useState } from "react";
import { t } from "../../i18n/translate.ts";
import { PopoverMenu } from "../../layout/popover-menu.tsx";
import type { Findings } from "../corrections/findings.ts";
import { SamePeopleDialog } from "./merge-characters-dialog.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import type { ReviewItems, ReviewPosition } from "./review-items.ts";
import styles from "./review-queue.module.css";

interface ToCheckProps {
  readonly findings: Findings | undefined;
  readonly questions: ReviewItems;
  /** Whether it is one button, which opens a menu. */
  readonly isFolded: boolean;
  /** Whether that button shows only how many there are. */
  readonly isShort: boolean;
  /** Moves to the next uncertain line of the script. */
  readonly onNext: () => void;
  readonly onShow: (place: ReviewPosition) => void;
  /** Other pending work. */
  readonly children: ReactNode;
}

/** Review work to do before the breakdown can be trusted: in one line, or folded behind one button. */
export function ReviewQueue({ findings, questions, isFolded, isShort, onNext, onShow, children }: ToCheckProps) {
  const [isChecking, setIsChecking] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const works = worksOf(findings, questions);
  const [first] = works;
  const begin = { review: () => setIsChecking(true), next: onNext, compare: () => setIsComparing(true) };
  return (
    <>
      <div className={styles.strip} data-folded={isFolded}>
        {children}
        {isFolded && first && (
          <PopoverMenu
            label={first.said || t("Compare names")}
            short={isShort ? String(first.count || "") : undefined}
            icon={first.isOpen && <CircleQuestionMark aria-hidden className={styles.open} />}
          >
            {(close) =>
              works.map(({ said, ways }, at) => (
                <Fragment key={ways[0]?.[0]}>
                  {at > 0 && said && <p>{said}</p>}
                  {ways.map(([way, label]) => (
                    <button
                      key={way}
                      type="button"
                      onClick={() => {
                        close();
                        begin[way]();
                      }}
                    >
                      {label}
                    </button>
                  ))}
                </Fragment>
              ))
            }
          </PopoverMenu>
        )}
        {!isFolded &&
          works.map(({ said, isOpen, ways }) => (
            <div key={ways[0]?.[0]}>
              {said && (
                <span className={isOpen ? styles.left : undefined}>
                  {isOpen && <CircleQuestionMark aria-hidden />} {said}
                </span>
              )}
              {ways.map(([way, label]) => (
                <button key={way} type="button" onClick={begin[way]}>
                  {label}
                </button>
              ))}
            </div>
          ))}
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

interface ReviewWork {
  /** What there is to do. */
  readonly said: string;
  /** How many there are. */
  readonly count: number;
  /** Whether there is something to decide. */
  readonly isOpen: boolean;
  readonly ways: readonly (readonly ["review" | "next" | "compare", string])[];
}

/** What there is to do, open questions first. */
function worksOf(findings: Findings | undefined, { left, passing }: ReviewItems): readonly ReviewWork[] {
  const works: ReviewWork[] = [];
  if (left > 0) {
    works.push({
      said: t("{left, plural, one {# item to check} other {# items to check}}", { left }),
      count: left,
      isOpen: true,
      ways: [
        ["review", t("Review the list")],
        ["next", t("Show the next")],
      ],
    });
  }
  if (left === 0 && passing.length > 0) {
    works.push({
      said: t("Nothing left to check"),
      count: 0,
      isOpen: false,
      ways: [["review", t("See elements mentioned in passing")]],
    });
  }
  if (findings && findings.roles.length > 1) {
    const count = findings.suggestions.length;
    works.push({ said: peopleText(findings), count, isOpen: count > 0, ways: [["compare", t("Compare names")]] });
  }
  return works.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen));
}

function peopleText({ suggestions, merged }: Findings): string {
  const [first, ...others] = suggestions;
  if (!first && merged.length === 0) return "";
  if (!first)
    return t("{count, plural, one {# name was merged} other {# names were merged}}", { count: merged.length });
  if (others.length > 0) return t("{count} pairs of names look like the same person", { count: suggestions.length });
  return t("{name} and {name2} look like the same person", { name: first.into.name, name2: first.from.name });
}
