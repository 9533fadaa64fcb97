/** What a person has marked in one scene of a script. */
export interface MarkedScene {
  /** The elements to be provided, as an assistant director would list them, in lower case. */
  readonly elements: readonly string[];
  /** Elements that may be listed or not. */
  readonly optional?: readonly string[];
  /** Silent roles, in capitals. */
  readonly silent: readonly string[];
  /** The beginnings of the sentences that would do as synopsis. */
  readonly synopses: readonly string[];
}

/** A fragment of a screenplay in Fountain, with its scenes in order, and its sets by location. */
export interface MarkedScript {
  readonly script: string;
  readonly scenes: readonly MarkedScene[];
  readonly locations: readonly (readonly string[])[];
}
