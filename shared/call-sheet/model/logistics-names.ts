import { stored } from "../../i18n/stored.ts";

/** Logistics fields in the order of the sheet, with their labels. */
export const LOGISTICS = [
  ["baseCamp", stored("Base camp")],
  ["crewParking", stored("Crew parking")],
  ["truckParking", stored("Truck parking")],
  ["shuttle", stored("Shuttle")],
  ["walkie", stored("Walkie channels")],
] as const;

/** Meals with a head count, and the label of the count. */
export const HEADS = [
  ["breakfastHeads", stored("Breakfast headcount")],
  ["mealHeads", stored("Meal headcount")],
] as const;
