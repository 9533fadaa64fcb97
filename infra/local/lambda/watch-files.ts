import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

// Editors write a file several times per save.
const QUIET_MILLISECONDS = 30;

/**
 * Calls `act` after changes in the folders and their subfolders; calls never overlap.
 * @returns a function that stops the watch and resolves when the last call has ended
 */
export function onChange(folders: readonly string[], act: () => Promise<void>): () => Promise<void> {
  let waiting: NodeJS.Timeout | undefined;
  let acting = Promise.resolve();
  let watchers = watched();

  // One watch per folder: on Linux, Node's recursive watch follows the old inode of a file that an editor replaced and
  // misses all later changes.
  function watched(): FSWatcher[] {
    return folders.flatMap((folder) => [folder, ...foldersIn(folder)]).flatMap((folder) => watcherOf(folder, changed));
  }

  function changed(): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      // Folders may have come or gone. The new watch starts before the old one stops, so that no change is missed.
      const former = watchers;
      watchers = watched();
      for (const watcher of former) watcher.close();
      acting = acting.then(act);
    }, QUIET_MILLISECONDS);
  }

  return () => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
    return acting;
  };
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
}

/** No watcher if the folder has just been removed; the parent's watcher reports that. */
function watcherOf(folder: string, changed: () => void): FSWatcher[] {
  try {
    return [watch(folder, changed)];
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
