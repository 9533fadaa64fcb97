/** A production and, where it has several units, the name of one. */
interface ProductionOfUnit {
  readonly project: string;
  readonly unit?: string | undefined;
}

/** The production with its unit, as titles name them: `The Small Tide – Second Unit`. */
export function productionOfUnit({ project, unit }: ProductionOfUnit): string {
  return unit === undefined ? project : `${project} – ${unit}`;
}
