import * as z from "zod";
import { DetailText } from "../../roster/fields/detail-text.ts";

const Heads = z.int("Enter a whole number of people.").min(0).max(9999, "Enter at most 9,999 people.").nullable();

/** How a company gets to a day's work, talks and eats there. Texts that nobody gave are empty. */
export const DayLogistics = z
  .object({
    baseCamp: DetailText,
    crewParking: DetailText,
    truckParking: DetailText,
    shuttle: DetailText,
    /** Which channel of the walkies is whose. */
    walkie: DetailText,
    /** For how many breakfast is laid; null is for everyone who is called. */
    breakfastHeads: Heads,
    /** For how many the meal is cooked; null is for everyone who is called. */
    mealHeads: Heads,
  })
  .readonly();
export type DayLogistics = z.infer<typeof DayLogistics>;

/** The logistics of a day for which nobody has said anything. */
export const EMPTY_LOGISTICS: DayLogistics = {
  baseCamp: "",
  crewParking: "",
  truckParking: "",
  shuttle: "",
  walkie: "",
  breakfastHeads: null,
  mealHeads: null,
};
