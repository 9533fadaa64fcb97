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
  return cut(words, MAX_CHARACTERS);
}

/**
 * Text entered by users, such as a name, a call or a street address, for the body of an email. Times, punctuation and
 * symbols stay, but mail programs find no link: `7:00 AM · J.R. Tull, 12/14 St. Mary's Rd.` is unchanged, and
 * `www.evil.example/now` becomes `evil example/now`. `max` is the length from which it is cut, in characters.
 */
export function mailText(text: string, max: number): string {
  const line = text
    .normalize("NFC")
    // Line breaks would begin a paragraph of their own; zero-width characters hide a dot. Some scripts need joiners.
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, "")
    .replace(/[\u200c\u200d](?=[.．｡․@:/\\\u200c\u200d])/gu, "")
    .replace(/(?<=[.．｡․@:/\\])[\u200c\u200d]/gu, "")
    .replace(/https?:|www\./giu, " ")
    .replace(/:?[/\\]{2,}|@/gu, " ")
    .replace(/:(?=\p{L})/gu, ": ")
    // One letter is an initial, not a domain.
    .replace(/(?<=[\p{L}\p{N}\p{M}-])[.．｡․]+(?=\p{L}[\p{L}\p{M}-])/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
  return cut(line, max);
}

function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}
