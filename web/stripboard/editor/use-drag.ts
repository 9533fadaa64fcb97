import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { gapOf } from "../model/board-keys.ts";
import { type BoardRow, gapAt, laneAt } from "../model/board-rows.ts";
import type { Drag, DropPreview, Gap, ListName } from "../model/drag.ts";

/** Distance in px that starts a drag, and distance to an edge that starts scrolling. */
const [FAR, EDGE] = [5, 56];

/** Width in px at the end of a lane that continues out of sight, where a drop goes last. */
const LANE_EDGE = 24;

interface DragHost {
  readonly boxes: Readonly<Record<ListName, RefObject<HTMLDivElement | null>>>;
  readonly rows: Readonly<Record<ListName, readonly BoardRow[]>>;
  readonly previewBox: RefObject<HTMLDivElement | null>;
  /** Ids dragged by a press on a row. */
  readonly taken: (key: string) => ReadonlySet<string>;
  readonly preview: (ids: ReadonlySet<string>, gap: Gap) => DropPreview;
  readonly onDrop: (drag: Drag) => void;
  /** Whether another unit, by id, takes scenes. */
  readonly takes: (unit: string) => boolean;
}

interface Press {
  readonly key: string;
  readonly pointerId: number;
  readonly from: readonly [x: number, y: number];
  at: readonly [x: number, y: number];
  frame: number;
}

/** Drag and drop of strips. During a drag, React only renders when the gap changes. */
export function useDrag(host: DragHost) {
  const [drag, setDrag] = useState<Drag>();
  const press = useRef<Press>(undefined);
  const current = useRef<Drag>(undefined);
  const dropped = useRef(false);

  function show(next: Drag | undefined) {
    current.current = next;
    setDrag(next);
  }

  const follow = useEffectEvent(() => {
    const pressed = press.current;
    const dragged = current.current;
    if (!pressed || !dragged) return;
    const [x, y] = pressed.at;
    const previewBox = host.previewBox.current;
    if (previewBox) previewBox.style.transform = beside(previewBox, x, y);
    const gap = gapUnder(host, x, y);
    const { list, row, unit, at } = dragged.gap;
    const isNew = gap && (gap.list !== list || gap.row !== row || gap.unit !== unit || gap.at !== at);
    if (isNew) show({ ...dragged, gap, preview: host.preview(dragged.ids, gap) });
    pressed.frame = requestAnimationFrame(follow);
  });

  const move = useEffectEvent((event: PointerEvent) => {
    const pressed = press.current;
    if (!pressed || event.pointerId !== pressed.pointerId) return;
    pressed.at = [event.clientX, event.clientY];
    if (current.current) return;
    const [x, y] = pressed.from;
    if (Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
    const ids = host.taken(pressed.key);
    const gap = gapUnder(host, event.clientX, event.clientY);
    if (ids.size === 0 || !gap) return;
    show({ ids, by: "pointer", gap, preview: host.preview(ids, gap) });
    pressed.frame = requestAnimationFrame(follow);
  });

  const end = useEffectEvent((isDrop: boolean) => {
    const pressed = press.current;
    const dragged = current.current;
    press.current = undefined;
    if (pressed) cancelAnimationFrame(pressed.frame);
    if (dragged?.by !== "pointer") return;
    // The click event at the end of a drag is ignored.
    dropped.current = true;
    setTimeout(() => {
      dropped.current = false;
    });
    show(undefined);
    if (isDrop) host.onDrop(dragged);
  });

  const rowsAtDrag = useRef(host.rows);
  const goOn = useEffectEvent(() => {
    const before = rowsAtDrag.current;
    rowsAtDrag.current = host.rows;
    const dragged = current.current;
    if (!dragged || before === host.rows) return;
    const ids = new Set([...dragged.ids].filter((id) => gapOf(host.rows, id)));
    if (ids.size === 0) return show(undefined);
    const under = press.current && gapUnder(host, ...press.current.at);
    const gap = under ?? gapAfterChange(before, host.rows, dragged.gap);
    show({ ...dragged, ids, gap, preview: host.preview(ids, gap) });
  });
  // Others' saves change the rows during a drag. It goes on in the same place, before the next event can drop it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Whenever the rows change.
  useLayoutEffect(() => goOn(), [host.rows]);

  // The pointer can move outside the lists.
  useEffect(() => {
    const up = () => end(true);
    const cancel = () => end(false);
    const letGo = (event: KeyboardEvent) => event.key === "Escape" && cancel();
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    addEventListener("keydown", letGo);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", letGo);
    };
  }, []);

  return {
    drag,
    /** Whether a click is only the end of a drag. */
    hasJustDropped: () => dropped.current,
    press(event: ReactPointerEvent, key: string) {
      const isGrip = (event.target as Element).closest("[data-grip]") !== null;
      if (event.button !== 0 || (event.pointerType === "touch" && !isGrip)) return;
      const at = [event.clientX, event.clientY] as const;
      press.current = { key, pointerId: event.pointerId, from: at, at, frame: 0 };
    },
    /** Starts a drag by keyboard, or moves the dragged strips to another gap. */
    carry(ids: ReadonlySet<string>, gap: Gap) {
      show({ ids, by: "keys", gap, preview: host.preview(ids, gap) });
    },
    drop() {
      const dragged = current.current;
      show(undefined);
      if (dragged) host.onDrop(dragged);
    },
    cancel: () => show(undefined),
  };
}

