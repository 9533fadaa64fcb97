/** More than any subject shows. */
const MOST_CHARACTERS = 80;

/**
 * A text of people's own, such as a project's name, as it stands in a mail's subject and sentences: words alone, without
 * anything that a mail program would make a link of.
 */
export function mailWords(text: string): string {
  const words = text
    .normalize("NFC")
    .replace(/https?:|www\./giu, " ")
    // A dot, colon or slash inside of a word makes an address of it.
    .replace(/(?<=\S)[.:/\\@]+(?=\S)/gu, " ")
    .replace(/[^\p{L}\p{N}\p{M} '’‘&,!?().:+–—-]/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  return [...words].length <= MOST_CHARACTERS
    ? words
    : `${[...words]
        .slice(0, MOST_CHARACTERS - 1)
        .join("")
        .trimEnd()}…`;
}
