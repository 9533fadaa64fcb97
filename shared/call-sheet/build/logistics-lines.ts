import { message, said, t } from "../../i18n/speech.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import { LOGISTICS } from "../model/logistics-names.ts";
import { cateringLine } from "./catering.ts";

/** A day's logistics as labelled lines, without empty ones. */
export function logisticsOf(sheet: CallSheet): (readonly [name: string, text: string])[] {
  const { logistics } = sheet.plan;
  const lines = LOGISTICS.map(([part]) => [said(NAMES[part]), logistics[part]] as const);
  return [...lines, [t("Catering"), cateringLine(sheet)] as const].filter(([, text]) => text !== "");
}

const NAMES: Readonly<Record<(typeof LOGISTICS)[number][0], string>> = {
  baseCamp: message("Base camp"),
  crewParking: message("Crew parking"),
  truckParking: message("Truck parking"),
  shuttle: message("Shuttle"),
  walkie: message("Walkie channels"),
};
