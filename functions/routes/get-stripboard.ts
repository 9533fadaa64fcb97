import { routes } from "../../shared/contract/routes.ts";
import { DatesError } from "../../shared/roster/dates.ts";
import { today } from "../clock.ts";
import { serve } from "../http.ts";
import { isStrict } from "../store/board-rules.ts";
import { boardNamed } from "../store/stripboards.ts";
import { boardNow, projectNow } from "../stripboard.ts";

export const handler = serve(routes.getStripboard, async ({ member, params: { scheduleName }, refuse }) => {
  const [saved, project, strict] = await Promise.all([
    boardNamed(member, scheduleName),
    projectNow(member),
    isStrict(member),
  ]);
  // A schedule is made of a breakdown, and that stays.
  if (!saved || !project) return refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`);
  try {
    const now = boardNow(saved, project);
    return { version: saved.version, today: today(), strict, ...now };
  } catch (error) {
    if (error instanceof DatesError) return refuse("unreadableDates", error.message);
    throw error;
  }
});
