import { type DragEvent, type ReactNode, useState } from "react";
import styles from "./file-drop.module.css";

interface FileDropProps {
  /** What is said while files are dragged over the page. */
  readonly invitation: string;
  /** Undefined while none can be taken. */
  readonly onDrop: ((files: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}

/** A part of the page that files can be dropped on. Those that are not taken do not open in place of the page. */
export function FileDrop({ invitation, onDrop, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = onDrop ? "copy" : "none";
    setIsOver(onDrop !== undefined);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the buttons do the same by keyboard
    <div
      className={styles.area}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false); // null at the window's edge
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onDrop?.(files);
      }}
    >
      {children}
      {isOver && <p className={styles.invitation}>{invitation}</p>}
    </div>
  );
}
