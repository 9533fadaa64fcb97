/** Day-out-of-days code of a company holiday. */
export const HOLIDAY = "/";

/** Day-out-of-days code of a day on which the company only travels. */
export const COMPANY_TRAVEL = "M";
