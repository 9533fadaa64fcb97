import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { stored } from "../../shared/i18n/stored.ts";
import { serve } from "../http/serve.ts";
import { improvementView } from "../schedule/improvement-run.ts";
import { swapBoard } from "../schedule/swap-board.ts";
import { improvementOf, updateImprovement } from "../store/schedule/improvements.ts";

export const handler = serve(routes.swapImprovement, async ({ member, params: { scheduleName }, refuse }) => {
  const known = await improvementOf(member, scheduleName);
  const other = known?.status !== "running" ? known?.other : undefined;
  if (!known || other === undefined) {
    return refuse("nothingFound", t('There is no search result to replace "{scheduleName}".', { scheduleName }));
  }
  const isInUse = known.status === "improved";
  const what = isInUse ? stored("Undid the search result.") : stored("Applied the search result.");
  const aside = await swapBoard(member, scheduleName, { ...known, other }, { by: member.userId, what });
  const status = isInUse ? "undone" : "improved";
  return improvementView(await updateImprovement(member, scheduleName, known.run, { status, other: aside }));
});
