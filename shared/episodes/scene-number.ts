/** A scene number divided into the number of its episode and its own. */
export interface EpisodeSceneNumber {
  readonly episode: string;
  readonly scene: string;
}

/** `103/12`, `103-12` or `103.12`, with letters in both parts: `2A/12B`. */
const WITH_EPISODE = /^([\p{L}\p{N}]{1,8})\s?[/.-]\s?([\p{L}\p{N}].*)$/u;

/** As `numberInEpisode` writes it. */
const WRITTEN = /^([\p{L}\p{N}]{1,8})\/([\p{L}\p{N}].*)$/u;

/** A scene number with its episode: `103/12`. A scene without a number has none. */
export function numberInEpisode({ episode, scene }: EpisodeSceneNumber): string {
  return scene === "" ? "" : `${episode}/${scene}`;
}

/** Divides `103/12`, `103-12` or `103.12`; undefined for a number without an episode. */
export function dividedNumber(text: string): EpisodeSceneNumber | undefined {
  const [, episode, scene] = WITH_EPISODE.exec(text.trim()) ?? [];
  return episode === undefined || scene === undefined ? undefined : { episode, scene };
}

/** Divides `103/12` only: in a breakdown, 3.1 and 3-1 are numbers of scenes. */
export function dividedWritten(text: string): EpisodeSceneNumber | undefined {
  const [, episode, scene] = WRITTEN.exec(text.trim()) ?? [];
  return episode === undefined || scene === undefined ? undefined : { episode, scene };
}

/** Whether two numbers of episodes are the same, whatever their letter case. */
export const isSameNumber = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();
