import type { RefObject } from "react";
import { findingText } from "../../shared/schedule/stripboard/rule-finding.ts";
import { t } from "../i18n/translate.ts";
import styles from "./drag-preview.module.css";
import type { BoardEditor } from "./editor/use-board-editor.ts";
import { dropText } from "./model/board-text.ts";
import type { Drag } from "./model/drag.ts";

interface DragPreviewProps {
  readonly editor: Pick<BoardEditor, "checker" | "whatIs">;
  readonly drag: Drag;
  readonly previewBox: RefObject<HTMLDivElement | null>;
}

/** The dragged items next to the pointer: what they are, where they would go, what that costs, and new violations. */
export function DragPreview({ editor: { checker, whatIs }, drag, previewBox }: DragPreviewProps) {
  const trouble = troubleWith(drag);
  const warning = warningOf(drag);
  return (
    <div ref={previewBox} className={styles.preview} data-broken={trouble !== ""}>
      <strong>{whatIs(drag.ids)}</strong>
      <span>{dropText(checker, drag.preview)}</span>
      <span>{drag.preview.price}</span>
      {trouble && <p data-kind="trouble">{trouble}</p>}
      {warning && <p>{warning}</p>}
    </div>
  );
}

/** New violations of a drop here; empty when there are none. */
export function troubleWith({ preview }: Drag): string {
  if (preview.edited.kind === "refused") return preview.edited.sentence;
  return preview.broken[0]?.sentence ?? "";
}

/** New warnings about a drop here. */
export function warningOf({ preview }: Drag): string {
  const [first] = preview.warned;
  return first ? findingText(first) : "";
}

/** The same for screen readers. */
export function dragAnnouncement({ checker, whatIs }: Pick<BoardEditor, "checker" | "whatIs">, drag: Drag): string {
  const where = `${whatIs(drag.ids)}: ${dropText(checker, drag.preview)}.`;
  const hint = drag.by === "keys" ? t("Enter to drop, Escape to cancel.") : "";
  return [where, drag.preview.price, troubleWith(drag), warningOf(drag), hint].filter(Boolean).join(" ");
}
