import { locale } from "./language.ts";

const plain = new Intl.NumberFormat(locale);
const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const numberText = (number: number) => plain.format(number);

/** With one digit behind the point. */
export const decimalText = (number: number) => decimal.format(number);
