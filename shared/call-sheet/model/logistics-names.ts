/** What people write of a day's logistics, in the order of the sheet, and what each is called there. */
export const LOGISTICS = [
  ["baseCamp", "Base camp"],
  ["crewParking", "Crew parking"],
  ["truckParking", "Truck parking"],
  ["shuttle", "Shuttle"],
  ["walkie", "Walkie channels"],
] as const;

/** The meals for which heads are counted, and what the count is called. */
export const HEADS = [
  ["breakfastHeads", "Breakfast headcount"],
  ["mealHeads", "Meal headcount"],
] as const;
