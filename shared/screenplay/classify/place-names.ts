import { isTimeAlone } from "../headings/time-of-day.ts";
import { PLACE_NOUNS } from "../language/place-nouns.ts";

/** Parts of a place, as in BOTTOM OF THE STAIRS. */
const PART =
  /^(?:TOP|BOTTOM|FOOT|HEAD|EDGE|CORNER|SIDE|BACK|FRONT|END|REAR|MIDDLE|CENTER|CENTRE|INTERIOR|EXTERIOR|MOUTH)$/;
/** Words that end the noun they follow. */
const PREPOSITION =
  /^(?:OF|AT|IN|ON|INSIDE|OUTSIDE|NEAR|BY|BESIDE|BEHIND|BELOW|ABOVE|UNDER|ACROSS|WITH|FROM|TO|INTO|THROUGH|FOR|OVER|BETWEEN|AND)$/;
const DETERMINER = /^(?:THE|A|AN|HIS|HER|THEIR|ITS|MY|OUR|YOUR|THIS|THAT|ANOTHER|SAME)$/;
/** A word that begins a sentence rather than the name of a place. */
const SUBJECT = /^(?:HE|SHE|IT|THEY|WE|I|YOU|WHO|THERE|SOMEONE|SOMEBODY|EVERYONE|EVERYBODY|NOBODY|NOTHING|ALL|BOTH)$/;
/** Finite verbs that often end a line in capitals. */
const VERB =
  /^(?:IS|ARE|WAS|WERE|HAS|HAVE|DOES|DO|GOES|COMES|RUNS|WALKS|TURNS|FALLS|OPENS|CLOSES|EXPLODES|RINGS|STOPS|STARTS|STANDS|SITS|ENTERS|EXITS|LEAVES|APPEARS|DISAPPEARS|BOLTS|BURSTS|SLAMS|SCREAMS|SHOUTS|FIRES|HITS|CRASHES|JUMPS|LEAPS|LOOKS|SEES|WATCHES|STARES|SMILES|LAUGHS|DIES|WAKES|DRIVES|FLIES|ROARS|WAITS|HOLDS|TAKES|GRABS|PULLS|PUSHES|RISES|MOVES|CROSSES|REACHES|SHAKES|CRIES|KISSES|DROPS|THROWS|BREAKS|SHATTERS|CONTINUES|BEGINS|ENDS|FADES)$/;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.'’-]*/gu) ?? [];

/** Whether a text in capitals is a sentence: HE BOLTS IN, NORA CROSSES THE STREET. */
export function isClause(text: string): boolean {
  const words = wordsOf(text);
  // LATER THAT DAY
  if (isTimeAlone(text)) return false;
  if (SUBJECT.test(words[0] ?? "")) return true;
  return words.some((word, at) => {
    const before = words[at - 1];
    if (before === undefined) return false;
    // A determiner inside a name follows a preposition or a participle: FOOT OF THE STAIRS, ENTERING THE HALL.
    const opens = PREPOSITION.test(before) || DETERMINER.test(before) || /ING$/.test(before);
    return VERB.test(word) || (DETERMINER.test(word) && !opens);
  });
}

/** Whether a text in capitals names a place by its main noun: SECOND FLOOR MASTER SUITE, FOOT OF THE STAIRS. */
export function isPlaceName(text: string): boolean {
  if (isClause(text)) return false;
  // KITCHEN - LATER: any part may name the place.
  return text
    .replace(/\([^()]*\)/g, " ")
    .split(/\s[-–—]+\s|[,/]/)
    .some((part) => hasPlaceNoun(wordsOf(part)));
}

function hasPlaceNoun(words: readonly string[]): boolean {
  const end = words.findIndex((word, at) => at > 0 && PREPOSITION.test(word));
  const main = words[(end < 0 ? words.length : end) - 1];
  if (main === undefined || DETERMINER.test(main)) return false;
  // ROOM 12
  const noun = /^\d+\p{L}?$/u.test(main) && end < 0 ? words.at(-2) : main;
  if (noun === undefined) return false;
  return PLACE_NOUNS.has(noun) || (PART.test(noun) && end > 0 && hasPlaceNoun(words.slice(end + 1)));
}
