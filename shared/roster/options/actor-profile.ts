import * as z from "zod";
import { t } from "../../i18n/speech.ts";
import { Mail, Phone } from "../fields/contact.ts";
import { MAX_RATE } from "../fields/contact-text.ts";
import { DetailText } from "../fields/detail-text.ts";
import { MinorBand } from "./minor-band.ts";

const rateError = {
  error: ({ input }: { input?: unknown }) =>
    t('"{input}" is not a rate per day. Enter an amount between 0 and {most}.', {
      input: String(input).slice(0, 40),
      most: MAX_RATE.toLocaleString("en-US"),
    }),
};

/** The most calendar days within which all work of an actor can be kept. */
export const MAX_WITHIN_DAYS = 366;

const withinError = {
  error: ({ input }: { input?: unknown }) =>
    t('"{input}" is not a number of days. Enter a whole number between 1 and {most}.', {
      input: String(input).slice(0, 40),
      most: MAX_WITHIN_DAYS,
    }),
};

/**
 * Profile of an actor option beyond its documented columns. Missing texts are empty. Only what limits schedules, the age
 * band and the days, is shown to viewers.
 */
export const ActorProfile = z
  .object({
    phone: Phone,
    mail: Mail,
    agent: DetailText,
    /** Day rate in the production's currency; null until entered. */
    dayRate: z.number(rateError).min(0, rateError).max(MAX_RATE, rateError).nullable(),
    /** Age band of a minor; null for an adult. */
    minor: MinorBand.nullable(),
    /** Calendar days from the first day of work to the last, over all episodes; null for any. */
    withinDays: z.int(withinError).min(1, withinError).max(MAX_WITHIN_DAYS, withinError).nullable().default(null),
    diet: DetailText,
    /** Access needs. */
    access: DetailText,
  })
  .readonly();
export type ActorProfile = z.infer<typeof ActorProfile>;

/** The profile of an actor for whom nothing is entered. */
export const NO_ACTOR_PROFILE: ActorProfile = {
  phone: "",
  mail: "",
  agent: "",
  dayRate: null,
  minor: null,
  withinDays: null,
  diet: "",
  access: "",
};

/** The part of a profile that members see who may not edit the project: what limits schedules. */
export function profileForViewers({ minor, withinDays }: ActorProfile): ActorProfile {
  return { ...NO_ACTOR_PROFILE, minor, withinDays };
}
