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
  /** Whether a tap extends the selection instead of opening the cell. */
  readonly isSelecting: boolean;
  readonly onSelecting: (isSelecting: boolean) => void;
  readonly onCopy: () => void;
  readonly onPaste: () => void;
  readonly onFillDown: () => void;
  readonly onClear: () => void;
}

/** Buttons for editing the selected cells, for users without keyboard shortcuts. */
export function EditTools(props: EditToolsProps) {
  return (
    // Pressing a button must not move the focus from the cell.
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
