/**
 * What AWS asks, in US dollars, in us-east-1 as of November 2026 without the free tiers. Change it here and nowhere else;
 * aws.amazon.com/pricing has what your region and contract say.
 */
export const PRICES = {
  /** S3 standard storage, a GB a month. Earlier versions of documents are kept for a year and count too. */
  documentsPerGbMonth: 0.023,
  /** DynamoDB storage with its point-in-time recovery, a GB a month. */
  rowsPerGbMonth: 0.25 + 0.2,
  /** Writing a kilobyte into DynamoDB. */
  writePerKilobyte: 0.625 / 1e6,
  /** A page read by Textract (DetectDocumentText). */
  textractPage: 0.0015,
  /** A mail sent by SES. */
  mail: 0.1 / 1000,
  /** A second of a search for a better schedule: Lambda on arm64 with 3,008 MB. */
  searchSecond: (3008 / 1024) * 0.0000133334,
  /** A script's way through the state machine, at some ten transitions, and its functions. */
  scriptRun: (10 * 0.025) / 1000 + 30 * 2 * 0.0000133334,
} as const;
