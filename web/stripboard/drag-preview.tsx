import type { RefObject } from "react";
import { findingText } from "../../shared/schedule/stripboard/rule-finding.ts";
import { t } from "../i18n/translate.ts";
import styles from "./drag-preview.module.css";
import type { BoardEditor } from "./editor/use-board-editor.ts";
import { placeText } from "./model/board-text.ts";
import type { Drag } from "./model/drag.ts";

interface LiftGhostProps {
  readonly desk: Pick<BoardEditor, "judge" | "whatIs">;
  readonly lift: Drag;
  readonly ghost: RefObject<HTMLDivElement | null>;
}

/** The dragged items next to the pointer: what they are, where they would go, and new violations and warnings there. */
export function DragPreview({ desk: { judge, whatIs }, lift, ghost }: LiftGhostProps) {
  const trouble = troubleWith(lift);
  const warning = warningOf(lift);
  return (
    <div ref={ghost} className={styles.ghost} data-broken={trouble !== ""}>
      <strong>{whatIs(lift.ids)}</strong>
      <span>{placeText(judge, lift.outlook.place)}</span>
      {trouble && <p data-kind="trouble">{trouble}</p>}
      {warning && <p>{warning}</p>}
    </div>
  );
}

/** New violations of a drop here; empty when there are none. */
export function troubleWith({ outlook }: Drag): string {
  if (outlook.edited.kind === "refused") return outlook.edited.sentence;
  return outlook.broken[0]?.sentence ?? "";
}

/** New warnings about a drop here. */
export function warningOf({ outlook }: Drag): string {
  const [first] = outlook.warned;
  return first ? findingText(first) : "";
}

/** The same for screen readers. */
export function dragAnnouncement({ judge, whatIs }: Pick<BoardEditor, "judge" | "whatIs">, lift: Drag): string {
  const where = `${whatIs(lift.ids)}: ${placeText(judge, lift.outlook.place)}.`;
  const hint = lift.by === "keys" ? t("Enter to drop, Escape to cancel.") : "";
  return [where, troubleWith(lift), warningOf(lift), hint].filter(Boolean).join(" ");
}
