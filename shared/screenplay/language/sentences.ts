const ABBREVIATION =
  /(?:\b(?:Mr|MR|Mrs|MRS|Ms|MS|Dr|DR|St|ST|Sgt|SGT|Lt|LT|Capt|CAPT|Col|COL|Gen|GEN|Prof|PROF|Jr|JR|Sr|SR|vs|etc|No|approx)|\b\p{Lu})\.$/u;
const SENTENCE_END = /[.!?…]["'”’)]?(?=\s|$)/g;

/** The sentences of a paragraph. A title or an initial does not end one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const end of text.matchAll(SENTENCE_END)) {
    const sentence = text.slice(from, end.index + end[0].length).trim();
    // "What..." he says: the sentence goes on.
    const goesOn = /^\s?["”’]?\s?\p{Ll}/u.test(text.slice(end.index + end[0].length));
    if (ABBREVIATION.test(sentence) || goesOn) continue;
    sentences.push(sentence);
    from = end.index + end[0].length;
  }
  const rest = text.slice(from).trim();
  return rest === "" ? sentences : [...sentences, rest];
}
