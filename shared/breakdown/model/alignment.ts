/**
 * Pairs the items of two lists in their order, so that the likeness of the pairs sums up to the most.
 *
 * @param likeness how alike two items are, by their places in the lists; 0 or less when they must not be paired
 * @returns pairs of places, rising on both sides
 */
export function alignment(
  before: number,
  after: number,
  likeness: (one: number, other: number) => number,
): [number, number][] {
  const like = Array.from({ length: before }, (_, i) => Float64Array.from({ length: after }, (_, j) => likeness(i, j)));
  const best = Array.from({ length: before + 1 }, () => new Float64Array(after + 1));
  for (let i = before - 1; i >= 0; i--) {
    for (let j = after - 1; j >= 0; j--) best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, paired(i, j));
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before && j < after; ) {
    if (like[i]![j]! > 0 && best[i]![j] === paired(i, j)) pairs.push([i++, j++]);
    else if (best[i]![j] === best[i + 1]![j]) i++;
    else j++;
  }
  return pairs;

  function paired(i: number, j: number): number {
    return like[i]![j]! > 0 ? like[i]![j]! + best[i + 1]![j + 1]! : 0;
  }
}
