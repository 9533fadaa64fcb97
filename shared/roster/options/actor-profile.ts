import * as z from "zod";
import { Mail, Phone } from "../fields/contact.ts";
import { MAX_RATE } from "../fields/contact-text.ts";
import { DetailText } from "../fields/detail-text.ts";
import { MinorBand } from "./minor-band.ts";

const rateError = {
  error: ({ input }: { input?: unknown }) =>
    `"${String(input).slice(0, 40)}" is not a rate per day. Enter an amount between 0 and ${MAX_RATE.toLocaleString("en-US")}.`,
};

/** What the production knows of an actor option beyond its documented columns. Texts that nobody gave are empty. */
export const ActorProfile = z
  .object({
    phone: Phone,
    mail: Mail,
    agent: DetailText,
    /** Pay per day in the production's currency; null while nobody has said. */
    dayRate: z.number(rateError).min(0, rateError).max(MAX_RATE, rateError).nullable(),
    /** The age band of a minor; null for an adult. */
    minor: MinorBand.nullable(),
    /** For editors alone. */
    diet: DetailText,
    /** What somebody needs in order to work, for editors alone. */
    access: DetailText,
  })
  .readonly();
export type ActorProfile = z.infer<typeof ActorProfile>;

/** The profile of an actor of whom nobody has said anything. */
export const NO_ACTOR_PROFILE: ActorProfile = {
  phone: "",
  mail: "",
  agent: "",
  dayRate: null,
  minor: null,
  diet: "",
  access: "",
};

/** A profile as those see it who may not change the project: without what is for editors alone. */
export function profileForViewers(profile: ActorProfile): ActorProfile {
  return { ...profile, diet: "", access: "" };
}
