import "../../ui/script-font.css";
import { type CSSProperties, memo, type ReactNode } from "react";
import type { Watermark } from "../../../shared/contract/schema/watermark.ts";
import { t } from "../../i18n/translate.ts";
import type { ScriptPage as Page, ScriptLine } from "../../script/script-text.ts";
import { PageMarkOver } from "../../script/watermark-overlay.tsx";
import paper from "../../ui/script-paper.module.css";
import { type Highlight, sameMarks } from "./script-highlights.ts";
import styles from "./script-page.module.css";

/** DOM id of a script line. */
export const lineId = (line: number) => `script-line-${line}`;

interface ScriptPageProps {
  readonly page: Page;
  /** The reader's watermark. */
  readonly mark: Watermark | null;
  readonly marks: ReadonlyMap<number, readonly Highlight[]>;
  /** Top and bottom of the selected scene, as fractions of the page's height. */
  readonly top: number | undefined;
  readonly bottom: number | undefined;
  /** The selected line, if it is on this page. */
  readonly line: number | undefined;
}

/** A script page. Memoised, so that a selection only re-renders the pages that it affects. */
export const ScriptPage = memo(function ScriptPage({ page, mark, marks, top, bottom, line: chosen }: ScriptPageProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for form fields, not for a group of options.
    <div className={styles.page} role="group" aria-label={t("Page {page}", { page: page.page })}>
      <span className={paper.number} aria-hidden>
        {t("Page {page}", { page: page.page })}
      </span>
      <div className={`${paper.paper} ${styles.paper}`} data-page={page.page} dir="ltr">
        {top !== undefined && bottom !== undefined && (
          <div className={styles.scene} style={{ top: percent(top), height: percent(bottom - top) }} />
        )}
        {page.lines.map((line) => (
          <Line key={line.line} line={line} marks={marks.get(line.line)} isChosen={line.line === chosen} />
        ))}
        <PageMarkOver mark={mark} />
      </div>
    </div>
  );
}, looksTheSame);

function looksTheSame(before: ScriptPageProps, after: ScriptPageProps): boolean {
  const isSame = (["page", "top", "bottom", "line"] as const).every((name) => before[name] === after[name]);
  if (!isSame || before.marks === after.marks) return isSame;
  return after.page.lines.every(({ line }) => sameMarks(before.marks.get(line), after.marks.get(line)));
}

interface LineProps {
  readonly line: ScriptLine;
  readonly marks: readonly Highlight[] | undefined;
  readonly isChosen: boolean;
}

function Line({ line, marks, isChosen }: LineProps) {
  const place: CSSProperties = { left: percent(line.left), top: percent(line.top) };
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: The list has the focus and sets aria-activedescendant.
    <div
      id={lineId(line.line)}
      className={`${paper.line} ${styles.line}`}
      role="option"
      aria-selected={isChosen}
      data-line={line.line}
      style={place}
    >
      {marks ? marked(line.text, marks) : line.text}
    </div>
  );
}

function marked(text: string, marks: readonly Highlight[]): ReactNode[] {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const mark of marks) {
    pieces.push(
      text.slice(end, mark.start),
      <u key={mark.start} className={styles.found} data-look={mark.look} data-mark={mark.colour} title={mark.label}>
        {text.slice(mark.start, mark.end)}
      </u>,
    );
    end = mark.end;
  }
  return [...pieces, text.slice(end)];
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
