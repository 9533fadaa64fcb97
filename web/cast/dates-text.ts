/** Stored dates strings of an actor option. */
export const ACTOR_DATES = { flexible: "No constraint", nothing: "" };
