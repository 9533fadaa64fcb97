import { FIRST_EPISODE } from "../../episodes/episode.ts";
import { dividedNumber, isSameNumber } from "../../episodes/scene-number.ts";
import { t } from "../../i18n/speech.ts";
import { type Breakdown, type BreakdownRow, COLUMNS } from "../model/breakdown.ts";
import { cellIn } from "../model/cells.ts";
import { type EpisodeRef, namesEpisodes, withNumbers } from "./episode-numbers.ts";

const numberOf = (row: BreakdownRow) => cellIn(row.cells, COLUMNS.number);

/** Scenes by the episode that their numbers begin with; a scene without one belongs to the scene before it. */
export function rowsByEpisodeNumber(rows: readonly BreakdownRow[]): ReadonlyMap<string, readonly BreakdownRow[]> {
  const [first] = rows.flatMap((row) => dividedNumber(numberOf(row)) ?? []);
  if (first === undefined || !namesEpisodes(rows)) return new Map();
  let last = first.episode;
  return Map.groupBy(rows, (row) => {
    const { episode = last } = dividedNumber(numberOf(row)) ?? {};
    if (!isSameNumber(episode, last)) last = episode;
    return last;
  });
}

/** The numbers of the episodes in a script that holds several; empty for a script of one. */
export function episodesInRows(rows: readonly BreakdownRow[]): { readonly number: string; readonly scenes: number }[] {
  const groups = rowsByEpisodeNumber(rows);
  if (groups.size < 2) return [];
  return [...groups].map(([number, own]) => ({ number, scenes: own.length }));
}

/** An episode that a draft is merged with. The rows of one that is closed or has its own draft stay as they are. */
export interface DraftTarget extends EpisodeRef {
  readonly closed?: boolean;
  readonly hasOwnDraft?: boolean;
}

/** A draft divided by the episodes that it is merged with. */
export interface DraftParts {
  readonly parts: ReadonlyMap<string, Breakdown>;
  /** Whether the draft holds several episodes. */
  readonly isBlock: boolean;
  /** Episodes that the draft has scenes of and leaves as they are. */
  readonly kept: readonly DraftTarget[];
}

/** A draft whose episodes cannot be merged. The message is for the user. */
export class DraftPartsError extends Error {
  override readonly name = "DraftPartsError";
}

/**
 * The parts of a draft by the episode that each is merged with. A draft of the first episode, or of none, may hold
 * several; those that are closed or have a draft of their own stay as they are.
 *
 * @throws {DraftPartsError} if it holds several of which only some are in the list, or of which none may change
 */
export function partsOfDraft(fresh: Breakdown, episode: string, episodes: readonly DraftTarget[]): DraftParts {
  const whole = (own: Breakdown) => ({ parts: new Map([[episode, own]]), isBlock: false, kept: [] });
  if (episodes.length < 2) return whole(fresh);
  const groups = rowsByEpisodeNumber(fresh.rows);
  const targetOf = (number: string) => episodes.find((known) => isSameNumber(known.number, number));
  const missing = [...groups.keys()].filter((number) => targetOf(number) === undefined);
  if (episode !== FIRST_EPISODE || groups.size < 2 || missing.length === groups.size) {
    // Every number names the same episode, as printed in its script.
    return whole(groups.size === 1 ? { ...fresh, rows: withoutEpisode(fresh.rows) } : fresh);
  }
  if (missing.length > 0) throw missingEpisodes(missing);
  const all = [...groups].map(([number, rows]) => ({ target: targetOf(number)!, rows: withoutEpisode(rows) }));
  const isKept = ({ id, closed, hasOwnDraft }: DraftTarget) => id !== episode && (closed || hasOwnDraft);
  const kept = all.flatMap(({ target }) => (isKept(target) ? [target] : []));
  const parts = all.filter(({ target }) => !isKept(target));
  if (parts.length === 0) throw allKept(kept);
  return { parts: new Map(parts.map(({ target, rows }) => [target.id, { ...fresh, rows }])), isBlock: true, kept };
}

const missingEpisodes = (missing: readonly string[]) =>
  new DraftPartsError(
    t(
      "The script has scenes of episodes that the project does not have: {missing}. Add them to the episodes, then press Generate Breakdown.",
      { missing: missing.join(", ") },
    ),
  );

const allKept = (kept: readonly DraftTarget[]) =>
  new DraftPartsError(
    t(
      "Each episode of this script is closed or has a draft of its own ({numbers}), so nothing was changed. Upload the script of one episode to that episode.",
      { numbers: kept.map(({ number }) => number).join(", ") },
    ),
  );

/** Why an episode keeps its scenes when a script of several episodes is read. */
export const keptText = ({ number, closed }: DraftTarget): string =>
  closed
    ? t('Episode "{number}" is closed, so its scenes stay as they are.', { number })
    : t('Episode "{number}" has a draft of its own, so its scenes stay as they are.', { number });

function withoutEpisode(rows: readonly BreakdownRow[]): BreakdownRow[] {
  return rows.map((row) => withNumbers(row, (text) => dividedNumber(text)?.scene ?? text));
}
