import type { Budget } from "../../search/budget.ts";
import { DAY, FREE, type Model, NIGHT } from "../instance/compiled-model.ts";
import { leastDays } from "../instance/min-day-bound.ts";
import { cheapestSpan, type Spans } from "../instance/spans.ts";
import type { Dual } from "./adaptive-ascent.ts";
import { cheapestCompanySpan } from "./company-span.ts";
import { dayPricer, type PricedDay, type SearchLimits } from "./day-pricing.ts";
import { cheapestSpanWithDrop } from "./drop-span.ts";
import { cheapestVisits } from "./location-visits.ts";
import { multiplierLayout } from "./multiplier-layout.ts";
import { presenceMultipliers } from "./presence-multipliers.ts";
import { scarceResource } from "./scarce-resource.ts";
import { type Light, MIXED, slotCandidates } from "./slot-candidates.ts";

/** Work of pricing one slot, in the budget's units. */
const SLOT_WORK = 3;
const NO_DAY: PricedDay = { worth: 0, scenes: [] };

/** A relaxation with search limits for its pricing problem: larger limits give a higher value. */
export interface Relaxation extends Dual {
  limits: SearchLimits;
}

/**
 * Lagrangian relaxation of the scheduling problem (Held and Karp 1971). The relaxed constraints: each scene is shot
 * once, and actors, locations and the company are present when a day needs them. The rest decomposes into a day pattern
 * per slot, a span per actor, visits per location, and a span of the company. Its value is a lower bound at any
 * multipliers.
 */
