/**
 * Minimum-cost assignment of scenes to days with capacities (successive shortest paths, optimal).
 * @returns the day of each scene, or undefined when infeasible
 */
export function minCostAssignment(
  options: readonly ReadonlyMap<number, number>[],
  room: readonly number[],
): number[] | undefined {
  const seatOf = options.map(() => -1);
  const seated = room.map(() => new Set<number>());
  const costOf = (who: number, seat: number) => options[who]?.get(seat) ?? Number.POSITIVE_INFINITY;
  const sit = (who: number, seat: number) => {
    seated[seatOf[who] ?? -1]?.delete(who);
    seated[seat]?.add(who);
    seatOf[who] = seat;
  };
  for (const [who, seats] of options.entries()) {
    const free = [...seats].find(([seat, cost]) => cost === 0 && (seated[seat]?.size ?? 0) < (room[seat] ?? 0));
    if (free) sit(who, free[0]);
  }
  for (const [who, seat] of seatOf.entries()) if (seat < 0 && !seatOne(who)) return undefined;
  return seatOf;

  function seatOne(newcomer: number): boolean {
    const cost = room.map(() => Number.POSITIVE_INFINITY);
    const mover = room.map(() => -1);
    const queue: number[] = [];
    const reach = (seat: number, by: number, at: number) => {
      if (at >= (cost[seat] ?? 0)) return;
      cost[seat] = at;
      mover[seat] = by;
      if (!queue.includes(seat)) queue.push(seat);
    };
    for (const [seat, at] of options[newcomer] ?? []) reach(seat, newcomer, at);
    const isFull = (seat: number) => (seated[seat]?.size ?? 0) >= (room[seat] ?? 0);
    for (let seat = queue.shift(); seat !== undefined; seat = queue.shift()) {
      if (!isFull(seat)) continue;
      for (const who of seated[seat] ?? []) {
        const freed = (cost[seat] ?? 0) - costOf(who, seat);
        for (const [next, at] of options[who] ?? []) if (next !== seat) reach(next, who, freed + at);
      }
    }
    const open = cost.flatMap((at, seat) => (Number.isFinite(at) && !isFull(seat) ? [seat] : []));
    const best = open.reduce((one, other) => ((cost[other] ?? 0) < (cost[one] ?? 0) ? other : one), open[0] ?? -1);
    for (let seat = best; seat >= 0; ) {
      const who = mover[seat] ?? -1;
      const left = seatOf[who] ?? -1;
      sit(who, seat);
      if (who === newcomer) return true;
      seat = left;
    }
    return false;
  }
}
