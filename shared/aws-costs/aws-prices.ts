/**
 * AWS prices in US dollars, us-east-1, November 2026, without the free tiers. Change them only here; see
 * aws.amazon.com/pricing for your region and contract.
 */
export const PRICES = {
  /** S3 standard storage, per GB-month. Earlier versions of documents are kept for a year and count too. */
  documentsPerGbMonth: 0.023,
  /** DynamoDB storage with point-in-time recovery, per GB-month. */
  rowsPerGbMonth: 0.25 + 0.2,
  /** DynamoDB writes, per kilobyte. */
  writePerKilobyte: 0.625 / 1e6,
  /** Textract DetectDocumentText, per page. */
  textractPage: 0.0015,
  /** SES, per email. */
  mail: 0.1 / 1000,
  /** Lambda on arm64 with 3,008 MB, per second of schedule optimisation. */
  searchSecond: (3008 / 1024) * 0.0000133334,
  /** One script through the state machine (about ten transitions) with its functions. */
  scriptRun: (10 * 0.025) / 1000 + 30 * 2 * 0.0000133334,
  /** A request: HTTP API and web ACL; CloudFront; its function's call; a second of a function with a GB; a GB of log. */
  apiRequest: (1 + 0.6) / 1e6,
  siteRequest: 1 / 1e6,
  functionCall: 0.2 / 1e6,
  functionSecond: 0.0000133334,
  logGb: 0.5,
  /** A read and a write request unit of DynamoDB. */
  read: 0.125 / 1e6,
  write: 0.625 / 1e6,
  /** A GET and a PUT of S3. */
  documentGet: 0.4 / 1e6,
  documentPut: 5 / 1e6,
  /** A web ACL and one of its rules, per month. */
  webAclMonth: 5,
  webAclRuleMonth: 1,
  /** A KMS key, per month; its first two yearly rotations each add as much. */
  keyMonth: 1,
  /** A request of KMS. */
  keyRequest: 0.03 / 10_000,
  /** A person who signs in within a month, in Cognito's plan Essentials. */
  user: 0.015,
  /** A secret in Secrets Manager, per month. */
  secretMonth: 0.4,
  /** A CloudWatch alarm of one metric, and a dashboard, per month. */
  alarmMonth: 0.1,
  dashboardMonth: 3,
  /** GuardDuty Malware Protection for S3, per GB and per file. */
  scannedGb: 0.09,
  scannedFile: 0.215 / 1000,
  /** The tag with the verdict and GuardDuty's reads of a scanned file, which S3 charges. */
  scannedFileTag: 0.01 / 1000,
} as const;

/** Monthly free amounts per account. Only those of GuardDuty end, after an account's first twelve months. */
export const FREE = {
  ...{ alarms: 10, dashboards: 3, logGb: 5 },
  ...{ scannedGb: 1, scannedFiles: 1000, users: 10_000 },
  ...{ siteRequests: 10e6, functionCalls: 1e6, functionSeconds: 400_000, keyRequests: 20_000 },
} as const;
