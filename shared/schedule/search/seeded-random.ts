/**
 * Pseudorandom numbers in [0, 1), the same for the same seed (mulberry32).
 *
 * @param seed any whole number
 */
export function seededRandom(seed: number): () => number {
  // A typed array keeps the number unboxed.
  const held = Uint32Array.of(seed);
  return () => {
    held[0]! += 0x6d2b79f5;
    const state = held[0]!;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
