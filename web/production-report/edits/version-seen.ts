/**
 * The version of a report that the user sees: the loaded one plus their own saves based on it. Saves based on another
 * user's edits count only after a reload.
 */
export function versionSeen(loaded: number, saves: readonly number[]): number {
  return saves.reduce((seen, saved) => (saved === seen + 1 ? saved : seen), loaded);
}
