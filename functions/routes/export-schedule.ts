import { fdxFromScreenplay } from "../../shared/breakdown/formats/fdx-export.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { inShootingOrder } from "../../shared/reports/shooting-order.ts";
import { ussOfSchedule } from "../../shared/reports/uss/uss-of-schedule.ts";
import { stripsInParts } from "../../shared/schedule/model/scene-parts.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { WORKING_WEEK } from "../../shared/schedule/model/working-calendar.ts";
import { scenesOn, withAllScenes } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { screenplayOf } from "../breakdown/draft-reader.ts";
import { EXPORT_OWNERS_ONLY, mayExportText } from "../breakdown/script-text-access.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";
import { projectOf } from "../store/project/projects.ts";
import { getBoard } from "../store/schedule/stripboards.ts";

export const handler = serve(routes.exportSchedule, async ({ member, params: { scheduleName }, query, refuse }) => {
  const [saved, production, project] = await Promise.all([
    getBoard(member, scheduleName),
    currentBreakdown(member),
    projectOf(member),
  ]);
  // A schedule always has a breakdown: it is made from one, and breakdowns are never deleted.
  if (!saved || !production)
    return refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  const { breakdown, roster, draftVersion } = production;
  const strips = stripsInParts(stripsFromBreakdown(breakdown, roster, "all"), scenesOn(saved.board));
  const board = withAllScenes(saved.board, strips);
  const named = (text: string) => ({
    name: `${scheduleName}.${query.format}`,
    bytes: new TextEncoder().encode(text),
  });
  if (query.format === "uss") {
    return named(
      ussOfSchedule({
        project: project.publicName,
        scheduleName,
        breakdown,
        roster,
        board,
        weekdays: WORKING_WEEK,
        now: now(),
      }),
    );
  }
  if (!(await mayExportText(member))) return refuse("forOwners", EXPORT_OWNERS_ONLY);
  const draft = (await draftsOf(member)).find(({ version }) => version === draftVersion);
  const screenplay = draft && (await screenplayOf(member, draft));
  return named(fdxFromScreenplay(inShootingOrder(board, strips, { screenplay, breakdown })));
});
