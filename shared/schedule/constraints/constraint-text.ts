/** Describes a precedence as the end of a sentence about a scene: `has to come on a later day than scene 3`. */
export function precedenceText(after: string, days: number): string {
  if (days === 0) return `must not be on an earlier day than scene ${after}`;
  if (days === 1) return `must be on a later day than scene ${after}`;
  return `must be at least ${days} days after scene ${after}`;
}
