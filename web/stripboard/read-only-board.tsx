import { useState, useSyncExternalStore } from "react";
import { oldestDataAt, onAge } from "../offline/data-age.ts";
import { BoardView } from "./board-view.tsx";
import type { LoadedBoard } from "./model/loaded-board.ts";

/**
 * A board, which is only read while it is one from before: what is moved on it would be moved on what others have changed
 * since. As soon as the board as it is now has come, that one begins.
 */
export function ReadOnlyBoard(board: Omit<LoadedBoard, "isOld">) {
  const isOffline = useSyncExternalStore(onAge, oldestDataAt) !== undefined;
  const [old, setOld] = useState(isOffline ? board.board : undefined);
  if (old !== undefined && old !== board.board) setOld(isOffline ? board.board : undefined);
  return <BoardView key={old ? "old" : "now"} {...board} isOld={old !== undefined} />;
}
