import { useState, useSyncExternalStore } from "react";
import { oldestDataAt, onDataAgeChange } from "../offline/data-age.ts";
import { BoardView } from "./board-view.tsx";
import type { LoadedBoard } from "./model/loaded-board.ts";

/**
 * Shows a cached board read-only, because edits would apply to an outdated version. The editor opens as soon as the
 * current board has loaded.
 */
export function ReadOnlyBoard(board: Omit<LoadedBoard, "isOld">) {
  const isOffline = useSyncExternalStore(onDataAgeChange, oldestDataAt) !== undefined;
  const [old, setOld] = useState(isOffline ? board.board : undefined);
  if (old !== undefined && old !== board.board) setOld(isOffline ? board.board : undefined);
  return <BoardView key={old ? "old" : "now"} {...board} isOld={old !== undefined} />;
}
