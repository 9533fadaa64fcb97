import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type ReactNode, useId } from "react";
import styles from "./side-list.module.css";

export interface SideListItem {
  readonly id: string;
  readonly label: string;
  /** A second line: a location, a date, the role of an actor. */
  readonly note?: string | undefined;
  /** A second line that is not part of the button's name. */
  readonly state?: string | undefined;
  /** A short warning. */
  readonly warning?: string | undefined;
}

interface SideListProps {
  readonly title: string;
  readonly items: readonly SideListItem[];
  readonly selected?: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly disabled?: boolean;
  /** Shown instead of an empty list: loading, empty or error state. */
  readonly children?: ReactNode;
}

/** A column of buttons, one of which is selected; on phones a scrolling row. */
export function SideList({ title, items, selected, onSelect, disabled = false, children }: SideListProps) {
  const titleId = useId();
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
        {items.length > 0 && <span className={styles.count}>{items.length}</span>}
      </h2>
      {items.length === 0 && <div className={styles.words}>{children}</div>}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ id, label, note, state, warning }) => (
            <li key={id}>
              <button
                ref={id === selected ? intoSight : undefined}
                type="button"
                className={styles.item}
                aria-labelledby={state && `${titleId}-${id}`}
                aria-describedby={state && `${titleId}-${id}-state`}
                aria-current={id === selected ? "true" : undefined}
                disabled={disabled}
                onClick={() => onSelect(id)}
              >
                <span id={state && `${titleId}-${id}`}>{label}</span>
                {state && <small id={`${titleId}-${id}-state`}>{state}</small>}
                {note && <small>{note}</small>}
                {warning && (
                  <small className={styles.warning}>
                    <TriangleAlert aria-hidden /> {warning}
                  </small>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** On phones, the selected item may be off-screen. */
function intoSight(item: HTMLElement | null): void {
  const row = item?.closest("ul");
  if (row && row.scrollWidth > row.clientWidth) item?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
