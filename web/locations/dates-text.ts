/** What the dates of a location option say. */
export const LOCATION_DATES = { flexible: "No Constraint", nothing: "No Constraint" };
