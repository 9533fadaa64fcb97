const LETTERS = [..."ABCDEFGHJKLMNPQRSTUVWXYZ"];

/** Scene number for a scene after another one: its number with the first free letter, or two letters. */
export function numberAfter(number: string, taken: ReadonlySet<string>): string {
  return firstFree((letters) => number + letters, taken);
}

/** Scene number for a scene before the first numbered one: A1, B1. */
export function numberBefore(number: string, taken: ReadonlySet<string>): string {
  return firstFree((letters) => letters + number, taken);
}

function firstFree(numberWith: (letters: string) => string, taken: ReadonlySet<string>): string {
  const suffixes = [...LETTERS, ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))];
  return suffixes.map(numberWith).find((candidate) => !taken.has(candidate)) ?? numberWith("AA");
}
