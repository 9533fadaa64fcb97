import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { today } from "../runtime/clock.ts";
import { currentBoard } from "../schedule/board-context.ts";
import { currentProject } from "../schedule/current-project.ts";
import { publishedDaysOf } from "../store/call-sheet/publications.ts";
import { isStrict } from "../store/schedule/board-strictness.ts";
import { getBoard } from "../store/schedule/stripboards.ts";

export const handler = serve(routes.getStripboard, async ({ member, params: { scheduleName }, refuse }) => {
  const [saved, project, strict, published] = await Promise.all([
    getBoard(member, scheduleName),
    currentProject(member),
    isStrict(member),
    publishedDaysOf(member, scheduleName),
  ]);
  // A schedule always has a breakdown: it is made from one, and breakdowns are never deleted.
  if (!saved || !project) return refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  const seesPay = member.may !== "viewer" && member.sees.kind === "all";
  return {
    ...{ version: saved.version, today: today(), strict },
    published: published.filter(({ row }) => row.kind !== "off").map(({ date }) => date),
    ...currentBoard(saved, project, seesPay),
  };
});
