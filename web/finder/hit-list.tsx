import { useEffect, useRef } from "react";
import { t } from "../i18n/translate.ts";
import { type FindTarget, type Hit, type HitGroup, KINDS } from "./find-target.ts";
import styles from "./finder-dialog.module.css";

interface HitListProps {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** The result that Enter opens. */
  readonly active: Hit | undefined;
  readonly onChoose: (find: FindTarget) => void;
}

export const optionId = (list: string, { kind, id }: FindTarget) => `${list}-${kind}-${encodeURIComponent(id)}`;

/** Results by kind. The focus stays in the field, which refers to the active result. */
export function HitList({ id, groups, active, onChoose }: HitListProps) {
  return (
    <div id={id} role="listbox" aria-label={t("Search results")} className={styles.list}>
      {groups.map(({ kind, hits, total }) => (
        // biome-ignore lint/a11y/useSemanticElements: A fieldset is not allowed in a listbox.
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className={styles.kind} role="presentation">
            {total > hits.length
              ? t("{kind}: top {count} of {total}", { kind: KINDS[kind], count: hits.length, total })
              : KINDS[kind]}
          </p>
          {hits.map((hit) => (
            <Option key={hit.find.id} list={id} hit={hit} isActive={hit === active} onChoose={onChoose} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<HitListProps, "onChoose"> {
  readonly list: string;
  readonly hit: Hit;
  readonly isActive: boolean;
}

function Option({ list, hit: { find, at }, isActive, onChoose }: OptionProps) {
  const box = useRef<HTMLDivElement>(null);
  // The scroll position is outside React.
  useEffect(() => {
    if (isActive) box.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: The field has the focus and refers to the active option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: The field handles the keyboard.
    <div
      ref={box}
      id={optionId(list, find)}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onClick={() => onChoose(find)}
    >
      <span>
        {[...find.label].map((letter, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: Letters have no identity other than their index.
          at.has(place) ? <mark key={place}>{letter}</mark> : letter,
        )}
      </span>
      {find.note && <small>{find.note}</small>}
    </div>
  );
}
