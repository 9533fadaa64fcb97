/** What the dates of an actor option say. */
export const ACTOR_DATES = { flexible: "No constraint", nothing: "" };
