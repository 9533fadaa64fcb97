import { t } from "../../i18n/translate.ts";

/** Invalid input; the message quotes it and gives advice. */
export class PreferenceProblem extends Error {
  override name = "WishProblem";
}

/** Parses a whole number; undefined when empty. @throws {PreferenceProblem} */
export function wholeNumber(
  text: string,
  {
    what,
    example,
    least,
    most = Number.POSITIVE_INFINITY,
  }: { readonly what: string; readonly example: string; readonly least: number; readonly most?: number },
): number | undefined {
  const typed = text.trim();
  if (typed === "") return undefined;
  if (!/^\d{1,5}$/.test(typed) || Number(typed) < least || Number(typed) > most) {
    throw new PreferenceProblem(
      t('"{typed}" is not a number of {what}. Write it as {example}.', { typed, what, example }),
    );
  }
  return Number(typed);
}

/** Parses an amount of money; 0 when empty. @throws {PreferenceProblem} */
export function amount(text: string): number {
  const typed = text.replace(/[\s,'’]/g, "");
  if (typed === "") return 0;
  if (!/^\d{1,9}$/.test(typed)) {
    throw new PreferenceProblem(
      t('"{text}" is not an amount. Use whole units of your currency, such as 12000.', { text: text.trim() }),
    );
  }
  return Number(typed);
}
