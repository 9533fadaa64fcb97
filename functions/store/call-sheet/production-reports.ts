import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ProductionReport } from "../../../shared/production-report/production-report.ts";
import { ReportState, ReportStep } from "../../../shared/production-report/report-state.ts";
import { MAIN_UNIT, UnitId, unitField } from "../../../shared/units/unit.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, itemsOf, projectKey, projectsTable } from "../aws/table.ts";
import { touchSchedules } from "../project/change-stamp.ts";
import { saveVersion } from "../project/versioned-item.ts";

const PREFIX = "REPORT#";
/** The key of the main unit has no unit, since all reports were the main unit's before there were units. */
const keyOf = ({ projectId }: ProjectGrant, date: string, unit: string) => ({
  pk: projectKey(projectId),
  sk: unit === MAIN_UNIT ? PREFIX + date : `${PREFIX}${date}#${unit}`,
});

/** The report is stored as text, since a DynamoDB map would lose the order of its lines. */
export const ReportRow = z.object({
  report: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        // The parser's message quotes the content.
        context.addIssue("The report is not JSON.");
        return z.NEVER;
      }
    })
    .pipe(ProductionReport),
  state: ReportState,
  steps: z.array(ReportStep),
  version: z.int(),
  unit: UnitId.default(MAIN_UNIT),
});

/** A day's report as stored. */
export type SavedReport = z.output<typeof ReportRow>;

/** Maximum size of a report in UTF-8; a DynamoDB item holds 400 kB, of which its steps take at most 60. */
export const MAX_REPORT_BYTES = 320_000;
/** Once a report has had so many steps, it can no longer be returned. */
export const MAX_STEPS = 20;

/** The report of a unit's date; undefined if there is none. */
export async function savedReport(grant: ProjectGrant, date: string, unit: string): Promise<SavedReport | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: keyOf(grant, date, unit), ConsistentRead: true }),
  );
  return Item && ReportRow.parse(Item);
}

/** All reports of a project, by date and unit. */
export async function savedReports(grant: ProjectGrant): Promise<SavedReport[]> {
  return (await itemsOf(projectsTable(), grant.projectId, PREFIX)).map((item) => ReportRow.parse(item));
}

/** Saves a report as the next version; undefined if someone else saved it in the meantime. */
export async function saveReport(
  member: Membership,
  { report, state, steps, version, unit }: SavedReport,
): Promise<number | undefined> {
  const fields = { report: JSON.stringify(report), state, steps, ...unitField(unit) };
  const saved = await saveVersion(
    "productionReport",
    member,
    projectsTable(),
    keyOf(member, report.date, unit),
    fields,
    version,
  );
  if (saved !== undefined) await touchSchedules(member);
  return saved;
}
