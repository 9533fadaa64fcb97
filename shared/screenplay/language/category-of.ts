import { DETERMINED_LEXICON, ELEMENT_LEXICON, wordsOf } from "./element-lexicon.ts";
import { WORDNET_LEXICON } from "./wordnet-lexicon.ts";

/** The element category of each word of the lexicon, in lower case. */
export const CATEGORY_OF: ReadonlyMap<string, string> = categories();

function categories(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [category, words] of [...Object.entries(DETERMINED_LEXICON), ...Object.entries(ELEMENT_LEXICON)]) {
    for (const word of wordsOf(words)) found.set(word, category);
  }
  for (const [category, words] of Object.entries(WORDNET_LEXICON)) {
    for (const word of words.split("|")) if (!found.has(word)) found.set(word, category);
  }
  return found;
}
