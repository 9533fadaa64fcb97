import { t } from "../../i18n/speech.ts";
import type { BannerItem } from "./stripboard.ts";

/** The name of each kind, and whether a text contains it in English. */
const KINDS = {
  move: [() => t("Company move"), /\bcompany move\b/i],
  meal: [() => t("Meal"), /\bmeal\b/i],
  travel: [() => t("{of, select, banner {Travel} other {Travel}}", { of: "banner" }), /\btravel\b/i],
  note: [() => "", /^/],
} as const;

/** A banner as printed: its kind and text, `Meal – at the quay`; a text that names the kind stands alone. */
export function bannerText({ banner, text }: Pick<BannerItem, "banner" | "text">): string {
  const [nameOf, named] = KINDS[banner];
  const name = nameOf();
  return named.test(text) || text.toLowerCase().includes(name.toLowerCase())
    ? text
    : [name, text].filter((part) => part !== "").join(" – ");
}
