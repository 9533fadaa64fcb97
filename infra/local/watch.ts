import { watch } from "node:fs";

// An editor that saves one file touches it several times.
const QUIET_MILLISECONDS = 30;

/** Acts after a change below the folders, never twice at once. @returns what ends the watch */
export function onChange(folders: readonly string[], act: () => Promise<void>): () => void {
  let waiting: NodeJS.Timeout | undefined;
  let acting = Promise.resolve();
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        acting = acting.then(act);
      }, QUIET_MILLISECONDS);
    }),
  );
  return () => {
    clearTimeout(waiting);
    for (const watcher of watchers) watcher.close();
  };
}
