import { useState } from "react";
import { useMedia } from "../ui/use-media.ts";

const KEY = "rail";

/** The rail of the navigation leaves enough room for a page beside it. */
const HAS_ROOM = "(min-width: 1280px)";

/**
 * Whether the rail of the navigation is folded, and a function to fold or unfold it. The device remembers the choice;
 * without one, it depends on the width of the window.
 */
export function useFoldedRail(): readonly [isFolded: boolean, toggle: () => void] {
  const hasRoom = useMedia(HAS_ROOM);
  const [chosen, choose] = useState(() => localStorage.getItem(KEY));
  const isFolded = chosen === null ? !hasRoom : chosen === "folded";
  function toggle() {
    const next = isFolded ? "open" : "folded";
    localStorage.setItem(KEY, next);
    choose(next);
  }
  return [isFolded, toggle];
}
