import { PRICES } from "./aws-prices.ts";

/** What a project has used, as its own stores say. */
export interface Usage {
  /** Documents as they are now, in bytes. */
  readonly documentBytes: number;
  readonly documents: number;
  /** Rows of all tables, in bytes of JSON, which comes near to what DynamoDB counts. */
  readonly rowBytes: number;
  readonly rows: number;
  /** Drafts whose breakdown was made, each as often as it was. */
  readonly scriptRuns: number;
  /** Pages of these drafts, of which Textract has read all or only scanned ones, as the installation is set. */
  readonly scriptPages: number;
  readonly everyPageByTextract: boolean;
  readonly mails: number;
  /** Of the newest search of each schedule. */
  readonly searchSeconds: number;
}

/** One line of what a project costs. `quantity` is in words. */
export interface CostLine {
  readonly what: string;
  readonly quantity: string;
  readonly usd: number;
  /** Whether it is to be paid again each month. */
  readonly monthly: boolean;
}

/** What a project costs, line by line: first by the month, then what was to be paid once. */
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

/** What lines come to, in US dollars: of those by the month, or of the others. */
export function totalOf(lines: readonly CostLine[], monthly: boolean): number {
  return lines.filter((line) => line.monthly === monthly).reduce((sum, { usd }) => sum + usd, 0);
}

const gigabytes = (bytes: number) => bytes / 1e9;
const megabytes = (bytes: number) => (bytes < 1e5 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
