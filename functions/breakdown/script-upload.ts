import { FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { noSuchEpisodeText } from "../../shared/episodes/episode-change.ts";
import { t } from "../../shared/i18n/speech.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { formatOf, type ScriptFormat } from "../../shared/screenplay/model/script-format.ts";
import { now } from "../runtime/clock.ts";
import type { Membership } from "../store/account/sessions.ts";
import { deleteDocument } from "../store/aws/documents.ts";
import type { ReachedLimit } from "../store/aws/limited-collection.ts";
import { addDraft, type Draft, type DraftEpisode, draftLimitReached, draftOf } from "../store/breakdown/drafts.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";

/** The refusal of a draft. */
export function draftLimitText({ of, most }: ReachedLimit): string {
  return of === "project"
    ? t("This project has {most} drafts, which is the maximum. Create another project for further drafts.", {
        most,
      })
    : t(
        "You have uploaded {most} drafts to this project, which is the maximum for one person. Ask another editor to upload this one.",
        { most },
      );
}

/**
 * The episode of a new draft: the given one, else the only one or the first. Refused if it does not exist or is closed.
 */
export async function episodeForDraft(
  member: Membership,
  asked: string | undefined,
  refuse: (code: "noSuchEpisode" | "episodeClosed", message: string) => never,
): Promise<DraftEpisode> {
  const { version: listVersion, episodes } = await episodesOf(member);
  const [only, ...others] = episodes;
  if (only === undefined && asked === undefined) return { episode: FIRST_EPISODE, listVersion };
  const episode = asked ?? (others.length === 0 ? only?.id : FIRST_EPISODE) ?? FIRST_EPISODE;
  const found = episodes.find(({ id }) => id === episode);
  if (found === undefined) {
    return asked === undefined
      ? refuse("noSuchEpisode", t("Choose the episode that the script is of."))
      : refuse("noSuchEpisode", noSuchEpisodeText(asked));
  }
  if (found.closed) {
    const words = t('Episode "{number}" is closed, so it cannot take a new draft. Reopen it first.', {
      number: found.number,
    });
    refuse("episodeClosed", words);
  }
  return { episode, listVersion };
}

/**
 * Stores a draft's file and adds the draft, unless the project has as many as it may have, in which case no file stays.
 *
 * @param episodeFor reads the episode of the draft, or refuses it
 * @param store stores the file under the key
 */
export async function storeDraft(
  member: Membership,
  draft: Pick<Draft, "draftId" | "name" | "format">,
  episodeFor: () => Promise<DraftEpisode>,
  store: (key: string) => Promise<void>,
): Promise<Draft | ReachedLimit> {
  const full = await draftLimitReached(member);
  if (full) return (await draftOf(member, draft.draftId)) ?? full;
  await episodeFor();
  const key = draftKey(member.projectId, draft.draftId, draft.format);
  await store(key);
  const added = await addDraft(member, draft, episodeFor, now());
  if (!("most" in added)) return added;
  // A simultaneous request of the same upload, whose file has the same key, may have added the draft.
  const known = await draftOf(member, draft.draftId);
  if (known) return known;
  await deleteDocument(key);
  return added;
}

/** The code and message of the refusal of a file. */
export interface RejectedUpload {
  readonly code: "notPdf" | "notScreenplay";
  readonly words: string;
}

/**
 * Detects a file's format from its first bytes, or returns why it is rejected. `called` is the format of its extension.
 * The pipeline validates the rest of the content.
 */
export function acceptScript(start: Uint8Array, called: ScriptFormat): ScriptFormat | RejectedUpload {
  const format = formatOf(start);
  if (called === "pdf") {
    return format === "pdf" ? format : { code: "notPdf", words: t("Please select a valid PDF file.") };
  }
  if (called === "fdx" && (format === undefined || format === "fountain")) {
    return {
      code: "notScreenplay",
      words: t("This is not a Final Draft file, despite its name. Save the script as Final Draft (.fdx) or as PDF."),
    };
  }
  const words = t(
    "This is not a text file, despite its name. Save the script as plain text in Fountain (.fountain) or as PDF.",
  );
  return format ?? { code: "notScreenplay", words };
}

/** The key to which the browser posts a large file; it is deleted after a day unless processed. */
export function uploadKey(projectId: string, upload: string): string {
  return `uploads/${projectId}/${upload}`;
}

/** Key prefix of a user's watermarked pages, which are deleted after a day or when the user leaves the project. */
export const copiesFolder = ({ projectId, userId }: Pick<Membership, "projectId" | "userId">) =>
  `uploads/${projectId}/copies/${userId}/`;

export const MEDIA_TYPES: Readonly<Record<ScriptFormat, string>> = {
  pdf: "application/pdf",
  fdx: "application/xml",
  fountain: "text/plain",
};
