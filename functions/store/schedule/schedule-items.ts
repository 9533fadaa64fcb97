import { SCHEDULE_ENDING } from "../../../shared/contract/schema/schedule-file.ts";
import type { Schedule } from "../../../shared/schedule/model/schedule.ts";
import { putDocument, putJson } from "../aws/documents.ts";
import { projectKey } from "../aws/table.ts";

/** Where a schedule's head stands. */
export const scheduleKey = (projectId: string, name: string) => ({
  pk: projectKey(projectId),
  sk: `SCHEDULE#${name}`,
});

/** Where it stands that a schedule shoots on a date. */
export const dayKey = (projectId: string, name: string, date: string) => ({
  pk: projectKey(projectId),
  sk: `DAY#${date}#${name}`,
});

/** What stands there, for the index of all that shoots on a date. */
export const dayItem = (projectId: string, name: string, date: string) => ({
  ...dayKey(projectId, name, date),
  shootingDate: date,
  scheduleName: name,
});

/** Writes a schedule's documents into a folder of its own. */
export async function putScheduleFiles(folder: string, schedule: Schedule, table: string): Promise<void> {
  await Promise.all([
    putJson(`${folder}/schedule.json`, schedule),
    putDocument(`${folder}/${schedule.name}${SCHEDULE_ENDING}`, table, "text/tab-separated-values; charset=utf-8"),
  ]);
}
