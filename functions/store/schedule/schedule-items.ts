import { SCHEDULE_ENDING } from "../../../shared/contract/schema/schedule-file.ts";
import type { Schedule } from "../../../shared/schedule/model/schedule.ts";
import { putDocument, putJson } from "../aws/documents.ts";
import { projectKey } from "../aws/table.ts";

/** Primary key of a schedule's shoot day. */
export const dayKey = (projectId: string, name: string, date: string) => ({
  pk: projectKey(projectId),
  sk: `DAY#${date}#${name}`,
});

/** The item of a shoot day, for the index of shoot days by date. */
export const dayItem = (projectId: string, name: string, date: string) => ({
  ...dayKey(projectId, name, date),
  shootingDate: date,
  scheduleName: name,
});

/** Stores a schedule's documents in a folder of its own. */
export async function putScheduleFiles(folder: string, schedule: Schedule, table: string): Promise<void> {
  await Promise.all([
    putJson(`${folder}/schedule.json`, schedule),
    putDocument(`${folder}/${schedule.name}${SCHEDULE_ENDING}`, table, "text/tab-separated-values; charset=utf-8"),
  ]);
}
