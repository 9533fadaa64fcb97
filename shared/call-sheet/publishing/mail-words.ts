/** Mail programs do not show longer subjects. */
const MAX_CHARACTERS = 80;

/**
 * Text entered by users, such as a project's name, for the subject and sentences of an email: only words, so that mail
 * programs cannot turn any part into a link.
 */
export function mailWords(text: string): string {
  const words = text
    .normalize("NFC")
    .replace(/https?:|www\./giu, " ")
    // A dot, colon or slash inside a word can turn it into a link.
    .replace(/(?<=\S)[.:/\\@]+(?=\S)/gu, " ")
    .replace(/[^\p{L}\p{N}\p{M} '’‘&,!?().:+–—-]/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  return [...words].length <= MAX_CHARACTERS
    ? words
    : `${[...words]
        .slice(0, MAX_CHARACTERS - 1)
        .join("")
        .trimEnd()}…`;
}
