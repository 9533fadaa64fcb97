/** Logistics fields in the order of the sheet, with their labels. */
export const LOGISTICS = [
  ["baseCamp", "Base camp"],
  ["crewParking", "Crew parking"],
  ["truckParking", "Truck parking"],
  ["shuttle", "Shuttle"],
  ["walkie", "Walkie channels"],
] as const;

/** Meals with a head count, and the label of the count. */
export const HEADS = [
  ["breakfastHeads", "Breakfast headcount"],
  ["mealHeads", "Meal headcount"],
] as const;
