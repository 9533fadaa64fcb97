/** The ending of a schedule's file name. */
export const SCHEDULE_ENDING = ".schedule.tsv";

/** The name of a schedule by that of its file. */
export function nameOfScheduleFile(file: string): string {
  return file.endsWith(SCHEDULE_ENDING) ? nameOfScheduleFile(file.slice(0, -SCHEDULE_ENDING.length)) : file;
}
