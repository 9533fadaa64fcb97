/** How much speaks against a schedule, in a few words. */
export function rulesBroken(count: number): string {
  return count === 1 ? "1 broken rule" : `${count} broken rules`;
}

/** How much of a schedule goes beyond the rules of work, in a few words. */
export function workWarned(count: number): string {
  return count === 1 ? "1 warning by the work rules" : `${count} warnings by the work rules`;
}
