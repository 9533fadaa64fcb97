import { FREE, PRICES } from "../../shared/aws-costs/aws-prices.ts";
import { CHANGE_POLLING, type ChangePolling, LIVE_POLLING } from "../../shared/contract/schema/change-polling.ts";
import type { Config } from "../config/config.ts";

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
/**
 * What a visit of a person asks of AWS, apart from requests for changes: requests, read and write units of DynamoDB, GETs and
 * PUTs of S3, and keys. A key is a role that reads or writes a table or the bucket: AWS fetches the store's key for each role
 * that has not used it for five minutes (DynamoDB's "Encryption at rest: How it works", S3's "Bucket Keys").
 */
interface Visit {
  readonly people: number;
  readonly visitsADay: number;
  readonly requests: number;
  readonly reads: number;
  readonly writes: number;
  readonly gets: number;
  readonly puts: number;
  readonly keys: number;
}
/** Visits as `test/bench/day-of-work.ts` counts them in the demo production, and how many of the crew make them. */
const VISITS: readonly Visit[] = [
  // Looks at the breakdown, moves five strips, publishes a call sheet.
  { people: 4, visitsADay: 3, requests: 49, reads: 623, writes: 54, gets: 76, puts: 17, keys: 47 },
  // Looks through the lists.
  { people: 6, visitsADay: 3, requests: 31, reads: 292.5, writes: 0, gets: 21, puts: 0, keys: 34 },
  // Looks for the next call, and confirms a call sheet.
  { people: 40, visitsADay: 2, requests: 17, reads: 191.5, writes: 2, gets: 18, puts: 0, keys: 28 },
];
/** Visits come at random within these minutes of a day. */
const DAY_MINUTES = 12 * 60;
/** Minutes for which AWS keeps a key that nothing uses. */
const KEY_MINUTES = 5;
/** Read units of a request for changes, and the keys of a day for the tables that it reads all day. */
const POLL_READS = 9.5;
const POLL_KEYS = (3 * DAY_MINUTES) / KEY_MINUTES;
/** A request's function of 512 MB runs for 20 ms, and its log line has a kilobyte. */
const REQUEST_GB_SECONDS = 0.5 * 0.02;
const LOG_LINE_GB = 1e-6;
const DRAFTS = 10;
const PAGES = 120;
const GIGABYTES = 3;
const PHOTOS = 150;
const PHOTO_GB = 0.002;
/** If the owner has turned watermarks on: each of the crew opens each draft once, as a copy of its own. */
const COPIES = CREW * DRAFTS;
const SCRIPT_GB = 0.0004;

/** What an installation has of resources that cost by the month. */
export const STANDING = { aclRules: 6, keys: 1, secrets: 2, alarms: 22, dashboards: 1 } as const;

type Choices = Pick<Config, "extraction" | "malwareScan" | "webAcl"> & {
  /** Whether a production's owner has turned watermarks on; they are off in a new project. */
  readonly hasWatermarks?: boolean;
};

/** A line of the estimate, in US dollars a month. */
interface MonthLine {
  readonly what: string;
  readonly usd: number;
  /** What is left with the free tier of its service, if that is part of the estimate. */
  readonly usdWithFreeTier?: number;
}

/** What the account costs without any production. */
function fixedCosts({ webAcl }: Choices): MonthLine[] {
  const { aclRules, keys, secrets, alarms, dashboards } = STANDING;
  const acl = { what: `web ACL with ${aclRules} rules`, usd: PRICES.webAclMonth + aclRules * PRICES.webAclRuleMonth };
  return [
    ...(webAcl === "ours" ? [acl] : []),
    { what: `${keys} key`, usd: keys * PRICES.keyMonth },
    { what: `${secrets} secrets`, usd: secrets * PRICES.secretMonth },
    beyond(`${alarms} alarms`, [[alarms, PRICES.alarmMonth, FREE.alarms]]),
    beyond(`${dashboards} dashboard`, [[dashboards, PRICES.dashboardMonth, FREE.dashboards]]),
  ];
}

