import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

// An editor that saves one file touches it several times.
const QUIET_MILLISECONDS = 30;

/**
 * Acts after a change below the folders, never twice at once.
 * @returns what ends the watch, when it does not act any more
 */
export function onChange(folders: readonly string[], act: () => Promise<void>): () => Promise<void> {
  let waiting: NodeJS.Timeout | undefined;
  let acting = Promise.resolve();
  let watchers = watched();

  // Each folder, not each file: on Linux Node's recursive watch stays with a file that an editor has put another in the
  // place of, and never tells of the next change.
  function watched(): FSWatcher[] {
    return folders.flatMap((folder) => [folder, ...foldersIn(folder)]).flatMap((folder) => watcherOf(folder, changed));
  }

  function changed(): void {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      // Folders may have come and gone. The new watch begins before the old one ends, so that neither misses a change.
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

/** None where the folder has just been removed, which its parent tells of. */
function watcherOf(folder: string, changed: () => void): FSWatcher[] {
  try {
    return [watch(folder, changed)];
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