/** The gap below the same row as before, or else the nearest one in its list. */
function gapAfterChange(before: DragHost["rows"], now: DragHost["rows"], { list, row }: Gap): Gap {
  const same = gapOf(now, before[list][row]?.key);
  return same ?? { list, row: Math.min(row, now[list].length - 1) };
}

/** Next to the pointer, within the screen. */
function beside(previewBox: HTMLElement, x: number, y: number): string {
  const left = Math.min(x + 14, innerWidth - previewBox.offsetWidth - 8);
  const top = y + 10 + previewBox.offsetHeight > innerHeight ? y - 10 - previewBox.offsetHeight : y + 10;
  return `translate(${left}px, ${top}px)`;
}

/** The gap under the pointer, or of a list that it is near to; scrolls the list when the pointer is near its edge. */
function gapUnder({ boxes, rows, takes }: DragHost, x: number, y: number): Gap | undefined {
  // The boneyard is right below the days, so a list under the pointer precedes one that is near.
  for (const [near, list] of [
    [0, "days"],
    [0, "boneyard"],
    [EDGE, "days"],
    [EDGE, "boneyard"],
  ] as const) {
    const box = boxes[list].current;
    if (!box) continue;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    if (x < left || x > right || y < top - near || y > bottom + near) continue;
    const below = y - (bottom - EDGE);
    const above = top + EDGE - y;
    if (below > 0) box.scrollTop += Math.min(below, EDGE) / 4;
    else if (above > 0) box.scrollTop -= Math.min(above, EDGE) / 4;
    const inside = Math.min(Math.max(y, top), bottom) - top + box.scrollTop;
    const lane = laneAt(rows[list], inside);
    if (lane && takes(lane.unit))
      return { list, ...lane, at: stripsBefore(box, rows[list][lane.row]?.key, lane.unit, x) };
    const row = gapAt(rows[list], inside);
    return { list, row: list === "days" ? Math.max(0, row) : row };
  }
  return undefined;
}

/** How many strips of a unit's lane are before the pointer: all of them over the unit's name, and at the end of what is in sight. */
function stripsBefore(box: HTMLElement, day: string | undefined, unit: string, x: number): number {
  const lanes = [...box.querySelectorAll<HTMLElement>("[data-unit]")];
  const lane = lanes.find((one) => one.dataset.unit === unit && one.dataset.day === day);
  const strips = [...(lane?.querySelectorAll("li") ?? [])];
  const last = strips.at(-1);
  if (!lane || !last) return 0;
  const isLeftward = getComputedStyle(box).direction === "rtl";
  const along = isLeftward ? -x : x;
  const endOf = (one: Element) => {
    const { left, right } = one.getBoundingClientRect();
    return isLeftward ? -left : right;
  };
  const [name, list] = [lane.querySelector("span")!, lane.querySelector("ul")!];
  const isAtEnd = endOf(last) > endOf(list) + 1 && along > endOf(list) - LANE_EDGE;
  if (along <= endOf(name) || isAtEnd) return strips.length;
  return strips.filter((strip) => endOf(strip) - strip.getBoundingClientRect().width / 2 < along).length;
}
