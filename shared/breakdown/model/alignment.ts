/**
 * Aligns two lists in order so that the total similarity of the pairs is maximal.
 *
 * @param likeness similarity of two items by index; 0 or less forbids the pair
 * @returns pairs of indices, increasing in both lists
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
