import * as z from "zod";
import { message } from "../../i18n/speech.ts";
import { DetailText } from "../../roster/fields/detail-text.ts";

const Heads = z
  .int(message("Enter a whole number of people."))
  .min(0)
  .max(9999, message("Enter at most 9,999 people."))
  .nullable();

/** Transport, communication and catering of a day. Missing texts are empty. */
export const DayLogistics = z
  .object({
    baseCamp: DetailText,
    crewParking: DetailText,
    truckParking: DetailText,
    shuttle: DetailText,
    /** Assignment of the walkie-talkie channels. */
    walkie: DetailText,
    /** Number of breakfasts; null for everyone who is called. */
    breakfastHeads: Heads,
    /** Number of meals; null for everyone who is called. */
    mealHeads: Heads,
  })
  .readonly();
export type DayLogistics = z.infer<typeof DayLogistics>;

/** The logistics of a day for which nothing is entered. */
export const EMPTY_LOGISTICS: DayLogistics = {
  baseCamp: "",
  crewParking: "",
  truckParking: "",
  shuttle: "",
  walkie: "",
  breakfastHeads: null,
  mealHeads: null,
};
