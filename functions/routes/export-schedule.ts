import { fdxFromScreenplay } from "../../shared/breakdown/fdx-document.ts";
import { routes } from "../../shared/contract/routes.ts";
import { inShootingOrder } from "../../shared/reports/shooting-order.ts";
import { ussOfSchedule } from "../../shared/reports/uss/uss-of-schedule.ts";
import { withAllScenes } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { stripsFromBreakdown } from "../../shared/schedule/strips.ts";
import { WORKING_WEEK } from "../../shared/schedule/working-calendar.ts";
import { now } from "../clock.ts";
import { screenplayOf } from "../draft-reading.ts";
import { serve } from "../http.ts";
import { productionOf } from "../store/breakdowns.ts";
import { draftsOf } from "../store/drafts.ts";
import { projectOf } from "../store/projects.ts";
import { boardNamed } from "../store/stripboards.ts";
import { mayHaveText, TEXT_FOR_OWNERS } from "../unmarked-text.ts";

export const handler = serve(routes.exportSchedule, async ({ member, params: { scheduleName }, query, refuse }) => {
  const [saved, production, project] = await Promise.all([
    boardNamed(member, scheduleName),
    productionOf(member),
    projectOf(member),
  ]);
  // A schedule is made of a breakdown, and that stays.
  if (!saved || !production) return refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  const { breakdown, roster, draftVersion } = production;
  const strips = stripsFromBreakdown(breakdown, roster, "all");
  const board = withAllScenes(saved.board, strips);
  const named = (text: string) => ({
    name: `${scheduleName}.${query.format}`,
    bytes: new TextEncoder().encode(text),
  });
  if (query.format === "uss") {
    return named(
      ussOfSchedule({
        project: project.outsideName,
        scheduleName,
        breakdown,
        roster,
        board,
        weekdays: WORKING_WEEK,
        now: now(),
      }),
    );
  }
  if (!(await mayHaveText(member))) return refuse("forOwners", TEXT_FOR_OWNERS);
  const draft = (await draftsOf(member)).find(({ version }) => version === draftVersion);
  const screenplay = draft && (await screenplayOf(member, draft));
  return named(fdxFromScreenplay(inShootingOrder(board, strips, { screenplay, breakdown })));
});
