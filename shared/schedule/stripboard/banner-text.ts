import { message, t } from "../../i18n/speech.ts";
import { retold } from "../../i18n/stored.ts";
import type { BannerItem } from "./stripboard.ts";

/** The name of each kind in the reader's language, and in English, in which boards may have been written. */
const KINDS = {
  move: [() => t("Company move"), message("Company move")],
  meal: [() => t("Meal"), "Meal"],
  travel: [() => t("{of, select, banner {Travel} other {Travel}}", { of: "banner" }), "Travel"],
  note: [() => "", ""],
} as const;

/** A banner as printed: its kind and text, `Meal – at the quay`; a text that names the kind stands alone. */
export function bannerText({ banner, text }: Pick<BannerItem, "banner" | "text">): string {
  const [nameOf, english] = KINDS[banner];
  const [name, said] = [nameOf(), retold(text)];
  return names(said, name) || names(said, english) ? said : [name, said].filter((part) => part !== "").join(" – ");
}

/** Whether a text contains a name as whole words, in any letter case. */
const names = (text: string, name: string): boolean => wordsOf(text).includes(wordsOf(name));

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .join(" ")} `;
