import { CATEGORY_OF } from "./category-of.ts";
import { isPersonNoun, personOfPlural } from "./person-nouns.ts";
import { PLACE_NOUNS } from "./place-nouns.ts";
import { isBaseVerb, isThirdPerson } from "./verbs.ts";

/** A thing that the lexicon does not have, by what people do with it. */
interface HandledThing {
  readonly word: string;
  readonly at: number;
  readonly category: "Props" | "Wardrobe";
}

/** Verbs whose object can only be a thing, then a determiner and up to three words: brandishes a rusty astrolabe. */
const HANDLED =
  /(?<!\p{L})(brandishes|carries|clutches|cradles|flings|hurls|lugs|pockets|sips|stuffs|tosses|twirls|uncorks|unfolds|unscrews|unwraps|waves|wears|wields|(?:picks|holds|digs|hauls) up|puts down|(?:pulls|takes|fishes|brings) out|puts on|takes off|unzips|hands (?:him|her|them|over)) (?:a|an|the|his|her|their|its|another|two|three|four) ((?:\p{Ll}[\p{Ll}'’-]*\s){0,2}?)(\p{Ll}[\p{Ll}-]+)(?=[.,;:!?]|\s(?:and|or|of|with|in|on|at|to|from|by|for|into|onto|over|under|through|against|behind|out|up|down|away|off|across|like|as)(?!\p{L})|$)/gu;
const WORN = new Set(["wears", "puts on", "takes off", "unzips"]);
/** What is put on and not worn: puts on the wipers, puts on coffee. */
const SWITCHED = new Set(
  (
    "wiper wipers indicator indicators blinker blinkers headlight headlights light lights heating heater siren sirens engine tape song tune " +
    "handbrake brake brakes coffee tea kettle soup potatoes dinner supper breakfast lunch show act concert play performance"
  ).split(" "),
);
/** Parts of a body or a building, and nouns that are not things. */
const NO_THING = new Set(
  (
    "hand hands arm arms head face eye eyes finger fingers fist foot feet leg legs shoulder shoulders knee knees hair lip lips mouth neck " +
    "nose ear ears chin cheek breath voice smile grin frown look expression glance thumb back body weight chest chair door window wall floor " +
    "ceiling step steps stairs bit one other others half rest time moment thing things end side top bottom piece pair lot world way " +
    "baby child son daughter wife friend people idea word words news trouble name job secret silence anger pain scent accent air grudge corner " +
    "responsibility message contents again too back there here now first last twenty greetings"
  ).split(" "),
);

/**
 * The things without a word in the lexicon that people in a text hold, carry or wear.
 *
 * @param nameOf characters by their names, in capitals
 */
export function handledThingsIn(text: string, nameOf: ReadonlyMap<string, string>): HandledThing[] {
  return [...text.matchAll(HANDLED)].flatMap(({ 0: phrase, 1: verb = "", 3: noun = "", index }): HandledThing[] => {
    const capitals = noun.toUpperCase();
    const isThing = !NO_THING.has(noun) && !CATEGORY_OF.has(noun) && !CATEGORY_OF.has(noun.replace(/e?s$/, ""));
    if (!isThing || isPersonNoun(capitals) || personOfPlural(capitals) !== undefined || nameOf.has(capitals)) return [];
    if (PLACE_NOUNS.has(capitals) || isBaseVerb(noun) || isThirdPerson(noun) || /(?:ing|ed|ly|ness|ion)$/.test(noun))
      return [];
    if (WORN.has(verb) && SWITCHED.has(noun)) return [];
    return [{ word: noun, at: index + phrase.length - noun.length, category: WORN.has(verb) ? "Wardrobe" : "Props" }];
  });
}
