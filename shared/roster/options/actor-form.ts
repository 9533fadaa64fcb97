import { t } from "../../i18n/speech.ts";
import { MAX_RATE, mailProblem, phoneProblem, rateFromText } from "../fields/contact-text.ts";
import { checkDatesOf, checkLength } from "../fields/field-checks.ts";
import { FieldError } from "../fields/field-error.ts";
import { plainLine, plainText } from "../fields/plain-text.ts";
import { type ActorProfile, MAX_WITHIN_DAYS } from "./actor-profile.ts";
import type { MinorBand } from "./minor-band.ts";
import { agesText, MINOR_HOURS } from "./minor-hours.ts";
import type { ActorOption } from "./option.ts";

/** Form fields of an actor option besides the name, as entered text. */
export interface ActorForm {
  readonly details: string;
  readonly dates: string;
  readonly phone: string;
  readonly mail: string;
  readonly agent: string;
  readonly dayRate: string;
  /** Age band, or empty for an adult. */
  readonly minor: string;
  /** Number of days, or empty for any. */
  readonly withinDays: string;
  readonly diet: string;
  readonly access: string;
}

/** Parsed form fields, from `actorFromForm`. */
export interface ActorFields {
  readonly details: string;
  readonly dates: string;
  readonly profile: ActorProfile;
}

/** Formats an actor option as form fields. */
export function actorForm({ details, dates, profile }: Pick<ActorOption, "details" | "dates" | "profile">): ActorForm {
  const { phone = "", mail = "", agent = "", diet = "", access = "", minor, dayRate, withinDays } = profile ?? {};
  return {
    ...{ details, dates, phone, mail, agent, dayRate: String(dayRate ?? ""), minor: minor ?? "" },
    ...{ withinDays: String(withinDays ?? ""), diet, access },
  };
}

/**
 * Parses a form.
 *
 * @throws {FieldError} when a field is invalid; the message quotes it
 */
export function actorFromForm(form: ActorForm): ActorFields {
  const [phone, mail] = [plainText(form.phone), plainText(form.mail)];
  const [phoneIsWrong, mailIsWrong] = [phoneProblem(phone), mailProblem(mail)];
  if (phoneIsWrong !== undefined) throw new FieldError("phone", phoneIsWrong);
  if (mailIsWrong !== undefined) throw new FieldError("mail", mailIsWrong);
  const [agent, diet, access] = [plainText(form.agent), plainText(form.diet), plainText(form.access)];
  for (const [field, text] of Object.entries({ agent, diet, access })) checkLength(field, text);
  const details = plainLine(form.details);
  checkLength("details", details, 500);
  checkDatesOf(form.dates);
  const limits = { minor: bandOf(form.minor), withinDays: daysOf(form.withinDays) };
  const profile = { phone, mail, agent, diet, access, dayRate: rateOf(form.dayRate), ...limits };
  return { details, dates: form.dates.trim(), profile };
}

function rateOf(text: string): number | null {
  if (text.trim() === "") return null;
  const rate = rateFromText(text);
  if (rate !== undefined) return rate;
  const most = MAX_RATE.toLocaleString("en-US");
  throw new FieldError(
    "dayRate",
    t('"{text}" is not a rate per day. Enter an amount up to {most}, such as 850.', { text: text.slice(0, 40), most }),
  );
}

function daysOf(text: string): number | null {
  const typed = text.trim();
  if (typed === "") return null;
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  if (days >= 1 && days <= MAX_WITHIN_DAYS) return days;
  throw new FieldError(
    "withinDays",
    t('"{input}" is not a number of days. Enter a whole number between 1 and {most}.', {
      input: text.slice(0, 40),
      most: MAX_WITHIN_DAYS,
    }),
  );
}

function bandOf(text: string): MinorBand | null {
  if (text === "") return null;
  if (isBand(text)) return text;
  const bands = (Object.keys(MINOR_HOURS) as MinorBand[]).map(agesText);
  throw new FieldError(
    "minor",
    t('"{text}" is not an age band. Enter one of: {bands}.', { text: text.slice(0, 40), bands: bands.join(", ") }),
  );
}

function isBand(text: string): text is MinorBand {
  return Object.hasOwn(MINOR_HOURS, text);
}
