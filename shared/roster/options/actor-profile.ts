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

/**
 * Profile of an actor option beyond its documented columns. Missing texts are empty. All but the age band is for editors
 * only.
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
  diet: "",
  access: "",
};

/** The part of a profile that members see who may not edit the project: the age band, which limits the hours of work. */
export function profileForViewers({ minor }: ActorProfile): ActorProfile {
  return { ...NO_ACTOR_PROFILE, minor };
}
