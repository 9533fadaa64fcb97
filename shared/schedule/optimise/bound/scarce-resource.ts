import type { Model } from "../instance/compiled-model.ts";

/** Larger knapsacks are counted in coarser units. */
const MAX_UNITS = 80;

/** The scarce resource of a day, pages or scenes, in whole units; rounded so that no feasible day is excluded. */
export interface Resource {
  /** Capacity of a day, and use by each scene and each company move. */
  readonly units: number;
  readonly unitsOf: Int32Array;
  readonly unitsOfMove: number;
  /** The other resource, not rounded. */
  readonly spare: number;
  readonly spareOf: Int32Array;
  readonly spareOfMove: number;
}

/** Selects the resource that fills days first, pages or scenes, to be counted exactly, and the other one. */
export function scarceResource({ shoot: { params }, eighths, scenes }: Model): Resource {
  const ones = new Int32Array(scenes).fill(1);
  const pages = eighths.reduce((sum, one) => sum + one, 0);
  if (pages * params.maxScenes < scenes * params.maxEighths) {
    const most = Math.min(params.maxScenes, scenes);
    const [spare, spareOfMove] = [params.maxEighths, params.moveEighths];
    return { units: most, unitsOf: ones, unitsOfMove: 0, spare, spareOf: eighths, spareOfMove };
  }
  const unit = Math.ceil(params.maxEighths / MAX_UNITS);
  return {
    units: Math.floor(params.maxEighths / unit),
    unitsOf: eighths.map((one) => Math.floor(one / unit)),
    unitsOfMove: Math.floor(params.moveEighths / unit),
    spare: params.maxScenes,
    spareOf: ones,
    spareOfMove: 0,
  };
}
