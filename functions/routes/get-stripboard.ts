import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { serve } from "../http/serve.ts";
import { today } from "../runtime/clock.ts";
import { currentBoard } from "../schedule/board-context.ts";
import { currentProject } from "../schedule/current-project.ts";
import { emailsOf } from "../store/account/users.ts";
import { publishedDaysOf } from "../store/call-sheet/publications.ts";
import { isStrict } from "../store/schedule/board-strictness.ts";
import { getBoard, newestBoardSaves } from "../store/schedule/stripboards.ts";

/** A page that asks for changes every few seconds misses at most a few saves in between. */
const MAX_CHANGES = 5;

export const handler = serve(routes.getStripboard, async ({ member, params: { scheduleName }, refuse }) => {
  // The sentences name scenes that members with limited access may not see.
  const seesAll = member.sees.kind === "all";
  const [saved, project, strict, published, saves] = await Promise.all([
    getBoard(member, scheduleName),
    currentProject(member),
    isStrict(member),
    publishedDaysOf(member, scheduleName),
    seesAll ? newestBoardSaves(member, scheduleName, MAX_CHANGES) : [],
  ]);
  // A schedule always has a breakdown: it is made from one, and breakdowns are never deleted.
  if (!saved || !project)
    return refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  const seesPay = member.may !== "viewer" && seesAll;
  const emails = await emailsOf(saves.flatMap(({ savedBy }) => savedBy ?? []));
  return {
    ...{ version: saved.version, today: today(), strict },
    published: published.filter(({ row }) => row.kind !== "off").map(({ date }) => date),
    changes: saves.map(({ version, savedBy = "", what }) => ({
      version,
      by: emails.get(savedBy) ?? "",
      what: [...what],
    })),
    ...currentBoard(saved, project, seesPay),
  };
});
