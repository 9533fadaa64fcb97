import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import ScrollText from "lucide-react/icons/scroll-text";
import { type ReactNode, useRef } from "react";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import type { KnownTable } from "../../../shared/tables/three-way-merge.ts";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { EditableCell } from "../../ui/form/editable-cell.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import type { SceneReviewReasons } from "../corrections/findings.ts";
import { namedScene } from "../corrections/heading-text.ts";
import { UncertainBadge } from "../corrections/uncertain-badge.tsx";
import { UndoRedo } from "../grid/edit-toolbar.tsx";
import { firstDifference } from "../grid-model/edit-history.ts";
import type { Editing } from "../grid-model/editing.ts";
import styles from "./scene-editor.module.css";
import { sceneSummary } from "./scene-summary.ts";

interface SceneSheetProps {
  readonly table: KnownTable;
  readonly row: number;
  /** Displayed rows, in order. */
  readonly rows: readonly number[];
  readonly editing: Editing | undefined;
  readonly doubts: SceneReviewReasons | undefined;
  readonly said: ReactNode;
  readonly acts: ReactNode;
  readonly onGo: (row: number) => void;
  readonly onScript: (row: number) => void;
  readonly onClose: () => void;
}

/** All fields of one scene, full-screen on a phone. */
export function SceneEditor(props: SceneSheetProps) {
  const { table, row, rows, editing, doubts, said, acts, onGo, onScript, onClose } = props;
  const { columns } = table;
  const cells = table.rows[row] ?? [];
  const { number, heading } = sceneSummary(table, cells);
  const place = rows.indexOf(row);
  const [previous, next] = place < 0 ? [] : [rows[place - 1], rows[place + 1]];

  // Letters typed in a row in one field are one step; leaving the field begins another step.
  const word = useRef(0);

  function back(way: "undo" | "redo") {
    const difference = editing && firstDifference(table, editing[way]());
    if (difference && difference.row !== row) onGo(difference.row);
  }

  return (
    <Dialog
      title={namedScene({ number, location: heading })}
      maxWidth={640}
      isScreen
      onClose={onClose}
      actions={
        <div className={styles.acts}>
          <IconButton
            label={t("Previous scene")}
            icon={<ChevronLeft className="mirrors" />}
            disabled={previous === undefined}
            onClick={() => previous !== undefined && onGo(previous)}
          />
          <IconButton
            label={t("Next scene")}
            icon={<ChevronRight className="mirrors" />}
            disabled={next === undefined}
            onClick={() => next !== undefined && onGo(next)}
          />
          {editing && <UndoRedo editing={editing} onBack={back} />}
          <span />
          {acts}
        </div>
      }
    >
      <div key={row} ref={fromItsBeginning} className={styles.content}>
        {said}
        {/* Before the fields, so that opening a scene does not bring up the keyboard. */}
        <Button icon={<ScrollText />} onClick={() => onScript(row)}>
          {t("Show in the script")}
        </Button>
        {editing ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: Only tracks when one of its fields loses focus.
          <div className={styles.fields} onBlur={() => word.current++}>
            {columns.map((column, at) => (
              <div key={column}>
                <span className={styles.name}>
                  <span aria-hidden>{columnText(column)}</span> <Doubt of={doubts?.get(column)} />
                </span>
                <EditableCell
                  look="form"
                  value={cells[at] ?? ""}
                  label={t("{column} of scene {number}", { column: columnText(column), number: cells[0] || row + 1 })}
                  onChange={(text) => editing.type(row, at, text, `${row} ${at} ${word.current}`)}
                />
              </div>
            ))}
          </div>
        ) : (
          <dl className={styles.fields}>
            {columns.map((column, at) =>
              cells[at] ? (
                <div key={column}>
                  <dt className={styles.name}>
                    {columnText(column)} <Doubt of={doubts?.get(column)} />
                  </dt>
                  <dd>{cells[at]}</dd>
                </div>
              ) : null,
            )}
          </dl>
        )}
      </div>
    </Dialog>
  );
}

/** The previous scene may have been scrolled to its end. */
function fromItsBeginning(content: HTMLElement | null): void {
  content?.parentElement?.scrollTo(0, 0);
}

function Doubt({ of }: { readonly of: string | undefined }) {
  return of === undefined ? null : <UncertainBadge of={of} isInWords />;
}
