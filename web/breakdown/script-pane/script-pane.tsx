import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import SkipBack from "lucide-react/icons/skip-back";
import SkipForward from "lucide-react/icons/skip-forward";
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from "react";
import { t } from "../../i18n/translate.ts";
import type { ScriptText } from "../../script/script-text.ts";
import { typeSize } from "../../script/type-size.ts";
import { IconButton } from "../../ui/form/icon-button.tsx";
import type { FoundScene } from "../corrections/findings.ts";
import { spanOn } from "./scene-span.ts";
import { highlightsOf } from "./script-highlights.ts";
import { lineId, ScriptPage } from "./script-page.tsx";
import styles from "./script-pane.module.css";
import { reveal } from "./scroll-into-view.ts";

interface ScriptPaneProps {
  readonly text: ScriptText;
  readonly scenes: readonly FoundScene[];
  /** The selected scene, which is highlighted and scrolled to. */
  readonly scene: FoundScene | undefined;
  /** The selected line, if any. */
  readonly line: number | undefined;
  readonly onLine: (line: number) => void;
  /** Selects the next or previous scene. */
  readonly onStep: (by: 1 | -1) => void;
  /** Number of items left to review. */
  readonly left: number;
  /** Selects the next or previous uncertain line. */
  readonly onDoubt: (by: 1 | -1) => void;
}

/** The script, page by page. Selecting a line, by pointer or arrow keys, selects its scene. */
export function ScriptPane({ text, scenes, scene, line, onLine, onStep, left, onDoubt }: ScriptPaneProps) {
  const { pages, name, draftVersion, mark } = text;
  const scroller = useRef<HTMLDivElement>(null);
  const marks = useMemo(() => highlightsOf(pages, scenes), [pages, scenes]);
  const size = useMemo(() => typeSize(pages), [pages]);
  const target = line ?? scene?.origin?.line;
  // The scroll position is outside React.
  useEffect(() => {
    const element = target === undefined ? null : document.getElementById(lineId(target));
    if (element && scroller.current) reveal(element, scroller.current);
  }, [target]);

  function chooseByKey(event: KeyboardEvent) {
    const lines = pages.flatMap((page) => page.lines);
    const at = lines.findIndex((one) => one.line === target);
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: lines.length - 1 }[event.key];
    const chosen = next === undefined ? undefined : lines[next];
    if (!chosen) return;
    event.preventDefault();
    onLine(chosen.line);
  }

  return (
    <section className={styles.pane} aria-label={t("Script")}>
      <header className={styles.tools}>
        <h2>{t("v{draftVersion} - {name}", { draftVersion, name })}</h2>
        <div>
          {left > 0 && (
            <>
              <span className={styles.left}>{t("{left} to check", { left })}</span>
              <IconButton
                label={t("Previous uncertain line")}
                icon={<SkipBack className="mirrors" />}
                onClick={() => onDoubt(-1)}
              />
              <IconButton
                label={t("Next uncertain line")}
                icon={<SkipForward className="mirrors" />}
                onClick={() => onDoubt(1)}
              />
            </>
          )}
          <IconButton label={t("Previous scene")} icon={<ChevronUp />} onClick={() => onStep(-1)} />
          <IconButton label={t("Next scene")} icon={<ChevronDown />} onClick={() => onStep(1)} />
        </div>
      </header>
      <div
        ref={scroller}
        className={styles.scroller}
        style={{ "--type-size": size } as CSSProperties}
        role="listbox"
        tabIndex={0}
        aria-label={t("Lines of the script")}
        aria-activedescendant={line === undefined ? undefined : lineId(line)}
        onKeyDown={chooseByKey}
        onClick={(event) => {
          const chosen = lineUnder(event);
          if (chosen !== undefined) onLine(chosen);
        }}
      >
        {pages.map((page) => {
          const [top, bottom] = spanOn(page, scene) ?? [];
          const isHere = line !== undefined && page.lines.some((one) => one.line === line);
          return (
            <ScriptPage
              key={page.page}
              page={page}
              mark={mark}
              marks={marks}
              top={top}
              bottom={bottom}
              line={isHere ? line : undefined}
            />
          );
        })}
      </div>
    </section>
  );
}

/** The pressed line, or the nearest on its page: lines are too thin to hit exactly. */
function lineUnder(event: MouseEvent): number | undefined {
  const page = (event.target as Element).closest("[data-page]"); // a press always hits an element
  const lines = [...(page?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
  const distances = lines.map((line) => {
    const { top, bottom, left, right } = line.getBoundingClientRect();
    const aside = Math.max(left - event.clientX, event.clientX - right, 0);
    return Math.max(top - event.clientY, event.clientY - bottom, 0) + aside / 100;
  });
  const nearest = lines[distances.indexOf(Math.min(...distances))];
  return nearest && Number(nearest.dataset.line);
}
