import { PRICES } from "../../shared/aws-costs/aws-prices.ts";
import { CHANGE_POLLING, type ChangePolling, LIVE_POLLING } from "../../shared/contract/schema/change-polling.ts";

/** A busy month of one production. */
const CREW = 50;
const DAYS = 22;
/** Minutes a day for which a person has a page in view, by the stages of `CHANGE_POLLING`: working, looking, and away. */
const MINUTES = [5, 15, 30];
/**
 * Minutes a day of all people together, out of these, for which the page is a stripboard, by the stages of
 * `LIVE_POLLING`: four people who schedule, each 20 minutes at work on it and 20 looking.
 */
const BOARD_MINUTES = [80, 80, 0];
/** Requests of a person a day, apart from those for changes. */
const REQUESTS = 60;
const DRAFTS = 10;
const PAGES = 120;
const GIGABYTES = 3;

/** A line of the estimate, in US dollars a month. */
interface MonthLine {
  readonly what: string;
  readonly usd: number;
}

/** What the account costs without any production: the web ACL, the key and the secrets. */
function fixedCosts(): MonthLine[] {
  return [
    { what: "web ACL with 6 rules", usd: PRICES.webAclMonth + 6 * PRICES.webAclRuleMonth },
    { what: "key", usd: PRICES.keyMonth },
    { what: "2 secrets", usd: 2 * PRICES.secretMonth },
  ];
}

/** What a busy production adds. */
function productionCosts(extraction: "textract" | "text-layer-first"): MonthLine[] {
  const otherMinutes = MINUTES.map((minutes, stage) => CREW * minutes - BOARD_MINUTES[stage]!);
  const polls = DAYS * (pollsOfDay(CHANGE_POLLING, otherMinutes) + pollsOfDay(LIVE_POLLING, BOARD_MINUTES));
  const requests = CREW * DAYS * REQUESTS;
  return [
    { what: `${DRAFTS} drafts of ${PAGES} pages`, usd: DRAFTS * (PRICES.scriptRun + pagesUsd(extraction)) },
    { what: `asking for changes, ${polls} times`, usd: polls * PRICES.request },
    { what: `${requests} other requests`, usd: requests * PRICES.request },
    { what: `${CREW * DAYS} mails`, usd: CREW * DAYS * PRICES.mail },
    { what: `${GIGABYTES} GB of documents`, usd: GIGABYTES * PRICES.documentsPerGbMonth },
  ];
}

const pollsOfDay = (polling: ChangePolling, minutes: readonly number[]) =>
  polling.reduce((sum, { everySeconds }, at) => sum + ((minutes[at] ?? 0) * 60) / everySeconds, 0);

const pagesUsd = (extraction: string) => (extraction === "textract" ? PAGES * PRICES.textractPage : 0);

const total = (lines: readonly MonthLine[]) => lines.reduce((sum, { usd }) => sum + usd, 0);

/** The estimate as text. */
export function monthInWords(extraction: "textract" | "text-layer-first"): string {
  const [fixed, production] = [fixedCosts(), productionCosts(extraction)];
  const listed = (lines: readonly MonthLine[]) =>
    lines.map(({ what, usd }) => `    ${usd.toFixed(2).padStart(5)}  ${what}`).join("\n");
  return `Costs of a month in US dollars, by the prices of shared/aws-costs:
  ${total(fixed).toFixed(2)} for the account
${listed(fixed)}
  ${total(production).toFixed(2)} for each busy production
${listed(production)}`;
}
