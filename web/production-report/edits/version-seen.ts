/**
 * The version of a report that a person has before them: the one that was loaded last, and what they have saved upon it
 * since. What follows upon somebody else's writing has not been seen until it is loaded.
 */
export function versionSeen(loaded: number, saves: readonly number[]): number {
  return saves.reduce((seen, saved) => (saved === seen + 1 ? saved : seen), loaded);
}
