/** Stored dates strings of a location option. */
export const LOCATION_DATES = { flexible: "No Constraint", nothing: "No Constraint" };
