import Keyboard from "lucide-react/icons/keyboard";
import { say } from "../../texts/say.ts";
import { Popover } from "../../ui/popover.tsx";
import styles from "./sheet-tools.module.css";

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  [say("Arrows, Tab"), say("to the next cell")],
  ["Ctrl+arrow", say("to the edge of the filled cells")],
  [say("Home, End"), say("to the first or last column; with Ctrl, also the first or last scene")],
  [say("Shift+arrow, Ctrl+A"), say("select cells")],
  [say("Enter, F2"), say("edit the cell; when reading, open the scene in the script")],
  [say("Letters"), say("replace the cell")],
  ["Shift+Enter", say("a new line in a long cell")],
  [say("Escape"), say("undo what is being typed; then Tab leaves the table")],
  [say("Ctrl+C, Ctrl+X, Ctrl+V"), say("copy, cut and paste, also from and into spreadsheets")],
  ["Ctrl+D", say("fill down from the first selected scene")],
  [say("Delete"), say("clear the selected cells")],
  [say("Ctrl+Z, Ctrl+Y"), say("undo, redo")],
  ["Alt+Down", say("filter and group by the column")],
  ["Ctrl+F", say("search the table")],
];

/** Which keys do what in the table. */
export function KeyHelp() {
  return (
    <Popover label={say("Keyboard shortcuts")} icon={<Keyboard />}>
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
