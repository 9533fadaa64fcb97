import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { callSheetsOf } from "../call-sheet/call-sheets.ts";
import { dayPublications } from "../call-sheet/day-publications.ts";
import { logoView } from "../call-sheet/logo.ts";
import { serve } from "../http/serve.ts";
import { today } from "../runtime/clock.ts";
import { isRestricted } from "../store/account/sessions.ts";
import { publishedDaysOf } from "../store/call-sheet/publications.ts";

export const handler = serve(routes.getCallSheetDays, async ({ member, params: { scheduleName }, refuse }) => {
  const [found, logo, published] = await Promise.all([
    callSheetsOf(member, scheduleName),
    logoView(member),
    publishedDaysOf(member, scheduleName),
  ]);
  const days = found ?? refuse("noSuchSchedule", t('There is no schedule named "{scheduleName}".', { scheduleName }));
  // The scenes of removed days are unknown, so restricted members do not see these days.
  const seen = isRestricted(member) ? [] : published;
  const publications = await dayPublications(member, scheduleName, seen, today());
  const gone = seen
    .filter(({ date }) => !days.some(({ sheet }) => sheet.date === date))
    .map(({ date, row }) => ({ date, title: revisionTitle(row), isOff: row.kind === "off" }));
  return {
    ...{ logo, gone },
    days: days.map((day) => ({ ...day, publication: publications.get(day.sheet.date) ?? null })),
  };
});
