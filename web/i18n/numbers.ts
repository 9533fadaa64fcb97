import { locale } from "./language.ts";
import { lazy } from "./lazy.ts";

const plain = lazy(() => new Intl.NumberFormat(locale));
const wholePercent = lazy(() => new Intl.NumberFormat(locale, { style: "percent" }));
const percent = lazy(
  () => new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

const isEnglish = /^en\b/.test(locale);

/** Formats a number. Small integers in English need no formatter, which takes long to create. */
export const numberText = (number: number) =>
  isEnglish && Number.isInteger(number) && number >= 0 && number < 1_000 ? String(number) : plain().format(number);

/** Formats a fraction as a percentage with one decimal. */
export const percentText = (part: number) => percent().format(part);

/** Formats a fraction as a whole percentage. */
export const wholePercentText = (part: number) => wholePercent().format(part);
