import { t } from "../../i18n/speech.ts";

/** The reason why a text is not a phone number, quoting it; undefined when it is valid or empty. */
export function phoneProblem(text: string): string | undefined {
  if (text === "" || (/^[\d\s()+./#*x-]{3,40}$/.test(text) && /\d/.test(text))) return undefined;
  return t('"{text}" is not a phone number. Use digits, such as +44 20 7946 0123.', { text: text.slice(0, 60) });
}

const LOCAL_PART = /^[\w'+-]+(?:\.[\w'+-]+)*$/;
const LABEL = /^[A-Za-z\d][A-Za-z\d-]{0,62}$/;

/** The reason why a text is not an email address, quoting it; undefined when it is valid or empty. */
export function mailProblem(text: string): string | undefined {
  const [local = "", domain = "", ...rest] = text.split("@");
  const labels = domain.split(".");
  const isMail =
    text.length <= 254 &&
    rest.length === 0 &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /^[A-Za-z]{2,}$/.test(labels.at(-1)!);
  return text === "" || isMail ? undefined : t('"{text}" is not an email address.', { text: text.slice(0, 80) });
}

/** Maximum day rate, in whole units of the production's currency. */
export const MAX_RATE = 10_000_000;

const RATE = /^\d{1,12}(?:\.\d{1,2})?$/;

/** Parses an amount as people write it: `850`, `1,250`, `1 250.50`. Undefined when it is not an amount. */
export function rateFromText(text: string): number | undefined {
  const digits = text.replaceAll(/[\s,]/g, "");
  return RATE.test(digits) && Number(digits) <= MAX_RATE ? Number(digits) : undefined;
}
