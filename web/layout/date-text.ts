/** Formats a date `YYYY-MM-DD` as MM/dd/yyyy. */
export function dateText(date: string): string {
  const [year, month, day] = date.split("-");
  return `${month}/${day}/${year}`;
}
