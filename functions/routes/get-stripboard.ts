import { routes } from "../../shared/contract/routes.ts";
import { serve } from "../http/serve.ts";
import { today } from "../runtime/clock.ts";
import { currentBoard } from "../schedule/board-context.ts";
import { currentProject } from "../schedule/current-project.ts";
import { isStrict } from "../store/schedule/board-strictness.ts";
import { getBoard } from "../store/schedule/stripboards.ts";

export const handler = serve(routes.getStripboard, async ({ member, params: { scheduleName }, refuse }) => {
  const [saved, project, strict] = await Promise.all([
    getBoard(member, scheduleName),
    currentProject(member),
    isStrict(member),
  ]);
  // A schedule always has a breakdown: it is made from one, and breakdowns are never deleted.
  if (!saved || !project) return refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  return { version: saved.version, today: today(), strict, ...currentBoard(saved, project) };
});
