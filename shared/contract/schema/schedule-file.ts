/** File extension of schedules. */
export const SCHEDULE_ENDING = ".schedule.tsv";

/** The schedule's name without the file extension. */
export function nameOfScheduleFile(file: string): string {
  return file.endsWith(SCHEDULE_ENDING) ? nameOfScheduleFile(file.slice(0, -SCHEDULE_ENDING.length)) : file;
}
