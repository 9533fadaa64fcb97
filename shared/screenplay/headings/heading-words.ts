/**
 * Heading vocabulary of one language. Sources: translations of open-source screenwriting programs, and scripts in these
 * languages. A word is listed only in the first language that has it.
 */
export interface HeadingWords {
  /** Abbreviations, followed by a dot or a slash. */
  readonly interior: readonly string[];
  readonly exterior: readonly string[];
  /** Whole words, without a dot. */
  readonly interiorWords: readonly string[];
  readonly exteriorWords: readonly string[];
  readonly day: readonly string[];
  readonly night: readonly string[];
  /** Times that continue the previous scene: continuous, later, the same. */
  readonly inherits: readonly string[];
  /** Words for "the next day", which begin a new script day. */
  readonly nextDay: readonly string[];
  /** Words before a scene number: SCENE 12. */
  readonly scene: readonly string[];
}
