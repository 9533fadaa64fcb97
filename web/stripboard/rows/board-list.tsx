import { type PointerEvent, type RefObject, useCallback, useEffect, useState } from "react";
import type { BoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { type BoardRow, heightOf, rowsInSight } from "../model/board-rows.ts";
import type { Drag, ListName } from "../model/drag.ts";
import { BannerRow } from "./banner-row.tsx";
import styles from "./board-list.module.css";
import { DayRow } from "./day-row.tsx";
import { StripRow } from "./strip-row.tsx";

/** A clicked or tapped row, with modifier keys. */
export interface Choice {
  readonly key: string;
  readonly list: ListName;
  readonly range: boolean;
  readonly more: boolean;
}

interface BoardListProps {
  readonly label: string;
  readonly name: ListName;
  readonly rows: readonly BoardRow[];
  readonly checker: BoardChecker;
  /** The project's current date. */
  readonly today: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly selected: ReadonlySet<string>;
  readonly active: string | undefined;
  readonly cut: ReadonlySet<string>;
  readonly breaches: ReadonlyMap<string, readonly string[]>;
  readonly warnings: ReadonlyMap<string, readonly string[]>;
  readonly drag: Drag | undefined;
  /** Shown when there are no rows. */
  readonly empty: string;
  readonly onPress: (event: PointerEvent, key: string) => void;
  readonly onChoose: (choice: Choice) => void;
  readonly onFocus: (key: string) => void;
}

/** A scrolling list of the board. Only visible rows and the focused one are rendered. */
export function BoardList(props: BoardListProps) {
  const { label, name, rows, checker, box, selected, active, cut, breaches, drag, empty, onPress, onChoose, onFocus } =
    props;
  const [[first, last], setSight] = useState<readonly [number, number]>([0, 30]);
  const isPrinting = usePrinting();
  const look = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const { scrollTop, clientHeight } = element;
    const now = rowsInSight(rows, scrollTop, scrollTop + clientHeight);
    setSight((before) => (before[0] === now[0] && before[1] === now[1] ? before : now));
  }, [box, rows]);
  // The size of the box is outside React.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, look]);

  const keyAt = (target: EventTarget) => (target as Element).closest<HTMLElement>("[data-key]")?.dataset.key;
  const focused = rows.findIndex(({ key }) => key === active);
  const shown = isPrinting ? [...rows] : rows.slice(first, last);
  if (!isPrinting && focused >= 0 && focused < first) shown.unshift(rows[focused]!);
  if (!isPrinting && focused >= last) shown.push(rows[focused]!);
  const leaving = drag?.ids ?? cut;
  const gap = drag?.gap.list === name ? rows[drag.gap.row] : undefined;
  const isBroken = drag?.preview.edited.kind === "refused" || (drag?.preview.broken.length ?? 0) > 0;
  const gapTop = drag?.gap.list === name && drag.gap.unit === undefined ? (gap ? gap.top + gap.height : 0) : undefined;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The buttons inside receive the clicks.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Buttons turn Enter into a click.
    <div
      ref={box}
      className={styles.box}
      onScroll={look}
      onPointerDown={(event) => {
        const key = keyAt(event.target);
        if (key) onPress(event, key);
      }}
      onFocus={(event) => {
        const key = keyAt(event.target);
        if (key && key !== active) onFocus(key);
      }}
      onClick={(event) => {
        const key = keyAt(event.target);
        // Keyboard and touch have no modifier key for extending the selection.
        const more = event.ctrlKey || event.metaKey || event.detail === 0 || isTouch(event.nativeEvent);
        if (key) onChoose({ key, list: name, range: event.shiftKey, more });
      }}
    >
      {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.rows} style={isPrinting ? undefined : { height: heightOf(rows) }} aria-label={label}>
        {shown.map((row) => (
          <li
            key={row.key}
            className={styles.row}
            style={{ height: row.height, ...(!isPrinting && { transform: `translateY(${row.top}px)` }) }}
            aria-setsize={rows.length}
            aria-posinset={rows.indexOf(row) + 1}
          >
            {row.kind === "day" ? (
              <DayRow
                row={row}
                isToday={row.day.date === props.today}
                selected={selected.has(row.key)}
                active={row.key === active}
                breaches={breaches.get(row.key)}
                warnings={props.warnings.get(row.key)}
                dropUnit={row === gap ? drag?.gap.unit : undefined}
                dropAt={row === gap ? drag?.gap.at : undefined}
                dropBreaks={row === gap && isBroken}
              />
            ) : (
              itemRow(row.item, row.key === active)
            )}
          </li>
        ))}
      </ul>
      {gapTop !== undefined && (
        <div className={styles.gap} data-broken={isBroken} style={{ transform: `translateY(${gapTop}px)` }} />
      )}
    </div>
  );

  function itemRow(item: Extract<BoardRow, { kind: "item" }>["item"], isActive: boolean) {
    const common = { selected: selected.has(item.id), active: isActive, leaving: leaving.has(item.id) };
    if (item.kind === "banner") return <BannerRow item={item} {...common} />;
    const strip = checker.stripOf(item.id);
    return strip && <StripRow strip={strip} pinned={item.pinned} breaches={breaches.get(item.id)} {...common} />;
  }
}

function isTouch(event: MouseEvent): boolean {
  return "pointerType" in event && event.pointerType === "touch";
}
