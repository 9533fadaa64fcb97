/**
 * The words by which scene headings of one language say inside or outside and what time it is.
 * Sources: the translations of open screenwriting programs and scripts that were read in these languages.
 * A word stands once, in the first language that has it.
 */
export interface HeadingWords {
  /** Abbreviations, written with a dot or a slash behind them. */
  readonly interior: readonly string[];
  readonly exterior: readonly string[];
  /** Whole words, which need no dot. */
  readonly interiorWords: readonly string[];
  readonly exteriorWords: readonly string[];
  readonly day: readonly string[];
  readonly night: readonly string[];
  /** Times that go on from the scene before: continuous, later, the same. */
  readonly inherits: readonly string[];
  /** Words for "the next day", which begin a new script day. */
  readonly nextDay: readonly string[];
  /** Words that announce a scene number: SCENE 12. */
  readonly scene: readonly string[];
}
