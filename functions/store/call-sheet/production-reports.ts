import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { ProductionReport } from "../../../shared/production-report/production-report.ts";
import { ReportState, ReportStep } from "../../../shared/production-report/report-state.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { db, itemsOf, projectKey, projectsTable } from "../aws/table.ts";
import { touchSchedules } from "../project/change-stamp.ts";
import { saveVersion } from "../project/versioned-item.ts";

const PREFIX = "REPORT#";
const keyOf = ({ projectId }: ProjectGrant, date: string) => ({ pk: projectKey(projectId), sk: PREFIX + date });

/** The report is kept as text: a map of the table would forget the order of its lines. */
export const ReportRow = z.object({
  report: z.string().transform((text) => ProductionReport.parse(JSON.parse(text))),
  state: ReportState,
  steps: z.array(ReportStep),
  version: z.int(),
});

/** A day's report as it is kept. */
export type SavedReport = z.output<typeof ReportRow>;

/** An item of a table holds 400 kB. */
export const MOST_TEXT = 350_000;

/** The report of a date, or undefined when nobody has written one. */
export async function savedReport(grant: ProjectGrant, date: string): Promise<SavedReport | undefined> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: keyOf(grant, date), ConsistentRead: true }),
  );
  return Item && ReportRow.parse(Item);
}

/** Every report of a production by date. */
export async function savedReports(grant: ProjectGrant): Promise<SavedReport[]> {
  return (await itemsOf(projectsTable(), grant.projectId, PREFIX)).map((item) => ReportRow.parse(item));
}

/** Saves a report as the version after its own; undefined when somebody else has saved it meanwhile. */
export async function saveReport(
  member: Membership,
  { report, state, steps, version }: SavedReport,
): Promise<number | undefined> {
  const fields = { report: JSON.stringify(report), state, steps };
  const saved = await saveVersion(
    "productionReport",
    member,
    projectsTable(),
    keyOf(member, report.date),
    fields,
    version,
  );
  if (saved !== undefined) await touchSchedules(member);
  return saved;
}
