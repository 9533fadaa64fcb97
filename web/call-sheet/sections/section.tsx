import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, use, useId } from "react";
import { FoldContext } from "./fold-context.ts";
import styles from "./sections.module.css";

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A titled section of a sheet, which can be folded where `FoldContext` is. */
export function Section({ title, note, children }: SectionProps) {
  const fold = use(FoldContext);
  const content = useId();
  const isOpen = fold === undefined || fold.open.has(title);
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.heading}>
        {fold ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-controls={content}
            onClick={() => fold.onToggle(title)}
          >
            <ChevronDown aria-hidden />
            {title}
          </button>
        ) : (
          title
        )}
        {note && <small>{note}</small>}
      </h3>
      <div id={content} className={styles.content} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
