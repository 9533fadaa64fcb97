/** The code of a company's holiday. */
export const HOLIDAY = "/";

/** The code of a day on which the company does nothing but travel. */
export const COMPANY_TRAVEL = "M";