export function relaxation(model: Model, spans: Spans): Relaxation {
  const { slots, actors, scenes, placeOf, castOf, kind, nextIsAdjacent, scenesAt } = model;
  const { dayCost, overhead, blockCost, intraCost, rest, nightBlockCost, nightReturnCost } = model.shoot.params;
  const layout = multiplierLayout(model);
  const resource = scarceResource(model);
  const parts = presenceMultipliers(model, layout);
  const finder = dayPricer(model, resource, layout, parts.earned);
  const candidates = Array.from({ length: slots }, (_, slot) => {
    const lights: Light[] = [FREE, DAY, NIGHT, ...(model.mayMix[slot] ? [MIXED as Light] : [])];
    return lights.map((light) => slotCandidates(model, resource, slot, light));
  });
  const openAt = scenesAt.map((those) =>
    Uint8Array.from({ length: slots }, (_, slot) => Number(those.some((scene) => model.allowed[scene * slots + slot]))),
  );
  const leastVisits = scenesAt.map((those) => leastDays(model, those));
  const leastUsed = leastUsedSlots(model, leastVisits);
  const nightScenes = [...kind.keys()].filter((scene) => kind[scene] === NIGHT);
  const nightOpen = Uint8Array.from({ length: slots }, (_, slot) =>
    Number(nightScenes.some((scene) => model.allowed[scene * slots + slot])),
  );
  const leastNights = leastDays(model, nightScenes);
  /** The best patterns at the last multipliers, by slot and light. */
  const lastDays = candidates.map((those) => those.map((): PricedDay => NO_DAY));
  const usePrice = new Float64Array(slots);
  // The resource of a day is used in units, so its multiplier is the price of one.
  const scale = new Float64Array(layout.size).fill(1);
  scale.fill(1 / Math.max(1, resource.spare), layout.spare, layout.rest);
  const relaxed: Relaxation = { size: layout.size, free: scenes, scale, limits: { branches: 0, slack: 0 }, value };
  return relaxed;

  function value(prices: Float64Array, slope: Float64Array, budget: Budget): number | undefined {
    slope.fill(0);
    slope.fill(1, 0, scenes);
    let sum = 0;
    for (let scene = 0; scene < scenes; scene++) sum += prices[scene]!;
    parts.read(prices);
    for (let slot = 0; slot < slots; slot++) {
      if (budget.expired(SLOT_WORK)) return undefined;
      sum -= chooseDay(slot, prices, slope);
    }
    for (let actor = 0; actor < actors; actor++) sum += chooseSpan(actor, prices, slope);
    for (let place = 0; place < scenesAt.length; place++) sum += chooseVisits(place, prices, slope);
    sum += chooseStay(prices, slope);
    sum += chooseNights(prices, slope);
    for (let slot = 0; slot < slots; slot++) {
      if (nextIsAdjacent[slot] === 1 && rest) {
        sum -= prices[layout.rest + slot]!;
        slope[layout.rest + slot]! -= 1;
      } else slope[layout.rest + slot] = 0;
      sum += chooseReturn(slot, prices, slope);
    }
    parts.pull(slope);
    return sum;
  }

  function chooseDay(slot: number, prices: Float64Array, slope: Float64Array): number {
    // A pattern of only free scenes (the first light) matters only if both day and night cost more.
    const nightPrice = nightPriceOf(slot, prices);
    const firstLight = slot > 0 && prices[layout.rest + slot - 1]! > 0 && nightPrice > 0 ? 0 : 1;
    const lightCount = candidates[slot]!.length;
    let day = NO_DAY;
    let dayLight: Light = FREE;
    for (let light = firstLight; light < lightCount; light++) {
      const last = lastDays[slot]![light]!;
      const repriced = last.scenes.length > 0 ? finder.priced(candidates[slot]![light]!, prices, last.scenes) : NO_DAY;
      if (repriced.worth <= day.worth) continue;
      day = repriced;
      dayLight = candidates[slot]![light]!.light;
    }
    let bound = 0;
    for (let light = firstLight; light < lightCount; light++) {
      const best = finder.find(candidates[slot]![light]!, prices, day, relaxed.limits);
      bound = Math.max(bound, best.bound);
      if (best.worth <= day.worth) continue;
      day = best;
      dayLight = candidates[slot]![light]!.light;
      lastDays[slot]![light] = best;
    }
    if (day.worth > 0) {
      slope[layout.use + slot]! += 1;
      slope[layout.spare + slot]! -= resource.spare;
    }
    const works = new Set<number>();
    const places = new Set<number>();
    for (const scene of day.scenes) {
      slope[scene]! -= 1;
      parts.shoot(scene, slot);
      slope[layout.spare + slot]! += resource.spareOf[scene]!;
      for (const actor of castOf[scene]!) works.add(actor);
      places.add(placeOf[scene]!);
    }
    if (places.size > 1) slope[layout.spare + slot]! += (places.size - 1) * resource.spareOfMove;
    for (const actor of works) slope[layout.work + actor * slots + slot]! += 1;
    for (const place of places) slope[layout.visit + place * slots + slot]! += 1;
    // Free scenes may count as a night where that is cheaper.
    const isNight = (dayLight & NIGHT) !== 0 && (nightPrice < 0 || day.scenes.some((scene) => kind[scene] === NIGHT));
    if (isNight) for (const row of [layout.rest, layout.night, layout.back]) slope[row + slot]! += 1;
    if (slot > 0 && day.scenes.some((scene) => kind[scene] === DAY)) slope[layout.rest + slot - 1]! += 1;
    if (slot > 0 && day.worth > 0 && !isNight) slope[layout.back + slot - 1]! += 1;
    return bound;
  }

  /** What a night costs more than a day of free scenes. */
  function nightPriceOf(slot: number, prices: Float64Array): number {
    const night = prices[layout.rest + slot]! + prices[layout.night + slot]! + prices[layout.back + slot]!;
    return night - (slot > 0 ? prices[layout.back + slot - 1]! : 0);
  }

  function chooseSpan(actor: number, prices: Float64Array, slope: Float64Array): number {
    if (model.scenesWith[actor]!.length === 0) return 0;
    const row = layout.work + actor * slots;
    const priceOf = (slot: number) => prices[row + slot]!;
    if (model.canDrop[actor]) {
      const { slots: paid, cost } = cheapestSpanWithDrop(model, spans, actor, priceOf);
      for (const slot of paid) slope[row + slot]! -= 1;
      return cost;
    }
    const { from, to, cost } = cheapestSpan(spans, actor, priceOf, parts.ends[actor]);
    parts.stay(actor, from, to);
    for (let slot = from; slot <= to; slot++) slope[row + slot]! -= 1;
    return cost;
  }

  function chooseVisits(place: number, prices: Float64Array, slope: Float64Array): number {
    if (scenesAt[place]!.length === 0) return 0;
    const row = layout.visit + place * slots;
    const visits = cheapestVisits(
      openAt[place]!,
      leastVisits[place]!,
      blockCost,
      (slot) => intraCost - prices[row + slot]!,
    );
    for (const slot of visits.slots) slope[row + slot]! -= 1;
    return visits.cost;
  }

  function chooseNights(prices: Float64Array, slope: Float64Array): number {
    if (nightBlockCost === 0 || nightScenes.length === 0) {
      slope.fill(0, layout.night, layout.back);
      return 0;
    }
    const nights = cheapestVisits(nightOpen, leastNights, nightBlockCost, (slot) => -prices[layout.night + slot]!);
    for (const slot of nights.slots) slope[layout.night + slot]! -= 1;
    return nights.cost;
  }

  /** A night followed by other work on the next date is paid for. */
  function chooseReturn(slot: number, prices: Float64Array, slope: Float64Array): number {
    const at = layout.back + slot;
    if (nextIsAdjacent[slot] === 0 || nightReturnCost === 0) {
      slope[at] = 0;
      return 0;
    }
    const isPaid = prices[at]! > nightReturnCost;
    slope[at]! -= isPaid ? 2 : 1;
    return (isPaid ? nightReturnCost - prices[at]! : 0) - prices[at]!;
  }

  function chooseStay(prices: Float64Array, slope: Float64Array): number {
    for (let slot = 0; slot < slots; slot++) usePrice[slot] = dayCost - intraCost - prices[layout.use + slot]!;
    const stay = cheapestCompanySpan(usePrice, overhead, leastUsed, spans.leastEnd[actors * slots]!);
    for (const slot of stay.slots) slope[layout.use + slot]! -= 1;
    return stay.cost;
  }
}

/** Minimum number of days, given the minimum visits to each location. */
function leastUsedSlots(model: Model, leastVisits: readonly number[]): number {
  const { maxEighths, moveEighths, moveMinutes, maxLocs } = model.shoot.params;
  const pages = model.eighths.reduce((sum, eighths) => sum + eighths, 0);
  const work = model.minutes.reduce((sum, minutes) => sum + minutes, 0);
  const visits = leastVisits.reduce((sum, least) => sum + least, 0);
  let days = leastDays(
    model,
    model.slotsOf.map((_, scene) => scene),
  );
  const isTooFew = () =>
    days * maxEighths < pages + (visits - days) * moveEighths ||
    days * model.maxMinutes < work + (visits - days) * moveMinutes ||
    days * maxLocs < visits;
  while (isTooFew()) days++;
  return days;
}
