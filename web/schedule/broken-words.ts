/** How much speaks against a schedule, in a few words. */
export function rulesBroken(count: number): string {
  return count === 1 ? "1 broken rule" : `${count} broken rules`;
}
