import { breakdownOfEpisodes } from "../../shared/breakdown/episodes/breakdown-of-episodes.ts";
import { fdxFromScreenplay } from "../../shared/breakdown/formats/fdx-export.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { fileName } from "../../shared/print/file-name.ts";
import { inShootingOrder } from "../../shared/reports/shooting-order.ts";
import { ussOfSchedule } from "../../shared/reports/uss/uss-of-schedule.ts";
import { stripsInParts } from "../../shared/schedule/model/scene-parts.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { WORKING_WEEK } from "../../shared/schedule/model/working-calendar.ts";
import { scenesOn, wholeScenesOn, withAllScenes } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { unitOf } from "../../shared/units/unit.ts";
import { screenplayOf } from "../breakdown/draft-reader.ts";
import { draftsOfScenes } from "../breakdown/episode-scripts.ts";
import { EXPORT_OWNERS_ONLY, mayExportText } from "../breakdown/script-text-access.ts";
import { serve } from "../http/serve.ts";
import { now } from "../runtime/clock.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";
import { episodesOf } from "../store/breakdown/episodes.ts";
import { projectOf } from "../store/project/projects.ts";
import { getBoard } from "../store/schedule/stripboards.ts";
import { unitsOf } from "../store/schedule/units.ts";

export const handler = serve(routes.exportSchedule, async ({ member, params: { scheduleName }, query, refuse }) => {
  const [saved, production, project, { episodes }, { units }] = await Promise.all([
    getBoard(member, scheduleName),
    currentBreakdown(member),
    projectOf(member),
    episodesOf(member),
    unitsOf(member),
  ]);
  // A schedule always has a breakdown: it is made from one, and breakdowns are never deleted.
  if (!saved || !production)
    return refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  const { breakdown, roster } = production;
  const own = breakdownOfEpisodes(breakdown, saved.schedule.episodes, wholeScenesOn(saved.board));
  const strips = stripsInParts(stripsFromBreakdown(own, roster, "all"), scenesOn(saved.board));
  const board = withAllScenes(saved.board, strips);
  const unit = units.find(({ id }) => id === unitOf(saved.schedule))?.name;
  const named = (text: string) => ({
    name: unit === undefined ? `${scheduleName}.${query.format}` : fileName([unit, scheduleName], query.format),
    bytes: new TextEncoder().encode(text),
  });
  if (query.format === "uss") {
    return named(
      ussOfSchedule({
        project: project.publicName,
        unit,
        episodes,
        scheduleName,
        breakdown: own,
        roster,
        board,
        weekdays: WORKING_WEEK,
        now: now(),
      }),
    );
  }
  if (!(await mayExportText(member))) return refuse("forOwners", EXPORT_OWNERS_ONLY);
  const scripts = await Promise.all(
    draftsOfScenes(production, await draftsOf(member)).map(async ({ draft, breakdown: scenes }) => {
      const screenplay = await screenplayOf(member, draft);
      return screenplay ? [{ screenplay, breakdown: scenes }] : [];
    }),
  );
  const ordered = inShootingOrder(board, strips, scripts.flat());
  return named(fdxFromScreenplay(unit === undefined ? ordered : { ...ordered, credits: [unit, scheduleName] }));
});
