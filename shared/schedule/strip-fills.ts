import { COLUMNS } from "../breakdown/breakdown.ts";
import type { Table } from "../breakdown/tsv.ts";
import { type DayNight, dayNightOf } from "./day-night.ts";
import { type StripColour, stripColour } from "./strip-colour.ts";

/** The shades of strips on a sheet, light enough to read and to print, as RRGGBB. White is the paper's. */
const SHADES: Readonly<Record<StripColour, string | undefined>> = {
  white: undefined,
  yellow: "FFF3A6",
  blue: "C6DCFB",
  green: "C4E8CD",
  pink: "FBD9E5",
  orange: "FCDDB4",
};
const CUT = "D9D9D9";

/** The colour of each scene's strip by its heading, as `breakdownXlsx` takes them; scenes that are cut are grey. */
export function stripFills({ columns, rows }: Table): (string | undefined)[] {
  const [intExt, location, time] = [COLUMNS.intExt, COLUMNS.location, COLUMNS.time].map((name) =>
    columns.indexOf(name),
  );
  let light: DayNight = "";
  return rows.map((row) => {
    if (row[location!] === "OMITTED") return CUT;
    light = dayNightOf(row[time!] ?? "", light);
    return SHADES[stripColour({ intExt: row[intExt!] ?? "", dayNight: light })];
  });
}
