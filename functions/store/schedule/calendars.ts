import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { USUAL_CALENDAR } from "../../../shared/schedule/model/default-calendar.ts";
import { ProductionCalendar } from "../../../shared/schedule/model/production-calendar.ts";
import { isRestricted, type Membership, type ProjectGrant } from "../account/sessions.ts";
import { db, projectKey, projectsTable } from "../aws/table.ts";
import { saveVersion } from "../project/versioned-item.ts";

export const CalendarRow = z.object({ calendar: ProductionCalendar, version: z.int() });

const keyOf = ({ projectId }: ProjectGrant) => ({ pk: projectKey(projectId), sk: "CALENDAR" });

/**
 * The production calendar; the default one, with version 0, until one is saved. Notes beside days off may mention any
 * scene, so restricted members do not get them.
 */
export async function calendarOf(grant: ProjectGrant): Promise<z.infer<typeof CalendarRow>> {
  const { Item } = await db.send(
    new GetCommand({ TableName: projectsTable(), Key: keyOf(grant), ConsistentRead: true }),
  );
  if (!Item) return { calendar: USUAL_CALENDAR, version: 0 };
  const { calendar, version } = CalendarRow.parse(Item);
  if (!isRestricted(grant)) return { calendar, version };
  return { calendar: { ...calendar, daysOff: calendar.daysOff.map((days) => ({ ...days, note: "" })) }, version };
}

/** Replaces the calendar; undefined if someone else changed it since `version`. */
export function saveCalendar(
  member: Membership,
  calendar: ProductionCalendar,
  version: number,
): Promise<number | undefined> {
  return saveVersion("calendar", member, projectsTable(), keyOf(member), { calendar }, version);
}
