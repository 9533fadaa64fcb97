import type { EpisodeList } from "../../shared/contract/scripts.ts";
import type { EpisodeListChange } from "../../shared/episodes/episode-change.ts";
import { episodeText } from "../../shared/episodes/episode-text.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import type { Outcome } from "../data/dialog-submission.ts";
import type { ListRequest, ListResult } from "../data/list-changes.ts";
import { t } from "../i18n/translate.ts";

export type ShownEpisode = EpisodeList["episodes"][number];

/** An episode that was removed, its place, and the IDs of the episodes that were shot after it. */
interface Restored {
  readonly kind: "restore";
  readonly removed: ShownEpisode;
  readonly at: number;
  readonly followers: readonly string[];
}

/** A change of the list; `restore` adds an episode that was removed, at its place. */
export type WantedChange = EpisodeListChange | Restored;

/** Sent to the page's action. */
export type EpisodeRequest = ListRequest<EpisodeList, WantedChange>;

type EpisodeResult = ListResult<WantedChange>;

/** Sends a change of the list, and returns the error message if it fails. */
export async function changeEpisodes(id: string, { before, wanted }: EpisodeRequest): Promise<EpisodeResult> {
  try {
    const after = await carryOut(id, before, wanted);
    const undo = undoOf(wanted, before.episodes, after.episodes);
    return undo ? { done: { text: doneText(wanted, before.episodes), undo } } : {};
  } catch (error) {
    return { problem: errorText(error, t("Failed to change the episodes")) };
  }
}

/** Sends one change. A new episode is the last of the list that it returns. */
export const sendChange = (id: string, { version }: EpisodeList, change: EpisodeListChange): Promise<EpisodeList> =>
  api.changeEpisodes({ params: { id }, payload: { version, operation: crypto.randomUUID(), change } });

async function carryOut(id: string, before: EpisodeList, wanted: WantedChange): Promise<EpisodeList> {
  if (wanted.kind !== "restore") return sendChange(id, before, wanted);
  const { number, name, closed, dates, after } = wanted.removed;
  const known = before.episodes.some((episode) => episode.id === after) ? after : null;
  let list = await sendChange(id, before, { kind: "add", number, name, dates, after: known });
  const added = list.episodes.at(-1)!.id;
  const ids = before.episodes.map((episode) => episode.id).toSpliced(wanted.at, 0, added);
  if (ids.at(-1) !== added) list = await sendChange(id, list, { kind: "order", ids });
  for (const follower of list.episodes.filter((episode) => wanted.followers.includes(episode.id)))
    list = await sendChange(id, list, editTo({ ...follower, after: added }));
  return closed ? sendChange(id, list, { kind: "close", id: added, closed }) : list;
}

/** Splits a draft by the episodes that its scene numbers name, and returns the error message if that fails. */
export async function splitDraft(id: string, draft: number, version: number): Promise<Outcome> {
  try {
    const payload = { version, operation: crypto.randomUUID(), change: { kind: "split" as const, draft } };
    await api.changeEpisodes({ params: { id }, payload });
    return {};
  } catch (error) {
    return { problem: errorText(error, t("Failed to split the script")) };
  }
}

type Episodes = readonly ShownEpisode[];

function undoOf(wanted: WantedChange, before: Episodes, after: Episodes): WantedChange | undefined {
  const known = "id" in wanted ? before.find(({ id }) => id === wanted.id) : undefined;
  switch (wanted.kind) {
    case "add":
    case "restore":
      return { kind: "remove", id: after.find(({ id }) => before.every((one) => one.id !== id))!.id };
    case "edit":
      return known && editTo(known);
    case "order":
      return { kind: "order", ids: before.map(({ id }) => id) };
    case "close":
      return { kind: "close", id: wanted.id, closed: !wanted.closed };
    case "remove":
      return (
        known && {
          ...{ kind: "restore", removed: known, at: before.indexOf(known) },
          followers: before.filter(({ after: earlier }) => earlier === known.id).map(({ id }) => id),
        }
      );
  }
}

const editTo = ({ id, number, name, dates = {}, after }: ShownEpisode): EpisodeListChange => ({
  ...{ kind: "edit", id, number, name, dates },
  after: after ?? null,
});

function doneText(wanted: WantedChange, before: Episodes): string {
  const known = "id" in wanted ? before.find(({ id }) => id === wanted.id) : undefined;
  const episode = known ? episodeText(known) : "";
  switch (wanted.kind) {
    case "add":
      return t("{episode} added.", { episode: episodeText(wanted) });
    case "restore":
      return t("{episode} added.", { episode: episodeText(wanted.removed) });
    case "edit":
      return t("{episode} changed.", { episode });
    case "order":
      return t("The episodes are in another order.");
    case "close":
      return wanted.closed ? t("{episode} closed.", { episode }) : t("{episode} reopened.", { episode });
    case "remove":
      return t("{episode} removed.", { episode });
  }
}
