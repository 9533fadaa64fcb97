const DIRECTION = /\b(?:ANGLE|INSERT|INTERCUT|CONTINUED|FADE|SUPER|TITLE|CREDITS|MONTAGE|SERIES|SCENE|SOUND|MUSIC)\b/;

/**
 * Whether a text in capitals has a word for a shot, a title or a sound that no layout takes for part of a speaker's
 * name. Each layout excludes more words of its own.
 */
export function isDirection(text: string): boolean {
  return DIRECTION.test(text);
}
