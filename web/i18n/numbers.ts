import { locale } from "./language.ts";
import { lazy } from "./lazy.ts";

const plain = lazy(() => new Intl.NumberFormat(locale));
const wholePercent = lazy(() => new Intl.NumberFormat(locale, { style: "percent" }));
const percent = lazy(
  () => new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

const isEnglish = /^en\b/.test(locale);

/** A number as the language writes it. Small whole ones need no formatter where English is read: it takes long to make. */
export const numberText = (number: number) =>
  isEnglish && Number.isInteger(number) && number >= 0 && number < 1_000 ? String(number) : plain().format(number);

/** A part of a whole, which is 1, with its sign, and with one digit behind the point. */
export const percentText = (part: number) => percent().format(part);

/** A part of a whole, which is 1, with its sign, and rounded. */
export const wholePercentText = (part: number) => wholePercent().format(part);
