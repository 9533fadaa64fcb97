import type { BannerItem } from "./stripboard.ts";

const NAMES = { move: "Company move", meal: "Meal", travel: "Travel", note: "" } as const;

/** A banner as printed: its kind and text, `Meal – at the quay`; a text that names the kind stands alone. */
export function bannerText({ banner, text }: Pick<BannerItem, "banner" | "text">): string {
  const name = NAMES[banner];
  if (name === "" || new RegExp(`\\b${name}\\b`, "i").test(text)) return text;
  return [name, text].filter((part) => part !== "").join(" – ");
}
