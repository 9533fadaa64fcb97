const DIRECTION =
  /\b(?:SHOTS?|ANGLE|POV|P\.O\.V|CLOSE|CLOSEUP|CLOSER|INSERT|INTERCUT|CAMERA|BACK TO|CONTINUED|THE END|ACT|TEASER|WIDER?|REVERSE|FADE|CUT|DISSOLVE|SUPER|SUPERIMPOSE|TITLES?|CARD|CAPTION|CHYRON|CREDITS|MONTAGE|FLASHBACK|SERIES|SCENE|LATER|NOTE|TIME|DATE|SOUND|MUSIC|FX|SFX|GRAMS|ATMOS)\b/;

/** Whether a text in capitals has a word for a shot, a cut, a card or a sound, which no name of a speaker has. */
export function isDirection(text: string): boolean {
  return DIRECTION.test(text);
}
