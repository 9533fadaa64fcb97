/** The codes of what actors do beside shooting. T is a test and TR travel, as in Exhibit G. */
export const DAY_STATUS_CODES = ["TR", "FT", "R", "T"] as const;

type Code = (typeof DAY_STATUS_CODES)[number];

/** The codes in words. */
export const DAY_STATUSES: Readonly<Record<Code, string>> = {
  TR: "Travel",
  FT: "Fitting",
  R: "Rehearsal",
  T: "Test",
};
