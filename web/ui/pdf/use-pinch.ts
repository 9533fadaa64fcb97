import { type RefObject, useEffect, useEffectEvent } from "react";

interface Pinched {
  readonly zoom: number;
  /** Whether the gesture has ended. */
  readonly isOver: boolean;
  /** Centre of the gesture on the screen. */
  readonly x: number;
  readonly y: number;
}

/** Pinch gestures on a box, also on touchpads, which report them as wheel events with Ctrl. */
export function usePinch(
  box: RefObject<HTMLElement | null>,
  zoom: number,
  isThere: boolean,
  hear: (p: Pinched) => void,
) {
  const zoomNow = useEffectEvent(() => zoom);
  const tell = useEffectEvent(hear);

  // React's own listeners are passive and cannot prevent zooming of the whole page.
  useEffect(() => {
    const element = box.current;
    if (!element || !isThere) return;
    let begun: { readonly distance: number; readonly zoom: number } | undefined;
    let last: Pinched | undefined;

    function start({ touches }: TouchEvent) {
      begun = touches.length === 2 ? { distance: distanceOf(touches), zoom: zoomNow() } : undefined;
    }
    function move(event: TouchEvent) {
      if (!begun || event.touches.length !== 2) return;
      event.preventDefault();
      const [one, other] = [event.touches[0]!, event.touches[1]!];
      last = {
        zoom: (begun.zoom * distanceOf(event.touches)) / begun.distance,
        isOver: false,
        x: (one.clientX + other.clientX) / 2,
        y: (one.clientY + other.clientY) / 2,
      };
      tell(last);
    }
    function end() {
      if (begun && last) tell({ ...last, isOver: true });
      begun = undefined;
      last = undefined;
    }
    function turn(event: WheelEvent) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      tell({ zoom: zoomNow() * Math.exp(-event.deltaY / 200), isOver: true, x: event.clientX, y: event.clientY });
    }

    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchmove", move, { passive: false });
    element.addEventListener("touchend", end);
    element.addEventListener("touchcancel", end);
    element.addEventListener("wheel", turn, { passive: false });
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchmove", move);
      element.removeEventListener("touchend", end);
      element.removeEventListener("touchcancel", end);
      element.removeEventListener("wheel", turn);
    };
  }, [box, isThere]);
}

function distanceOf(touches: TouchList): number {
  const [one, other] = [touches[0]!, touches[1]!];
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
