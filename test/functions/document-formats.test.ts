import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import * as z from "zod";
import { type DocumentKind, FORMATS } from "../../functions/store/aws/document-formats.ts";
import { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { Timing } from "../../shared/call-sheet/model/call-times.ts";
import { Department } from "../../shared/call-sheet/model/crew.ts";
import { DayPlan } from "../../shared/call-sheet/model/day-plan.ts";
import { CallSheetSettings } from "../../shared/call-sheet/model/settings.ts";
import { Episode } from "../../shared/episodes/episode.ts";
import { ProductionReport } from "../../shared/production-report/production-report.ts";
import { Roster } from "../../shared/roster/roles/roster.ts";
import { ProductionCalendar } from "../../shared/schedule/model/production-calendar.ts";
import { Schedule } from "../../shared/schedule/model/schedule.ts";
import { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { Allowance, Unit } from "../../shared/units/unit.ts";

/** The schema of each kind of document, and its format with a hash of its fields. */
const HELD: Readonly<Record<DocumentKind, readonly [schemas: readonly z.ZodType[], format: number, fields: string]>> = {
  breakdown: [[Breakdown, Roster], 2, "97510983"],
  board: [[Stripboard, Schedule], 5, "4db2c084"],
  callSheetSettings: [[CallSheetSettings], 5, "fd67a3c7"],
  calendar: [[ProductionCalendar], 1, "c9e44609"],
  crew: [[Department], 1, "58d0a588"],
  dayPlan: [[Timing, DayPlan], 1, "8dba74c1"],
  episodes: [[Episode], 3, "4e0a5103"],
  productionReport: [[ProductionReport], 5, "08ebbea7"],
  units: [[Unit, Allowance], 1, "7a411aba"],
};

/** The path of every field in a part of a JSON Schema. */
function fieldsOf(part: unknown, path = ""): string[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    key === "properties"
      ? Object.entries(inner as object).flatMap(([field, of]) => [
          `${path}.${field}`,
          ...fieldsOf(of, `${path}.${field}`),
        ])
      : fieldsOf(inner, path),
  );
}

it.each(Object.entries(HELD))(
  "a changed %s has a new format, because an older version would lose its new fields",
  (kind, held) => {
    const [schemas, format, fields] = held;
    const paths = schemas.flatMap((schema) => fieldsOf(z.toJSONSchema(schema, { unrepresentable: "any" })));
    const mark = createHash("sha256").update(paths.sort().join("\n")).digest("hex").slice(0, 8);
    // Increase its format in functions/store/aws/document-formats.ts, and update both here.
    expect([FORMATS[kind as DocumentKind], mark]).toEqual([format, fields]);
  },
);
