import type { Model } from "../instance/compiled-model.ts";

/** Knapsacks of more units than these are counted in larger units. */
const MOST_UNITS = 80;

/** What a day has little of, pages or scenes, in whole units; rounded so that no day that is possible is left out. */
export interface Resource {
  /** What a day holds, and what each scene and each move take of it. */
  readonly units: number;
  readonly unitsOf: Int32Array;
  readonly unitsOfMove: number;
  /** The other of the two, unrounded. */
  readonly spare: number;
  readonly spareOf: Int32Array;
  readonly spareOfMove: number;
}

/** Whichever of pages and scenes fills the days first, to be counted exactly, and the other. */
export function scarceResource({ shoot: { params }, eighths, scenes }: Model): Resource {
  const ones = new Int32Array(scenes).fill(1);
  const pages = eighths.reduce((sum, one) => sum + one, 0);
  if (pages * params.maxScenes < scenes * params.maxEighths) {
    const most = Math.min(params.maxScenes, scenes);
    const [spare, spareOfMove] = [params.maxEighths, params.moveEighths];
    return { units: most, unitsOf: ones, unitsOfMove: 0, spare, spareOf: eighths, spareOfMove };
  }
  const unit = Math.ceil(params.maxEighths / MOST_UNITS);
  return {
    units: Math.floor(params.maxEighths / unit),
    unitsOf: eighths.map((one) => Math.floor(one / unit)),
    unitsOfMove: Math.floor(params.moveEighths / unit),
    spare: params.maxScenes,
    spareOf: ones,
    spareOfMove: 0,
  };
}
