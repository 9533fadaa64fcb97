/** A column of a list. */
export interface ListColumn {
  readonly name: string;
  /** In points on paper; what is left over goes to the columns without one, in equal parts. */
  readonly width?: number;
  /** In characters on a sheet. */
  readonly characters: number;
  readonly isBold?: boolean;
}

/** Rows that belong together under a title, which is empty where a list has only one group; each row has a text for every column. */
export interface ListGroup {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/** A list as it is printed or put on a sheet. */
export interface ProductionList {
  readonly title: string;
  readonly project: string;
  /** What the list is of: counts, and the schedule that its days come from. */
  readonly note: string;
  readonly orientation: "portrait" | "landscape";
  readonly columns: readonly ListColumn[];
  readonly groups: readonly ListGroup[];
  /** What stands where there is nothing to list. */
  readonly nothing: string;
}
