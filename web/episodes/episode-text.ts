import { t } from "../i18n/translate.ts";

/** `Episode 103: The Tide`. */
export const episodeTitle = ({ number, name }: { readonly number: string; readonly name: string }): string =>
  name === "" ? t("Episode {number}", { number }) : t("Episode {number}: {name}", { number, name });

const NUMBER = /^[\p{L}\p{N}]{1,8}$/u;

/** What is wrong with the number of an episode; undefined if nothing is. */
export function numberProblem(typed: string, others: readonly { readonly number: string }[]): string | undefined {
  const number = typed.trim();
  if (!NUMBER.test(number)) return t("An episode number has 1 to 8 letters or digits, such as 103.");
  return others.some((other) => other.number.toUpperCase() === number.toUpperCase())
    ? t('There is already an episode "{number}". Choose another number.', { number })
    : undefined;
}
