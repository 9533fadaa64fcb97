const MOST = 720;

/** The minutes that a text names, earlier ones negative; undefined when it names none within twelve hours. */
export function offsetFromText(text: string): number | undefined {
  const plain = text.trim().replace("−", "-");
  if (!/^[+-]?\d{1,3}$/.test(plain)) return undefined;
  const minutes = Number(plain);
  return Math.abs(minutes) <= MOST ? minutes : undefined;
}

export function textFromOffset(offset: number | undefined): string {
  return offset === undefined ? "" : String(offset);
}

/** A call in minutes from the crew call as a person reads it: `30 min before the crew call`. */
export function offsetInWords(offset: number): string {
  if (offset === 0) return "At the crew call";
  return `${Math.abs(offset)} min ${offset < 0 ? "before" : "after"} the crew call`;
}
