import { PRICES } from "./aws-prices.ts";

/** What a project has used, as measured in its stores. */
export interface Usage {
  /** Current document versions, in bytes. */
  readonly documentBytes: number;
  readonly documents: number;
  /** Items of all tables, in bytes of JSON, which is close to what DynamoDB counts. */
  readonly rowBytes: number;
  readonly rows: number;
  /** Breakdown runs: drafts, each counted as often as it was broken down. */
  readonly scriptRuns: number;
  /** Pages of these drafts. Depending on the deployment, Textract has read all pages or only scanned ones. */
  readonly scriptPages: number;
  readonly everyPageByTextract: boolean;
  readonly mails: number;
  /** Total of the newest optimisation run of each schedule. */
  readonly searchSeconds: number;
}

/** One line of a project's costs. `quantity` is a text with its unit. */
export interface CostLine {
  readonly what: string;
  readonly quantity: string;
  readonly usd: number;
  /** Whether the cost recurs every month. */
  readonly monthly: boolean;
}

/** A project's costs by line: monthly costs first, then one-off costs. */
export function awsCosts(usage: Usage): CostLine[] {
  const { documentBytes, documents, rowBytes, rows, scriptRuns, scriptPages, mails, searchSeconds } = usage;
  const once = (what: string, quantity: string, usd: number): CostLine => ({ what, quantity, usd, monthly: false });
  const byMonth = (what: string, quantity: string, usd: number): CostLine => ({ what, quantity, usd, monthly: true });
  const pages = usage.everyPageByTextract ? counted(scriptPages, "page") : `at most ${counted(scriptPages, "page")}`;
  return [
    byMonth(
      "Documents stored",
      `${counted(documents, "document")}, ${megabytes(documentBytes)}`,
      gigabytes(documentBytes) * PRICES.documentsPerGbMonth,
    ),
    byMonth(
      "Rows stored",
      `${counted(rows, "row")}, ${megabytes(rowBytes)}`,
      gigabytes(rowBytes) * PRICES.rowsPerGbMonth,
    ),
    once("Rows written", megabytes(rowBytes), (rowBytes / 1000) * PRICES.writePerKilobyte),
    once("Scripts read", counted(scriptRuns, "run"), scriptRuns * PRICES.scriptRun),
    once("Pages read by Textract", pages, scriptPages * PRICES.textractPage),
    once(
      "Searches for better schedules",
      counted(Math.round(searchSeconds), "second"),
      searchSeconds * PRICES.searchSecond,
    ),
    once("Emails", counted(mails, "email"), mails * PRICES.mail),
  ];
}

/** Sum of the monthly or of the one-off lines, in US dollars. */
export function totalOf(lines: readonly CostLine[], monthly: boolean): number {
  return lines.filter((line) => line.monthly === monthly).reduce((sum, { usd }) => sum + usd, 0);
}

const gigabytes = (bytes: number) => bytes / 1e9;
const megabytes = (bytes: number) => (bytes < 1e5 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
