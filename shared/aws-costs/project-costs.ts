import { currentLocale, t } from "../i18n/speech.ts";
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
  const pages = usage.everyPageByTextract
    ? t("{count, plural, one {# page} other {# pages}}", { count: scriptPages })
    : t("at most {count, plural, one {# page} other {# pages}}", { count: scriptPages });
  return [
    byMonth(
      t("Documents stored"),
      t("{count, plural, one {# document} other {# documents}}, {size}", {
        count: documents,
        size: megabytes(documentBytes),
      }),
      gigabytes(documentBytes) * PRICES.documentsPerGbMonth,
    ),
    byMonth(
      t("Rows stored"),
      t("{count, plural, one {# row} other {# rows}}, {size}", { count: rows, size: megabytes(rowBytes) }),
      gigabytes(rowBytes) * PRICES.rowsPerGbMonth,
    ),
    once(t("Rows written"), megabytes(rowBytes), (rowBytes / 1000) * PRICES.writePerKilobyte),
    once(
      t("Scripts read"),
      t("{count, plural, one {# run} other {# runs}}", { count: scriptRuns }),
      scriptRuns * PRICES.scriptRun,
    ),
    once(t("Pages read by Textract"), pages, scriptPages * PRICES.textractPage),
    once(
      t("Searches for better schedules"),
      t("{count, plural, one {# second} other {# seconds}}", { count: Math.round(searchSeconds) }),
      searchSeconds * PRICES.searchSecond,
    ),
    once(t("Emails"), t("{count, plural, one {# email} other {# emails}}", { count: mails }), mails * PRICES.mail),
  ];
}

/** Sum of the monthly or of the one-off lines, in US dollars. */
export function totalOf(lines: readonly CostLine[], monthly: boolean): number {
  return lines.filter((line) => line.monthly === monthly).reduce((sum, { usd }) => sum + usd, 0);
}

const gigabytes = (bytes: number) => bytes / 1e9;

function megabytes(bytes: number): string {
  if (bytes < 1e5) return `${Math.ceil(bytes / 1e3)} kB`;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  const format = new Intl.NumberFormat(currentLocale(), digits);
  return `${format.format(bytes / 1e6)} MB`;
}
