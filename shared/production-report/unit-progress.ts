import * as z from "zod";
import type { Unit } from "../units/unit.ts";
import type { ProductionReport } from "./production-report.ts";
import { progressOn, type ScriptScene } from "./progress.ts";
import { ProgressTotals } from "./progress-totals.ts";

/** What one unit shot on a date, and up to its end. */
export const UnitProgress = z
  .object({ unit: z.string(), name: z.string(), today: ProgressTotals, toDate: ProgressTotals })
  .readonly();
export type UnitProgress = z.infer<typeof UnitProgress>;

/** A day's report with the unit that shot it. */
export interface ReportOfUnit {
  readonly unit: string;
  readonly report: ProductionReport;
}

/** The progress of each unit at the end of `date`, in the order of the units. */
export function progressByUnit(
  date: string,
  units: readonly Pick<Unit, "id" | "name">[],
  reports: readonly ReportOfUnit[],
  script: readonly ScriptScene[],
): UnitProgress[] {
  return units.map(({ id, name }) => {
    const own = reports.flatMap(({ unit, report }) => (unit === id ? [report] : []));
    const { today, toDate } = progressOn(date, own, script);
    return { unit: id, name, today, toDate };
  });
}
