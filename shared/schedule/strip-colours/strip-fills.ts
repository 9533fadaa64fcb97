import { COLUMNS } from "../../breakdown/model/breakdown.ts";
import type { Table } from "../../tables/tsv.ts";
import { type DayNight, dayNightOf } from "../model/day-night.ts";
import { shadeOf } from "./default-palette.ts";
import { type StripColour, stripColour } from "./strip-colour.ts";
import type { StripPalette } from "./strip-palette.ts";

/** Strip shades for worksheets as RRGGBB, light enough for reading and printing; undefined for white. */
const SHADES: Readonly<Record<StripColour, string | undefined>> = {
  white: undefined,
  yellow: "FFF3A6",
  blue: "C6DCFB",
  green: "C4E8CD",
  pink: "FBD9E5",
  orange: "FCDDB4",
};
const CUT = "D9D9D9";

/** How much of a custom shade is kept in its light version. */
const TINT = 0.45;

/**
 * Fill of each scene's row by its heading, for `breakdownXlsx`; omitted scenes are grey.
 *
 * @param palette the project's custom strip colours
 */
export function stripFills({ columns, rows }: Table, palette?: StripPalette): (string | undefined)[] {
  const [intExt, location, time] = [COLUMNS.intExt, COLUMNS.location, COLUMNS.time].map((name) =>
    columns.indexOf(name),
  );
  let light: DayNight = "";
  return rows.map((row) => {
    if (row[location!] === "OMITTED") return CUT;
    light = dayNightOf(row[time!] ?? "", light);
    const strip = { intExt: row[intExt!] ?? "", dayNight: light };
    return palette ? lightened(shadeOf(strip, palette)) : SHADES[stripColour(strip)];
  });
}

function lightened(shade: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(255 - TINT * (255 - Number.parseInt(shade.slice(at, at + 2), 16))));
  return parts
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}
