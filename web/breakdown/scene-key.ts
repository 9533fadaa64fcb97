/**
 * Key of each row in URLs: its scene number; a second row with the same number is `12~2`, one without a number `~7` by
 * position.
 */
export function sceneKeys(numbers: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return numbers.map((number, at) => {
    if (number === "") return `~${at + 1}`;
    const count = (seen.get(number) ?? 0) + 1;
    seen.set(number, count);
    return count === 1 ? number : `${number}~${count}`;
  });
}