/** What a busy production adds. */
function productionCosts({ extraction, malwareScan, hasWatermarks = false }: Choices): MonthLine[] {
  const otherMinutes = MINUTES.map((minutes, stage) => CREW * minutes - BOARD_MINUTES[stage]!);
  const polls = DAYS * (pollsOfDay(CHANGE_POLLING, otherMinutes) + pollsOfDay(LIVE_POLLING, BOARD_MINUTES));
  const month = (of: (visit: Visit) => number) =>
    DAYS * VISITS.reduce((sum, visit) => sum + visit.people * visit.visitsADay * of(visit), 0);
  const requests = month((visit) => visit.requests);
  const keys = Math.round(month((visit) => visit.keys * shareWithoutKeys(visit)) + DAYS * POLL_KEYS);
  const copies = hasWatermarks ? COPIES : 0;
  const files = DRAFTS + PHOTOS + copies;
  const scannedGb = (DRAFTS + copies) * SCRIPT_GB + PHOTOS * PHOTO_GB;
  const scans = beyond(`scans of ${files} files for malware`, [
    [files, PRICES.scannedFile, FREE.scannedFiles],
    [files, PRICES.scannedFileTag, 0],
    [scannedGb, PRICES.scannedGb, FREE.scannedGb],
  ]);
  return [
    { what: `${DRAFTS} drafts of ${PAGES} pages`, usd: DRAFTS * (PRICES.scriptRun + pagesUsd(extraction)) },
    beyond(`asking for changes, ${polls} times`, [...requestsOf(polls), [polls * POLL_READS, PRICES.read, 0]]),
    beyond(`${requests} other requests`, requestsOf(requests)),
    {
      what: "their reads and writes of rows and documents",
      usd: month(
        ({ reads, writes, gets, puts }) =>
          reads * PRICES.read + writes * PRICES.write + gets * PRICES.documentGet + puts * PRICES.documentPut,
      ),
    },
    beyond(`${keys} requests for keys`, [[keys, PRICES.keyRequest, FREE.keyRequests]]),
    beyond(`${CREW} people who sign in`, [[CREW, PRICES.user, FREE.users]]),
    { what: `${CREW * DAYS} mails`, usd: CREW * DAYS * PRICES.mail },
    { what: `${GIGABYTES} GB of documents`, usd: GIGABYTES * PRICES.documentsPerGbMonth },
    ...(malwareScan === "guardduty" ? [scans] : []),
  ];
}

/** An amount, its price and how much of it is free. */
type Amount = readonly [amount: number, price: number, free: number];

/** What requests of the API consume. */
const requestsOf = (count: number): readonly Amount[] => [
  [count, PRICES.apiRequest, 0],
  [count, PRICES.siteRequest, FREE.siteRequests],
  [count, PRICES.functionCall, FREE.functionCalls],
  [count * REQUEST_GB_SECONDS, PRICES.functionSecond, FREE.functionSeconds],
  [count * LOG_LINE_GB, PRICES.logGb, FREE.logGb],
];

/** A line for amounts of which a part is free. */
function beyond(what: string, amounts: readonly Amount[]): MonthLine {
  const sum = (of: (amount: number, free: number) => number) =>
    amounts.reduce((usd, [amount, price, free]) => usd + of(amount, free) * price, 0);
  return {
    ...{ what, usd: sum((amount) => amount) },
    usdWithFreeTier: sum((amount, free) => Math.max(0, amount - free)),
  };
}

/**
 * The share of a kind's visits that find no keys, because no other of the kind came shortly before. Roles
 * shared by different kinds of visits are counted twice.
 */
const shareWithoutKeys = ({ people, visitsADay }: Visit) =>
  Math.exp((-KEY_MINUTES * people * visitsADay) / DAY_MINUTES);

const pollsOfDay = (polling: ChangePolling, minutes: readonly number[]) =>
  polling.reduce((sum, { everySeconds }, at) => sum + ((minutes[at] ?? 0) * 60) / everySeconds, 0);

const pagesUsd = (extraction: string) => (extraction === "textract" ? PAGES * PRICES.textractPage : 0);

/** The sum of some lines, without and with the free tiers. */
const totalOf = (lines: readonly MonthLine[]) => ({
  usd: lines.reduce((sum, { usd }) => sum + usd, 0),
  usdWithFreeTier: lines.reduce((sum, { usd, usdWithFreeTier = usd }) => sum + usdWithFreeTier, 0),
});

/** What a month costs in US dollars: the account, and each busy production in it. */
export const monthTotals = (choices: Choices) => ({
  account: totalOf(fixedCosts(choices)),
  production: totalOf(productionCosts(choices)),
});

/** The estimate as text. */
export function monthInWords(choices: Choices): string {
  const part = (lines: readonly MonthLine[], what: string) => {
    const { usd, usdWithFreeTier } = totalOf(lines);
    const rows = lines.map((line) => `    ${line.usd.toFixed(2).padStart(5)}  ${line.what}${freeText(line)}`);
    return [`  ${usd.toFixed(2)} ${what}${freeText({ what, usd, usdWithFreeTier })}`, ...rows].join("\n");
  };
  return `Costs of a month in US dollars, by the prices of shared/aws-costs:
${part(fixedCosts(choices), "for the account")}
${part(productionCosts(choices), "for each busy production")}
  The free tiers are the account's, and do not end except GuardDuty's, after twelve months. The first production uses those of
  GuardDuty and KMS; those of CloudFront, Lambda and CloudWatch are enough for five, and Cognito's for two hundred.`;
}

function freeText({ usd, usdWithFreeTier = usd }: MonthLine): string {
  return usdWithFreeTier === usd ? "" : ` (${usdWithFreeTier.toFixed(2)} with the free tier)`;
}
