/** The vocabulary of scripts in one language. */
export interface Language {
  readonly interior: readonly string[];
  readonly exterior: readonly string[];
  readonly times: readonly string[];
  readonly sets: readonly string[];
  readonly names: readonly string[];
  readonly action: readonly string[];
  readonly speech: readonly string[];
  readonly parenthetical: readonly string[];
  readonly more: string;
  readonly continued: string;
  readonly transition: string;
}
