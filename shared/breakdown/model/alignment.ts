type Likeness = (one: number, other: number) => number;

/** Comparisons at a time: six hundred scenes with six hundred, all of them changed. */
const MAX_COMPARISONS = 360_000;

/**
 * Aligns two lists in order so that the total similarity of the pairs is maximal.
 *
 * Lists that would take too many comparisons are aligned in parts: first equal items at the beginning and the end, then
 * equal shares of the rest, in which the total is maximal for each part.
 *
 * @param likeness similarity of two items by index, at most 1; 0 or less forbids the pair
 * @returns pairs of indices, increasing in both lists
 */
export function alignment(before: number, after: number, likeness: Likeness): [number, number][] {
  if (before * after <= MAX_COMPARISONS) return bestAlignment(before, after, likeness);
  const shorter = Math.min(before, after);
  let start = 0;
  while (start < shorter && likeness(start, start) >= 1) start++;
  let end = 0;
  while (end < shorter - start && likeness(before - 1 - end, after - 1 - end) >= 1) end++;
  const [left, right] = [before - start - end, after - start - end];
  const parts = Math.ceil(Math.sqrt((left * right) / MAX_COMPARISONS));
  const cut = (length: number, part: number) => start + Math.round((length * part) / parts);
  const middle = Array.from({ length: parts }, (_, part) => {
    const [i0, j0] = [cut(left, part), cut(right, part)];
    return bestAlignment(cut(left, part + 1) - i0, cut(right, part + 1) - j0, (i, j) => likeness(i0 + i, j0 + j)).map(
      ([i, j]): [number, number] => [i0 + i, j0 + j],
    );
  });
  const same = (count: number, i0: number, j0: number) =>
    Array.from({ length: count }, (_, at): [number, number] => [i0 + at, j0 + at]);
  return [...same(start, 0, 0), ...middle.flat(), ...same(end, before - end, after - end)];
}

function bestAlignment(before: number, after: number, likeness: Likeness): [number, number][] {
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
