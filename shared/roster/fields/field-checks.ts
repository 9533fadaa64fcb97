import { availabilityFromText, DatesError } from "../../dates/dates-string.ts";
import { t } from "../../i18n/speech.ts";
import { FieldError } from "./field-error.ts";
import { MAX_DETAIL } from "./plain-text.ts";

const MAX_DATES = 5000;

/** @throws {FieldError} when the text is longer than `most` characters */
export function checkLength(field: string, text: string, most = MAX_DETAIL): void {
  if (text.length <= most) return;
  throw new FieldError(
    field,
    t('"{text}…" has {count} characters; at most {most} are allowed.', {
      text: text.slice(0, 40),
      count: text.length,
      most,
    }),
  );
}

/** @throws {FieldError} when `dates` is not a dates string; the message quotes the faulty part */
export function checkDatesOf(dates: string): void {
  checkLength("dates", dates, MAX_DATES);
  try {
    availabilityFromText(dates);
  } catch (error) {
    if (error instanceof DatesError) throw new FieldError("dates", error.message);
    throw error;
  }
}
