import Keyboard from "lucide-react/icons/keyboard";
import { Popover } from "../../ui/popover.tsx";
import styles from "./sheet-tools.module.css";

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["Arrows, Tab", "to the next cell"],
  ["Ctrl+arrow", "to the end of what is filled"],
  ["Home, End", "to the first or last column; with Ctrl of all scenes"],
  ["Shift+arrow, Ctrl+A", "select cells"],
  ["Enter, F2", "write in the cell; when reading, open the scene in the script"],
  ["Letters", "write over the cell"],
  ["Shift+Enter", "a new line in a long cell"],
  ["Escape", "take back what is being typed; then Tab leaves the table"],
  ["Ctrl+C, Ctrl+X, Ctrl+V", "copy, cut and paste, also from and into spreadsheets"],
  ["Ctrl+D", "fill down from the first selected scene"],
  ["Delete", "empty the selected cells"],
  ["Ctrl+Z, Ctrl+Y", "undo, redo"],
  ["Alt+Down", "filter and group by the column"],
  ["Ctrl+F", "search in the table"],
];

/** Which keys do what in the table. */
export function KeyHelp() {
  return (
    <Popover label="Keys in the table" icon={<Keyboard />}>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
