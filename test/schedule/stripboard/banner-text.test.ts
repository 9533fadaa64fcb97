import { expect, it } from "vitest";
import { bannerText } from "../../../shared/schedule/stripboard/banner-text.ts";

it.each([
  ["meal", "at the quay", "Meal – at the quay"],
  ["meal", "Second meal at the quay", "Second meal at the quay"],
  ["meal", "Oatmeal at the quay", "Meal – Oatmeal at the quay"],
  ["move", "", "Company move"],
  ["note", "Low tide", "Low tide"],
] as const)("a %s banner with the text %j is printed as %j", (banner, text, printed) => {
  expect(bannerText({ banner, text })).toBe(printed);
});
