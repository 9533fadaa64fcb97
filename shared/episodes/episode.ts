import * as z from "zod";
import { message, t } from "../i18n/speech.ts";
import { EpisodeDates } from "./episode-dates.ts";

/** The most episodes of a project. */
export const MAX_EPISODES = 100;

/** The episode of drafts, scenes and versions without one: the first that a project got. */
export const FIRST_EPISODE = "first";

/** An episode's ID, which never changes. */
export const EpisodeId = z.string().regex(/^[0-9a-z]{1,40}$/);

/** The number with which an episode's scenes are named, such as 103 or 2A. */
export const EpisodeNumber = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}]{1,8}$/u, {
    error: ({ input }) =>
      t('"{input}" is not an episode number. Write 1 to 8 letters or digits, such as 103.', {
        input: String(input).slice(0, 40),
      }),
  });

/** An episode's title; it may be empty. */
export const EpisodeName = z.string().trim().max(100, message("An episode's name can have at most 100 characters."));

/**
 * An episode of a series. A closed one takes no new draft. Without `dates`, it can be shot on any. It is only shot once
 * the episode `after` is finished.
 */
export const Episode = z
  .object({
    id: EpisodeId,
    number: EpisodeNumber,
    name: EpisodeName,
    closed: z.boolean(),
    dates: EpisodeDates.optional(),
    after: EpisodeId.optional(),
  })
  .readonly();
export type Episode = z.infer<typeof Episode>;

/** The episode that a draft or a scene belongs to. */
export const episodeOf = ({ episode }: { readonly episode?: string | undefined }): string => episode ?? FIRST_EPISODE;

/** The field that stores an episode, which the first one does not need. */
export const episodeField = (episode: string): { readonly episode?: string } =>
  episode === FIRST_EPISODE ? {} : { episode };
