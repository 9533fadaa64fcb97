import { lowestBit } from "../../search/bit-sets.ts";
import type { Model } from "../instance/compiled-model.ts";
import { bitsOf, type DayPatterns } from "./day-patterns.ts";

/** The patterns chosen so far, and the precedences between their scenes. Sets of scenes are bit masks. */
export interface ChosenDays {
  /** Pattern of each slot, or -1; only the slots before the current one are valid. */
  readonly patternOf: Int32Array;
  /** The slot of each scene, or -1, by the patterns up to slot `last`. */
  slotsOf(last: number): number[];
  /** Whether scenes shot on a slot meet their precedences. */
  meetsOrders(scenes: number, slot: number): boolean;
  /** Whether scenes shot on a slot keep the rules on spans, by the scenes shot before. */
  meetsSpanRules(scenes: number, slot: number, shotBefore: number): boolean;
  /** The part of the state before `slot` that matters for open precedences of more than one day, and for open spans. */
  openOrders(slot: number, shot: number): string;
}

export function chosenDays(model: Model, days: DayPatterns): ChosenDays {
  const { scenes: sceneCount, slots } = model;
  const { orders, calendar } = model.shoot;
  const patternOf = new Int32Array(slots).fill(-1);
  /** Precedences by the scene that comes later. */
  const ordersOf = Array.from({ length: sceneCount }, (_, scene) => orders.filter((order) => order.scene === scene));
  const successions = model.shoot.successions.map(({ first, next }) => ({
    earlier: bitsOf(model.scenesWith[first]!),
    later: bitsOf(model.scenesWith[next]!),
  }));
  const withins = model.withins.map((within) => ({ ...within, works: bitsOf(model.scenesWith[within.actor]!) }));
  return { patternOf, slotsOf, meetsOrders, meetsSpanRules, openOrders };

  function meetsSpanRules(scenes: number, slot: number, shotBefore: number): boolean {
    return (
      successions.every(({ earlier, later }) => (scenes & later) === 0 || (earlier & ~shotBefore) === 0) &&
      withins.every(({ works, days, from }) => {
        if ((scenes & works) === 0) return true;
        const begin = firstSlot(slot, works);
        return calendar.abs[slot]! - Math.min(from, calendar.abs[begin < 0 ? slot : begin]!) < days;
      })
    );
  }

  function slotsOf(last: number): number[] {
    const slotOf = Array<number>(sceneCount).fill(-1);
    for (let slot = 0; slot <= last; slot++) {
      if (patternOf[slot]! < 0) continue;
      for (let set = days.scenes[patternOf[slot]!]!; set; set &= set - 1) slotOf[lowestBit(set)] = slot;
    }
    return slotOf;
  }

  function meetsOrders(scenes: number, slot: number): boolean {
    for (let set = scenes; set; set &= set - 1) {
      for (const { after, days: least } of ordersOf[lowestBit(set)]!) {
        const before = (scenes >>> after) & 1 ? slot : slotBefore(slot, after);
        if (before < 0 || calendar.abs[slot]! - calendar.abs[before]! < least) return false;
      }
    }
    return true;
  }

  function openOrders(slot: number, shot: number): string {
    const open = orders.filter(
      ({ scene, after, days: least }) => least > 1 && !((shot >>> scene) & 1) && (shot >>> after) & 1,
    );
    const spans = withins.filter(({ works }) => (works & shot) !== 0 && (works & ~shot) !== 0);
    return [
      ...open.map(({ after }) => slotBefore(slot, after)),
      ...spans.map(({ works }) => firstSlot(slot, works)),
    ].join(" ");
  }

  /** The first slot before `end` on which one of the scenes is shot, or -1. */
  function firstSlot(end: number, scenes: number): number {
    for (let slot = 0; slot < end; slot++) {
      if (patternOf[slot]! >= 0 && (days.scenes[patternOf[slot]!]! & scenes) !== 0) return slot;
    }
    return -1;
  }

  /** The slot before `end` on which a scene is shot, or -1. */
  function slotBefore(end: number, scene: number): number {
    for (let slot = 0; slot < end; slot++) {
      if (patternOf[slot]! >= 0 && (days.scenes[patternOf[slot]!]! >>> scene) & 1) return slot;
    }
    return -1;
  }
}
