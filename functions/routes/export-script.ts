import { fdxFromScreenplay } from "../../shared/breakdown/formats/fdx-export.ts";
import { fountainFromScreenplay } from "../../shared/breakdown/formats/fountain-export.ts";
import { screenplayWithBreakdown } from "../../shared/breakdown/formats/tagged-screenplay.ts";
import { routes } from "../../shared/contract/routes.ts";
import { episodeOf, FIRST_EPISODE } from "../../shared/episodes/episode.ts";
import { t } from "../../shared/i18n/speech.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { linesOf, screenplayOf } from "../breakdown/draft-reader.ts";
import { requireEpisode } from "../breakdown/episode-list.ts";
import { EXPORT_OWNERS_ONLY, mayExportText } from "../breakdown/script-text-access.ts";
import { serve } from "../http/serve.ts";
import { currentBreakdown, draftVersionFor } from "../store/breakdown/breakdowns.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";

const WRITTEN = { fdx: fdxFromScreenplay, fountain: fountainFromScreenplay } as const;

export const handler = serve(
  routes.exportScript,
  async ({ member, query: { format, episode = FIRST_EPISODE }, refuse }) => {
    await requireEpisode(member, episode, refuse);
    if (!(await mayExportText(member))) refuse("forOwners", EXPORT_OWNERS_ONLY);
    const production = (await currentBreakdown(member)) ?? refuse("noBreakdown", NO_BREAKDOWN);
    const draft = (await draftsOf(member)).find(({ version }) => version === draftVersionFor(production, episode));
    const { breakdown } = production;
    const own = { ...breakdown, rows: breakdown.rows.filter((row) => episodeOf(row) === episode) };
    const screenplay =
      (draft && (await screenplayOf(member, draft))) ??
      refuse("noScript", t("This breakdown was not made from a script, so there is no script to export."));
    const lines = (draft && (await linesOf(member, draft.draftId))) ?? [];
    const text = WRITTEN[format](screenplayWithBreakdown(screenplay, own, lines));
    return { name: `script-breakdown-${member.projectId}.${format}`, bytes: new TextEncoder().encode(text) };
  },
);
