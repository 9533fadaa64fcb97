import { episodeOf } from "../../episodes/episode.ts";
import type { Line, Origin } from "../../screenplay/model/line.ts";
import type { Breakdown, BreakdownRow, SceneRow } from "../model/breakdown.ts";

/** The lines of a draft and the episodes whose scenes come from it. */
export interface EpisodeScript {
  readonly episodes: readonly string[];
  readonly lines: readonly Line[];
}

/** Several drafts as one: their lines one after the other, with pages counted through, and scenes placed in them. */
export interface JoinedScripts {
  readonly lines: readonly Line[];
  readonly breakdown: Breakdown;
  /** The number of pages before each draft. */
  readonly pagesBefore: readonly number[];
}

export function joinedScripts(breakdown: Breakdown, scripts: readonly EpisodeScript[]): JoinedScripts {
  const [only, ...others] = scripts;
  if (others.length === 0) return { lines: only?.lines ?? [], breakdown, pagesBefore: [0] };
  const lines: Line[] = [];
  const pagesBefore: number[] = [];
  const placed = new Map<string, (origin: Origin) => Origin>();
  let pages = 0;
  for (const script of scripts) {
    const [linesBefore, before] = [lines.length, pages];
    for (const episode of script.episodes) {
      placed.set(episode, ({ line, page }) => ({ line: line + linesBefore, page: page + before }));
    }
    lines.push(...script.lines.map((line) => ({ ...line, page: line.page + before })));
    pagesBefore.push(before);
    pages = before + script.lines.reduce((most, { page }) => Math.max(most, page), 0);
  }
  const rows = breakdown.rows.map((row): BreakdownRow => {
    const { parts, ...scene } = row;
    const place = placed.get(episodeOf(row));
    return { ...movedScene(scene, place), ...(parts && { parts: parts.map((part) => movedScene(part, place)) }) };
  });
  return { lines, breakdown: { ...breakdown, rows }, pagesBefore };
}

/** The scene at its place among all lines; without a place if its draft is not among them. */
function movedScene({ origin, end, ...scene }: SceneRow, place: ((origin: Origin) => Origin) | undefined): SceneRow {
  return { ...scene, ...(place && origin && { origin: place(origin) }), ...(place && end && { end: place(end) }) };
}
