/** A date `YYYY-MM-DD` as it is read here: MM/dd/yyyy. */
export function dateText(date: string): string {
  const [year, month, day] = date.split("-");
  return `${month}/${day}/${year}`;
}
