/** A number for the lower half of a scene: the upper's with the first letter that is free. */
export function numberAfter(number: string, taken: ReadonlySet<string>): string {
  const letters = [..."ABCDEFGHJKLMNPQRSTUVWXYZ"];
  const free = letters.map((letter) => `${number}${letter}`).find((candidate) => !taken.has(candidate));
  return free ?? `${number}AA`;
}
