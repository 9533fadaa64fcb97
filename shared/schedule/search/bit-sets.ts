/** Index of the lowest set bit. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Number of set bits. */
export function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Sums the weights of a set of up to 32 members, with a lookup table for each byte. */
export function bitSums(weights: readonly number[]): (bits: number) => number {
  const sums = new Float64Array(4 * 256);
  for (let byte = 0; byte < 4; byte++) {
    for (let bits = 1; bits < 256; bits++) {
      const weight = weights[byte * 8 + lowestBit(bits)] ?? 0;
      sums[byte * 256 + bits] = (sums[byte * 256 + (bits & (bits - 1))] ?? 0) + weight;
    }
  }
  return (bits) =>
    (sums[bits & 255] as number) +
    (sums[256 + ((bits >>> 8) & 255)] as number) +
    (sums[512 + ((bits >>> 16) & 255)] as number) +
    (sums[768 + (bits >>> 24)] as number);
}
