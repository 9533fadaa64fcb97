import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";

/** Scenes that follow one another on a day, and the index of the first of them among the day's items. */
export interface SceneRun {
  readonly date: string;
  readonly at: number;
  readonly sceneIds: readonly string[];
}

/** Where scenes are on the days of a board: put back in this order, each is where it was. */
export function sceneRuns({ days }: Stripboard, ids: ReadonlySet<string>): SceneRun[] {
  return days.flatMap(({ date, items }) => {
    const runs: { date: string; at: number; sceneIds: string[] }[] = [];
    for (const [at, { id }] of items.entries()) {
      const last = runs.at(-1);
      if (!ids.has(id)) continue;
      if (last && last.at + last.sceneIds.length === at) last.sceneIds.push(id);
      else runs.push({ date, at, sceneIds: [id] });
    }
    return runs;
  });
}
