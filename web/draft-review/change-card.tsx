import { t } from "../i18n/translate.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import styles from "./change-card.module.css";
import { type DraftChange, KINDS, shownKind } from "./draft.ts";
import { WordDiff } from "./word-diff.tsx";

interface ChangeCardProps {
  readonly change: DraftChange;
  /** Sets whether a returning scene gets its earlier data back; only for users who may apply the draft. */
  readonly onReturn?: ((returns: boolean) => void) | undefined;
  readonly returns: boolean;
}

const WORDS: Readonly<Partial<Record<DraftChange["kind"], string>>> = {
  moved: t("Moved within the script."),
  new: t("This scene is not in the breakdown."),
  gone: t("This scene is not in the draft. It is set aside with everything you have written and never deleted."),
  returned: t("This scene was set aside and is back, with everything it had."),
};

/** A draft's change of one scene. */
export function ChangeCard({ change, onReturn, returns }: ChangeCardProps) {
  const { kind, number, heading, cells, kept } = change;
  return (
    <article className={styles.card} data-kind={kind}>
      <header className={styles.head}>
        <h2>
          <span className={styles.number}>{number}</span>
          <span>{heading}</span>
        </h2>
        <span className={styles.kind}>{KINDS[shownKind(change)]}</span>
      </header>
      {WORDS[kind] && <p className={styles.words}>{WORDS[kind]}</p>}
      {kind === "returned" && onReturn && (
        <Checkbox
          label={t("Same scene")}
          checked={returns}
          onChange={(event) => onReturn(event.currentTarget.checked)}
        />
      )}
      {(cells.length > 0 || kept.length > 0) && (
        <dl className={styles.cells}>
          {cells.map(({ column, words }) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>
                <WordDiff words={words} />
              </dd>
            </div>
          ))}
          {kept.map(({ column, yours, draft }) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>
                <p>
                  {yours || t("(empty)")} <span className={styles.kept}>{t("Yours is kept")}</span>
                </p>
                <p className={styles.words}>{t("The draft says: {draft}", { draft: draft || "nothing" })}</p>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
