export interface ListColumn {
  readonly name: string;
  /** In points, for print. Columns without a width share the remaining space equally. */
  readonly width?: number;
  /** In characters, for worksheets. */
  readonly characters: number;
  readonly isBold?: boolean;
}

/** A group of rows; its title is empty if the list has only one group. Each row has a text for every column. */
export interface ListGroup {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/** A list for print or a worksheet. */
export interface ProductionList {
  readonly title: string;
  readonly project: string;
  /** Counts, and the schedule that the days come from. */
  readonly note: string;
  readonly orientation: "portrait" | "landscape";
  readonly columns: readonly ListColumn[];
  readonly groups: readonly ListGroup[];
  /** Text for an empty list. */
  readonly nothing: string;
}
