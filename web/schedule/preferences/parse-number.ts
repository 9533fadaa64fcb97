import { t } from "../../i18n/translate.ts";

/** Something that was typed and that nothing can be made of; the message quotes it and says what to write. */
export class PreferenceProblem extends Error {
  override name = "WishProblem";
}

/** A whole number, or nothing where nothing is typed. @throws {PreferenceProblem} */
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

/** An amount of money; nothing typed is nothing to pay. @throws {PreferenceProblem} */
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
