import { routes } from "../../shared/contract/routes.ts";
import { DatesError } from "../../shared/roster/dates.ts";
import { now } from "../clock.ts";
import { serve } from "../http.ts";
import { executionName, improvableNamed, settledImprovement, shownImprovement } from "../improvement.ts";
import { beginImprovement, improvementOf } from "../store/improvements.ts";
import { startRun } from "../store/runs.ts";

export const handler = serve(routes.startImprovement, async ({ member, params: { scheduleName }, payload, refuse }) => {
  const earlier = await settledImprovement(member, scheduleName);
  if (earlier?.status === "running") return shownImprovement(earlier);
  const { saved, free } = await toImprove();
  if (free === 0) {
    refuse("nothingToMove", "Every scene is pinned, on a locked day or in the past: there is nothing to move.");
  }
  const { seconds } = payload;
  const begun = await beginImprovement(
    member,
    scheduleName,
    { seconds, version: saved.version },
    { earlier, now: now() },
  );
  // Somebody else began one in the same moment: theirs is the search.
  if (!begun) return shownImprovement(await improvementOf(member, scheduleName));
  const { projectId } = member;
  const input = { projectId, scheduleName, run: begun.run, seconds };
  await startRun("IMPROVEMENT", executionName(member, begun.run), input);
  return shownImprovement(begun);

  async function toImprove() {
    try {
      return (
        (await improvableNamed(member, scheduleName)) ??
        refuse("noSuchSchedule", `There is no schedule named "${scheduleName}".`)
      );
    } catch (error) {
      if (error instanceof DatesError) return refuse("unreadableDates", error.message);
      throw error;
    }
  }
});
