import { type DragEvent, type ReactNode, useState } from "react";
import styles from "./file-drop.module.css";

interface FileDropProps {
  /** Shown while files are dragged over the page. */
  readonly invitation: string;
  /** Undefined while files cannot be accepted. */
  readonly onDrop: ((files: readonly File[]) => void) | undefined;
  readonly children: ReactNode;
}

/** A drop zone for files. It also prevents the browser from opening rejected files. */
export function FileDrop({ invitation, onDrop, children }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);

  function over(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = onDrop ? "copy" : "none";
    setIsOver(onDrop !== undefined);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Dropping is a shortcut; the buttons work with the keyboard.
    <div
      className={styles.area}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false); // null outside the window
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
