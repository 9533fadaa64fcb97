import type { BannerItem } from "./stripboard.ts";

/** The name of each kind, and whether a text contains it. */
const KINDS = {
  move: ["Company move", /\bcompany move\b/i],
  meal: ["Meal", /\bmeal\b/i],
  travel: ["Travel", /\btravel\b/i],
  note: ["", /^/],
} as const;

/** A banner as printed: its kind and text, `Meal – at the quay`; a text that names the kind stands alone. */
export function bannerText({ banner, text }: Pick<BannerItem, "banner" | "text">): string {
  const [name, named] = KINDS[banner];
  return named.test(text) ? text : [name, text].filter((part) => part !== "").join(" – ");
}
