/** Scene number for the lower half of a split scene: the upper number with the first free letter. */
export function numberAfter(number: string, taken: ReadonlySet<string>): string {
  const letters = [..."ABCDEFGHJKLMNPQRSTUVWXYZ"];
  const free = letters.map((letter) => `${number}${letter}`).find((candidate) => !taken.has(candidate));
  return free ?? `${number}AA`;
}
