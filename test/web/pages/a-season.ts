import type { EpisodeList, Script } from "../../../shared/contract/scripts.ts";
import type { Episode } from "../../../shared/episodes/episode.ts";
import { changedEpisodes, EpisodeError } from "../../../shared/episodes/episode-change.ts";
import { type Answers, refused } from "./fake-api.ts";

/** What an episode contains, by its number. */
type Contents = Readonly<
  Record<string, { readonly scenes: number; readonly eighths: number; readonly draft: number } | undefined>
>;

/** Episodes that the pages change by the rules of the server. */
export function aSeason(numbered: Readonly<Record<string, string>>, contents: Contents = {}) {
  let episodes: readonly Episode[] = [];
  let version = 0;
  const add = (number: string, name: string) => {
    version++;
    const context = { newId: `e${version}`, isUsed: () => false };
    episodes = changedEpisodes(episodes, { kind: "add", number, name }, context);
  };
  for (const [number, name] of Object.entries(numbered)) add(number, name);

  const list = (): EpisodeList => ({
    version,
    episodes: episodes.map((episode) => {
      const its = contents[episode.number];
      return {
        ...episode,
        scenes: its?.scenes ?? 0,
        eighths: its?.eighths ?? 0,
        ...(its && { draft: { name: "Draft", version: its.draft } }),
      };
    }),
  });
  const answers = {
    listEpisodes: () => list(),
    changeEpisodes: ({ payload: { change, ...based } }) => {
      if (based.version !== version) return refused(409, "staleEpisodes", "Someone else has changed the episodes.");
      if (change.kind === "split") return refused(422, "oneEpisode", "This draft does not hold several episodes.");
      try {
        const context = { newId: `e${version + 1}`, isUsed: () => false };
        episodes = changedEpisodes(episodes, change, context);
      } catch (error) {
        if (error instanceof EpisodeError) return refused(409, error.code, error.message);
        throw error;
      }
      version++;
      return list();
    },
  } satisfies Answers;
  return {
    answers,
    /** The episodes as `103 The Tide`. */
    named: () => episodes.map(({ number, name, closed }) => `${number} ${name}${closed ? " (closed)" : ""}`),
    idOf: (number: string) => episodes.find((episode) => episode.number === number)!.id,
    /** Another person adds an episode. */
    otherAdds: add,
  };
}

/** A draft of an episode, as the list of drafts has it. */
export const draftOf = (episode: string, version: number, breakdown: Script["breakdown"] = "succeeded"): Script => ({
  ...{ uploadedAt: "2031-03-03T10:00:00.000Z", name: "Draft", fileName: "Draft" },
  ...{ version, breakdown, episode },
});
