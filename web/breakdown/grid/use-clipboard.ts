import { type ClipboardEvent, useState } from "react";
import type { KnownTable } from "../../../shared/tables/three-way-merge.ts";
import { formatList, t } from "../../i18n/translate.ts";
import type { Status } from "../../ui/status-line.tsx";
import { blockIn, type LineRows, withCleared, withPasted } from "../grid-model/block-edits.ts";
import { isOneCell, type Range } from "../grid-model/cell-position.ts";
import { blockFromText, textFromBlock } from "../grid-model/clipboard-text.ts";
import type { Editing } from "../grid-model/editing.ts";
import { sizeText } from "./grid-keys.ts";

/** How long a success message is shown. */
const SAID_MS = 4000;
const FAILED_MS = 15_000;

interface Host {
  readonly table: KnownTable;
  readonly lines: LineRows;
  readonly range: Range;
  readonly isTyping: boolean;
  readonly editing: Editing | undefined;
  readonly onSelect: (range: Range) => void;
}

/** Copies, cuts and pastes the selection by keyboard or buttons, and reports the result. */
export function useClipboard({ table, lines, range, isTyping, editing, onSelect }: Host) {
  const [status, setStatus] = useState<Status>();
  const tell = (text: string) => setStatus({ kind: "success", text, forMs: SAID_MS });
  const text = () => textFromBlock(blockIn(table, lines, range));

  function paste(pasted: string) {
    if (!editing || pasted === "") return;
    const done = withPasted(table, lines, range, blockFromText(pasted));
    editing.put(done.table);
    onSelect(done.range);
    const { rows, columns } = done.lost;
    if (rows === 0 && columns === 0) return tell(t("Pasted {range}.", { range: sizeText(done.range) }));
    const lost = [
      rows > 0 && t("{rows, plural, one {# row} other {# rows}}", { rows }),
      columns > 0 && t("{columns, plural, one {# column} other {# columns}}", { columns }),
    ].filter((words) => words !== false);
    setStatus({
      kind: "error",
      text: t("Pasted {range}; there was no room for {lost}.", {
        range: sizeText(done.range),
        lost: formatList(lost),
      }),
      advice: t("Undo, then start further up or further left."),
      forMs: FAILED_MS,
    });
  }

  return {
    status,
    said: () => setStatus(undefined),
    onCopy(event: ClipboardEvent) {
      if (isTyping || isReadingOut(range)) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", text());
      tell(t("Copied {range}.", { range: sizeText(range) }));
    },
    onCut(event: ClipboardEvent) {
      if (isTyping || !editing) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", text());
      editing.put(withCleared(table, lines, range));
      tell(t("Cut {range}.", { range: sizeText(range) }));
    },
    onPaste(event: ClipboardEvent) {
      if (isTyping || !editing) return;
      event.preventDefault();
      paste(event.clipboardData.getData("text/plain"));
    },
    async copy() {
      try {
        await navigator.clipboard.writeText(text());
        tell(t("Copied {range}.", { range: sizeText(range) }));
      } catch {
        setStatus({
          kind: "error",
          text: t("The browser does not allow this page to copy."),
          advice: t("Press Ctrl+C."),
          forMs: FAILED_MS,
        });
      }
    },
    async paste() {
      try {
        paste(await navigator.clipboard.readText());
      } catch {
        setStatus({
          kind: "error",
          text: t("The browser does not allow this page to paste."),
          advice: t("Press Ctrl+V."),
          forMs: FAILED_MS,
        });
      }
    },
  };
}

/** Whether text within one cell is selected, which is then copied instead of the cell. */
const isReadingOut = (range: Range) => isOneCell(range) && window.getSelection()?.isCollapsed === false && !isInField();

const isInField = () => document.activeElement?.matches("input, textarea") ?? false;
