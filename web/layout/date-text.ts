/** Formats a date `YYYY-MM-DD` as MM/dd/yyyy. */
export function dateText(date: string): string {
  const [year, month, day] = date.split("-");
  return `${month}/${day}/${year}`;
}

/** The device's local date, YYYY-MM-DD. */
export function todayText(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
