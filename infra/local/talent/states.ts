/**
 * The states of the search: some scenes are placed at the beginning and some at the end. The cost of the rest only
 * depends on the remaining scenes and on the actors seen at the beginning and at the end (de la Banda, Stuckey and Chu
 * 2011). A mirrored state is equivalent, so states are stored with the end that is extended next first.
 */
export interface States {
  readonly count: number;
  /** Remaining scenes. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** Actors seen at the end to extend next (`near`) and at the other (`far`), while remaining scenes need them. */
  readonly near: Int32Array;
  readonly far: Int32Array;
  /** Minimum waiting cost so far, and a lower bound on the rest. */
  readonly paid: Float64Array;
  readonly bound: Float64Array;
  readonly parent: Int32Array;
  /** Whether the end to extend next is the end of the order, not its beginning. */
  readonly atEnd: Uint8Array;
}

/** A state to store. */
export interface State {
  low: number;
  high: number;
  near: number;
  far: number;
  paid: number;
  bound: number;
  parent: number;
  atEnd: number;
}

/** Stores unique states with their minimum cost. `add` returns the index of a new state, else -1. */
export function stateStore(): { readonly states: States; add(state: State): number } {
  const states = {
    count: 0,
    low: new Int32Array(1024),
    high: new Int32Array(1024),
    near: new Int32Array(1024),
    far: new Int32Array(1024),
    paid: new Float64Array(1024),
    bound: new Float64Array(1024),
    parent: new Int32Array(1024),
    atEnd: new Uint8Array(1024),
  };
  let slots = new Int32Array(4096).fill(-1);

  return { states, add };

  function add(state: State): number {
    let slot = slotOf(state.low, state.high, state.near, state.far);
    const found = slots[slot] as number;
    if (found >= 0) {
      if (state.paid < (states.paid[found] as number)) write(found, state);
      return -1;
    }
    if (states.count === states.low.length) {
      grow();
      slot = slotOf(state.low, state.high, state.near, state.far);
    }
    slots[slot] = states.count;
    states.low[states.count] = state.low;
    states.high[states.count] = state.high;
    states.near[states.count] = state.near;
    states.far[states.count] = state.far;
    states.bound[states.count] = state.bound;
    write(states.count, state);
    return states.count++;
  }

  function write(at: number, { paid, parent, atEnd }: State): void {
    states.paid[at] = paid;
    states.parent[at] = parent;
    states.atEnd[at] = atEnd;
  }

  /** Hash table slot of a state (open addressing). */
  function slotOf(low: number, high: number, near: number, far: number): number {
    const mask = slots.length - 1;
    let slot = hash(low, high, near, far) & mask;
    for (;;) {
      const at = slots[slot] as number;
      if (at < 0) return slot;
      const same =
        states.low[at] === low && states.high[at] === high && states.near[at] === near && states.far[at] === far;
      if (same) return slot;
      slot = (slot + 1) & mask;
    }
  }

  function grow(): void {
    const size = states.count * 2;
    states.low = widened(states.low, new Int32Array(size));
    states.high = widened(states.high, new Int32Array(size));
    states.near = widened(states.near, new Int32Array(size));
    states.far = widened(states.far, new Int32Array(size));
    states.paid = widened(states.paid, new Float64Array(size));
    states.bound = widened(states.bound, new Float64Array(size));
    states.parent = widened(states.parent, new Int32Array(size));
    states.atEnd = widened(states.atEnd, new Uint8Array(size));
    slots = new Int32Array(size * 4).fill(-1);
    for (let at = 0; at < states.count; at++) {
      const key = slotOf(states.low[at]!, states.high[at]!, states.near[at]!, states.far[at]!);
      slots[key] = at;
    }
  }
}

function widened<T extends Int32Array | Float64Array | Uint8Array>(old: T, wide: T): T {
  wide.set(old);
  return wide;
}

function hash(low: number, high: number, near: number, far: number): number {
  let mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca77);
  mixed ^= Math.imul(near, 0xc2b2ae3d) ^ Math.imul(far, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}
