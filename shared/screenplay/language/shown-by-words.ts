/** A thing that a word shows without naming it. */
interface ShownThing {
  readonly name: string;
  readonly at: number;
  readonly category: string;
}

/** What each word shows: a gloved hand, by candlelight. */
const SHOWN: ReadonlyMap<string, readonly [name: string, category: string]> = new Map<string, [string, string]>([
  ["gloved", ["Glove", "Wardrobe"]],
  ["masked", ["Mask", "Wardrobe"]],
  ["veiled", ["Veil", "Wardrobe"]],
  ["helmeted", ["Helmet", "Wardrobe"]],
  ["aproned", ["Apron", "Wardrobe"]],
  ["turbaned", ["Turban", "Wardrobe"]],
  ["bespectacled", ["Spectacles", "Wardrobe"]],
  ["blindfolded", ["Blindfold", "Wardrobe"]],
  ["bandaged", ["Bandage", "Makeup/Hair"]],
  ["tattooed", ["Tattoo", "Makeup/Hair"]],
  ["handcuffed", ["Handcuffs", "Props"]],
  ["cuffed", ["Handcuffs", "Props"]],
  ["shackled", ["Shackle", "Props"]],
  ["candlelight", ["Candle", "Props"]],
  ["candlelit", ["Candle", "Props"]],
  ["torchlight", ["Torch", "Props"]],
  ["torchlit", ["Torch", "Props"]],
  ["lamplight", ["Lamp", "Set Dressing"]],
  ["lamplit", ["Lamp", "Set Dressing"]],
  ["firelight", ["Fire", "Special Effects"]],
  ["horseback", ["Horse", "Animals"]],
]);
const WORD =
  /\b(?:gloved|masked|veiled|helmeted|aproned|turbaned|bespectacled|blindfolded|bandaged|tattooed|(?:hand)?cuffed|shackled|candle(?:light|lit)|torch(?:light|lit)|lamp(?:light|lit)|firelight|horseback)\b/gi;

/** The things that words of a text show without naming them: gloves for a gloved hand, a candle for candlelight. */
export function thingsShownIn(text: string): ShownThing[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index: at }) => {
    const [name, category] = SHOWN.get(word.toLowerCase()) ?? [];
    return name === undefined || category === undefined ? [] : [{ name, at, category }];
  });
}
