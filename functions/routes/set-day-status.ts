import { routes } from "../../shared/contract/routes.ts";
import { t } from "../../shared/i18n/speech.ts";
import { NO_BREAKDOWN } from "../breakdown/breakdown-tables.ts";
import { serve } from "../http/serve.ts";
import { nowSeconds } from "../runtime/clock.ts";
import { currentBreakdown } from "../store/breakdown/breakdowns.ts";
import { MAX_STATUSES, setDayStatus } from "../store/schedule/day-statuses.ts";

export const handler = serve(routes.setDayStatus, async ({ member, payload, refuse }) => {
  const { roster } = (await currentBreakdown(member)) ?? refuse("noBreakdown", NO_BREAKDOWN);
  const { castId, code } = payload;
  // The status of a removed role can still be cleared.
  if (code !== null && !roster.roles.some((role) => role.castId === castId)) {
    refuse("noSuchRole", t('There is no character with the Cast ID "{castId}".', { castId }));
  }
  if (await setDayStatus(member, payload, nowSeconds())) {
    const words = t(
      'The character with the Cast ID "{castId}" has {maxStatuses} day statuses, which is the maximum. Clear some first.',
      { castId, maxStatuses: MAX_STATUSES },
    );
    refuse("statusLimit", words);
  }
  return payload;
});
