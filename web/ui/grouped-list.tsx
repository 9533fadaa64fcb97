import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ReactNode, useId, useState } from "react";
import styles from "./grouped-list.module.css";

export interface ListedGroup {
  readonly key: string;
  readonly title: string;
  /** Rendered only while the group is open. */
  readonly items: readonly (() => ReactNode)[];
}

/** Maximum number of items that are shown without opening their groups. */
const FEW = 3;

/** Lists under titles that open and close. All are open at first if they have few items together. */
export function GroupedList({ groups }: { readonly groups: readonly ListedGroup[] }) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isShort = groups.reduce((sum, { items }) => sum + items.length, 0) <= FEW;
  return (
    <ul className={styles.groups}>
      {groups.map((group) => {
        const isOpen = chosen.get(group.key) ?? isShort;
        const toggle = () => setChosen(new Map(chosen).set(group.key, !isOpen));
        return <Group key={group.key} group={group} isOpen={isOpen} onToggle={toggle} />;
      })}
    </ul>
  );
}

interface GroupProps {
  readonly group: ListedGroup;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Group({ group: { title, items }, isOpen, onToggle }: GroupProps) {
  const id = useId();
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <li>
      <button type="button" className={styles.title} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <Icon size={16} aria-hidden />
        {title}
      </button>
      <ul id={id} className={styles.items} hidden={!isOpen}>
        {isOpen &&
          items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The items of a group have no identity.
            <li key={at}>{item()}</li>
          ))}
      </ul>
    </li>
  );
}
