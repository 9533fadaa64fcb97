import * as z from "zod";
import { t } from "../i18n/speech.ts";
import { type Episode, EpisodeId, EpisodeName, EpisodeNumber, FIRST_EPISODE, MAX_EPISODES } from "./episode.ts";
import { EpisodeDates, hasNoDates } from "./episode-dates.ts";
import { isSameNumber } from "./scene-number.ts";

/**
 * What an episode is given. An edit without `dates` keeps them, and one with no date in them removes them; one without
 * `after` keeps that, and null removes it.
 */
const Given = z.object({
  number: EpisodeNumber,
  name: EpisodeName,
  dates: EpisodeDates.optional(),
  after: EpisodeId.nullable().optional(),
});

/**
 * A change of the list of episodes. `order` names every episode; `remove` takes one without drafts and scenes; `split`
 * divides the scenes of a draft that holds several episodes by their numbers.
 */
export const EpisodeChange = z.discriminatedUnion("kind", [
  Given.extend({ kind: z.literal("add") }),
  Given.extend({ kind: z.literal("edit"), id: EpisodeId }),
  z.object({ kind: z.literal("order"), ids: z.array(EpisodeId).max(MAX_EPISODES) }),
  z.object({ kind: z.literal("close"), id: EpisodeId, closed: z.boolean() }),
  z.object({ kind: z.literal("remove"), id: EpisodeId }),
  z.object({ kind: z.literal("split"), draft: z.int().positive() }),
]);
export type EpisodeChange = z.infer<typeof EpisodeChange>;

/** A change that is made to the list alone. */
export type EpisodeListChange = Exclude<EpisodeChange, { kind: "split" }>;

type Code =
  | "noSuchEpisode"
  | "numberTaken"
  | "episodeLimit"
  | "incompleteOrder"
  | "episodeInUse"
  | "episodeClosed"
  | "episodeAfterItself";

/** A change that the list of episodes does not allow. The message is for the user. */
export class EpisodeError extends Error {
  override readonly name = "EpisodeError";
  readonly code: Code;
  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
  }
}

export interface EpisodeContext {
  /** The ID that a new episode gets; the first of a project gets `first`. */
  readonly newId: string;
  /** Whether an episode has drafts or scenes. */
  isUsed(id: string): boolean;
}

/**
 * The changed list.
 *
 * @throws {EpisodeError} if the list does not allow the change
 */
export function changedEpisodes(
  episodes: readonly Episode[],
  change: EpisodeListChange,
  context: EpisodeContext,
): readonly Episode[] {
  switch (change.kind) {
    case "add":
      return withEpisode(episodes, change, context.newId);
    case "edit": {
      const { id, number, name, dates, after } = change;
      requireFree(
        number,
        episodes.filter((episode) => episode.id !== id),
      );
      return inOrder(
        edited(episodes, id, ({ dates: before, after: known, ...episode }) => ({
          ...{ ...episode, number, name },
          ...datesField(dates ?? before),
          ...afterField(after === undefined ? known : after),
        })),
        id,
      );
    }
    case "close":
      return edited(episodes, change.id, (episode) => ({ ...episode, closed: change.closed }));
    case "order":
      return ordered(episodes, change.ids);
    case "remove":
      return without(episodes, change.id, context);
  }
}

/**
 * The list with one more episode.
 *
 * @throws {EpisodeError} if the number is taken, the list is full, or it would be after an unknown episode
 */
export function withEpisode(
  episodes: readonly Episode[],
  { number, name, dates, after }: z.infer<typeof Given>,
  newId: string,
): readonly Episode[] {
  if (episodes.length >= MAX_EPISODES) {
    throw new EpisodeError(
      "episodeLimit",
      t("A project can have {most} episodes. Remove one that is empty, or create another project.", {
        most: MAX_EPISODES,
      }),
    );
  }
  requireFree(number, episodes);
  const id = episodes.length === 0 ? FIRST_EPISODE : newId;
  return inOrder([...episodes, { id, number, name, closed: false, ...datesField(dates), ...afterField(after) }], id);
}

const datesField = (dates: EpisodeDates | undefined): Pick<Episode, "dates"> =>
  dates && !hasNoDates(dates) ? { dates } : {};

const afterField = (after: string | null | undefined): Pick<Episode, "after"> => (after ? { after } : {});

/** The list, if the episode is after a known one, and not after itself. */
function inOrder(episodes: readonly Episode[], id: string): readonly Episode[] {
  const { number, after } = requireKnown(episodes, id);
  const before = new Set<string>();
  for (let next = after; next !== undefined && !before.has(next); ) {
    before.add(next);
    next = requireKnown(episodes, next).after;
  }
  if (!before.has(id)) return episodes;
  if (after === id) {
    throw new EpisodeError(
      "episodeAfterItself",
      t("Episode {number} cannot be shot after itself. Choose another one.", { number }),
    );
  }
  throw new EpisodeError(
    "episodeAfterItself",
    t("Episode {number} would be shot after itself, because episode {other} is shot after it. Choose another one.", {
      number,
      other: requireKnown(episodes, after!).number,
    }),
  );
}

function requireFree(number: string, others: readonly Episode[]): void {
  const known = others.find((episode) => isSameNumber(episode.number, number));
  if (known === undefined) return;
  throw new EpisodeError(
    "numberTaken",
    t('There is already an episode "{number}". Choose another number.', { number: known.number }),
  );
}

function edited(episodes: readonly Episode[], id: string, change: (episode: Episode) => Episode): readonly Episode[] {
  requireKnown(episodes, id);
  return episodes.map((episode) => (episode.id === id ? change(episode) : episode));
}

function requireKnown(episodes: readonly Episode[], id: string): Episode {
  const found = episodes.find((episode) => episode.id === id);
  if (found) return found;
  throw new EpisodeError("noSuchEpisode", noSuchEpisodeText(id));
}

/** The refusal of an episode that does not exist. */
export const noSuchEpisodeText = (id: string): string =>
  t('There is no episode "{id}". Reload the page to see the episodes.', { id });

function ordered(episodes: readonly Episode[], ids: readonly string[]): readonly Episode[] {
  const found = ids.flatMap((id) => episodes.find((episode) => episode.id === id) ?? []);
  if (new Set(found).size === episodes.length && ids.length === episodes.length) return found;
  throw new EpisodeError(
    "incompleteOrder",
    t("The order must name each of the {count} episodes once. Reload the page and try again.", {
      count: episodes.length,
    }),
  );
}

/** What the first episode contains becomes that of a film when it is the only one, so it can be removed then. */
function without(episodes: readonly Episode[], id: string, { isUsed }: EpisodeContext): readonly Episode[] {
  const { number, after: earlier } = requireKnown(episodes, id);
  const rest = episodes
    .filter((episode) => episode.id !== id)
    .map(({ after, ...episode }) => ({ ...episode, ...afterField(after === id ? earlier : after) }));
  if (rest.length === 0 && id === FIRST_EPISODE) return rest;
  if (!isUsed(id)) return rest;
  throw new EpisodeError(
    "episodeInUse",
    t('Episode "{number}" has drafts or scenes, so it cannot be removed. Close it instead.', { number }),
  );
}
