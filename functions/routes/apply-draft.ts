import { routes } from "../../shared/contract/routes.ts";
import { FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { t } from "../../shared/i18n/speech.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { changeBreakdown } from "../breakdown/breakdown-change.ts";
import { dividedDraft, divisionOrRefusal, keptTexts, numberAmong, withDraft } from "../breakdown/draft-merge.ts";
import { readingOf, titleOf } from "../breakdown/draft-reader.ts";
import { requireEpisode } from "../breakdown/episode-list.ts";
import { serve } from "../http/serve.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";
import { episodesOf, unchangedEpisodes } from "../store/breakdown/episodes.ts";
import { pendingDraftOf } from "../store/breakdown/pending-draft.ts";

export const handler = serve(routes.applyDraft, async ({ member, payload, refuse }) =>
  changeBreakdown(member, payload, refuse, async (before) => {
    const { draftVersion, keepAside, episode = FIRST_EPISODE } = payload;
    await requireEpisode(member, payload.episode, refuse);
    const proposal = await pendingDraftOf(member, episode);
    const drafts = await draftsOf(member);
    const draft = drafts.find(({ version }) => version === draftVersion);
    if (draft === undefined || proposal?.draftVersion !== draftVersion) {
      return refuse(
        "noDraft",
        t("Draft {draftVersion} is no longer waiting for review. Reload the page.", { draftVersion }),
      );
    }
    const [reading, list] = await Promise.all([readingOf(member, draft.draftId), episodesOf(member)]);
    const divided = divisionOrRefusal(
      () => dividedDraft(reading.fresh, episode, list.episodes, before, drafts),
      (words) => refuse("cannotMerge", words),
    );
    return {
      ...withDraft(before, list.episodes, divided, { lines: reading.lines, version: draftVersion, keepAside }),
      clearsPendingDraft: { episode, draftVersion },
      alongside: [unchangedEpisodes(member, list.version)],
      what: [appliedText(titleOf(draft), numberAmong(list.episodes, episode)), ...keptTexts(divided)].join(", "),
    };
  }),
);

const appliedText = (title: string, number: string | undefined): string =>
  number === undefined
    ? stored("Applied draft {title}", { title })
    : stored("Applied draft {title} (episode {number})", { title, number });
