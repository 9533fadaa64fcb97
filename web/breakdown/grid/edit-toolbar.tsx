import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import BoxSelect from "lucide-react/icons/box-select";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import Copy from "lucide-react/icons/copy";
import Eraser from "lucide-react/icons/eraser";
import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import { t } from "../../i18n/translate.ts";
import { IconButton } from "../../ui/form/icon-button.tsx";
import type { Editing } from "../grid-model/editing.ts";
import styles from "./grid-toolbar.module.css";

interface UndoRedoProps {
  readonly editing: Editing;
  readonly onBack: (way: "undo" | "redo") => void;
}

interface EditToolsProps extends UndoRedoProps {
  /** Whether a tap selects up to the tapped cell instead of opening it. */
  readonly isSelecting: boolean;
  readonly onSelecting: (isSelecting: boolean) => void;
  readonly onCopy: () => void;
  readonly onPaste: () => void;
  readonly onFillDown: () => void;
  readonly onClear: () => void;
}

/** What is done to the selected cells, for those who have no keys or do not know them. */
export function EditTools(props: EditToolsProps) {
  return (
    // A press must not take the keys from the cell that is meant.
    <div
      className={styles.edit}
      role="toolbar"
      aria-label={t("Edit the table")}
      onMouseDown={(event) => event.preventDefault()}
    >
      <UndoRedo editing={props.editing} onBack={props.onBack} />
      <IconButton
        label={t("Select several cells")}
        icon={<BoxSelect />}
        aria-pressed={props.isSelecting}
        onClick={() => props.onSelecting(!props.isSelecting)}
      />
      <IconButton label={t("Copy")} icon={<Copy />} onClick={props.onCopy} />
      <IconButton label={t("Paste")} icon={<ClipboardPaste />} onClick={props.onPaste} />
      <IconButton label={t("Fill down")} icon={<ArrowDownToLine />} onClick={props.onFillDown} />
      <IconButton label={t("Clear")} icon={<Eraser />} onClick={props.onClear} />
    </div>
  );
}

/** The way back over what was typed, and forth again. */
export function UndoRedo({ editing, onBack }: UndoRedoProps) {
  return (
    <>
      <IconButton
        label={t("Undo")}
        icon={<Undo className="mirrors" />}
        disabled={!editing.canUndo}
        onClick={() => onBack("undo")}
      />
      <IconButton
        label={t("Redo")}
        icon={<Redo className="mirrors" />}
        disabled={!editing.canRedo}
        onClick={() => onBack("redo")}
      />
    </>
  );
}
