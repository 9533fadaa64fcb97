/** A lead role has at least this share of the scenes of the role that has the most. */
const SHARE = 0.5;

/** The cast ids of the lead roles, the principal cast, by the scenes of the whole production. */
export function leadRoles(scenes: readonly { readonly castIds: readonly string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const castId of scenes.flatMap(({ castIds }) => castIds)) counts.set(castId, (counts.get(castId) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].filter(([, count]) => count >= SHARE * most).map(([castId]) => castId);
}
