/**
 * Max-flow check (Ford and Fulkerson 1956): do the loads fit into slots of equal capacity when each may be split over
 * its allowed slots? False proves that they do not fit undivided either.
 */
export function fitsCapacity(
  domains: readonly (readonly number[])[],
  loads: readonly number[],
  capacity: number,
  slots: number,
): boolean {
  const parts = domains.map(() => new Map<number, number>());
  const free = Array<number>(slots).fill(capacity);
  return domains.every((slotsOf, load) => {
    let rest = loads[load] ?? 0;
    while (rest > 0) {
      const moved = place(load, rest, slotsOf, new Set());
      if (moved === 0) return false;
      rest -= moved;
    }
    return true;
  });

  /** Places part of a load on one of its slots, moving other loads if necessary; returns the amount placed. */
  function place(load: number, amount: number, slotsOf: readonly number[], tried: Set<number>): number {
    for (const slot of slotsOf) {
      if (tried.has(slot)) continue;
      tried.add(slot);
      const room = free[slot] ?? 0;
      const placed = room > 0 ? Math.min(room, amount) : makeRoom(slot, amount, tried);
      if (placed === 0) continue;
      if (room > 0) free[slot] = room - placed;
      add(load, slot, placed);
      return placed;
    }
    return 0;
  }

  /** Moves part of a load from the slot to another one. */
  function makeRoom(slot: number, amount: number, tried: Set<number>): number {
    for (const [load, part] of parts.entries()) {
      const here = part.get(slot) ?? 0;
      if (here === 0) continue;
      const moved = place(load, Math.min(amount, here), domains[load] ?? [], tried);
      if (moved === 0) continue;
      add(load, slot, -moved);
      return moved;
    }
    return 0;
  }

  function add(load: number, slot: number, amount: number): void {
    parts[load]?.set(slot, (parts[load].get(slot) ?? 0) + amount);
  }
}
