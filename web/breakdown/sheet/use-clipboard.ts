import { type ClipboardEvent, useState } from "react";
import type { KnownTable } from "../../../shared/breakdown/table-merge.ts";
import { listed, say } from "../../texts/say.ts";
import type { Status } from "../../ui/status-line.tsx";
import { blockIn, type LineRows, withCleared, withPasted } from "./block-edits.ts";
import type { Editing } from "./editing.ts";
import { isOneCell, type Range } from "./place.ts";
import { sizeInWords } from "./sheet-keys.ts";
import { blockFromText, textFromBlock } from "./sheet-text.ts";

/** So long what went well is said. */
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

/** Copies, cuts and pastes what is selected, by the keys of the system and by buttons, and says what came of it. */
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
    if (rows === 0 && columns === 0) return tell(say("Pasted {range}.", { range: sizeInWords(done.range) }));
    const lost = [
      rows > 0 && say("{rows, plural, one {# row} other {# rows}}", { rows }),
      columns > 0 && say("{columns, plural, one {# column} other {# columns}}", { columns }),
    ].filter((words) => words !== false);
    setStatus({
      kind: "error",
      text: say("Pasted {range}; there was no room for {lost}.", {
        range: sizeInWords(done.range),
        lost: listed(lost),
      }),
      advice: say("Undo, then start further up or further left."),
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
      tell(say("Copied {range}.", { range: sizeInWords(range) }));
    },
    onCut(event: ClipboardEvent) {
      if (isTyping || !editing) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", text());
      editing.put(withCleared(table, lines, range));
      tell(say("Cut {range}.", { range: sizeInWords(range) }));
    },
    onPaste(event: ClipboardEvent) {
      if (isTyping || !editing) return;
      event.preventDefault();
      paste(event.clipboardData.getData("text/plain"));
    },
    async copy() {
      try {
        await navigator.clipboard.writeText(text());
        tell(say("Copied {range}.", { range: sizeInWords(range) }));
      } catch {
        setStatus({
          kind: "error",
          text: say("The browser does not allow this page to copy."),
          advice: say("Press Ctrl+C."),
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
          text: say("The browser does not allow this page to paste."),
          advice: say("Press Ctrl+V."),
          forMs: FAILED_MS,
        });
      }
    },
  };
}

/** Whether a few words of one cell are marked, which then are what is meant. */
const isReadingOut = (range: Range) => isOneCell(range) && window.getSelection()?.isCollapsed === false && !isInField();

const isInField = () => document.activeElement?.matches("input, textarea") ?? false;
