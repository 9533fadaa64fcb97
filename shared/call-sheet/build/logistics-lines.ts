import type { CallSheet } from "../model/call-sheet.ts";
import { LOGISTICS } from "../model/logistics-names.ts";
import { cateringLine } from "./catering.ts";

/** A day's logistics as labelled lines, without empty ones. */
export function logisticsOf(sheet: CallSheet): (readonly [name: string, text: string])[] {
  const { logistics } = sheet.plan;
  const said = LOGISTICS.map(([part, name]) => [name, logistics[part]] as const);
  return [...said, ["Catering", cateringLine(sheet)] as const].filter(([, text]) => text !== "");
}
