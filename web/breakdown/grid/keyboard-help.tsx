import Keyboard from "lucide-react/icons/keyboard";
import { t } from "../../i18n/translate.ts";
import { Popover } from "../../ui/popover.tsx";
import styles from "./grid-toolbar.module.css";

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  [t("Arrows, Tab"), t("to the next cell")],
  ["Ctrl+arrow", t("to the edge of the filled cells")],
  [t("Home, End"), t("to the first or last column; with Ctrl, also the first or last scene")],
  [t("Shift+arrow, Ctrl+A"), t("select cells")],
  [t("Shift+Space, Ctrl+Space"), t("select the row or the column")],
  [t("Enter, F2"), t("edit the cell; when reading, open the scene in the script")],
  [t("Letters"), t("replace the cell")],
  ["Shift+Enter", t("a new line in a long cell")],
  [t("Escape"), t("undo what is being typed; then Tab leaves the table")],
  [t("Ctrl+C, Ctrl+X, Ctrl+V"), t("copy, cut and paste, also from and into spreadsheets")],
  ["Ctrl+D", t("fill down from the first selected scene")],
  [t("Delete"), t("clear the selected cells")],
  [t("Ctrl+Z, Ctrl+Y"), t("undo, redo")],
  ["Alt+Down", t("filter and group by the column")],
  ["Ctrl+F", t("search the table")],
];

/** Keyboard shortcuts of the table. */
export function KeyHelp() {
  return (
    <Popover label={t("Keyboard shortcuts")} icon={<Keyboard />}>
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
