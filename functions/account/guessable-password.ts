import { dictionary } from "@zxcvbn-ts/language-common";
import { environment } from "../runtime/environment.ts";

export const GUESSABLE_PASSWORD =
  "This password is easy to guess: it is common, or close to your email address or the name of this site. Three or four unrelated words are hard to guess and easy to remember.";

const COMMON: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** What stands for letters where somebody decorates a word. */
const LEET_SUBSTITUTIONS: Readonly<Record<string, string>> = {
  "@": "a",
  4: "a",
  3: "e",
  1: "i",
  "!": "i",
  0: "o",
  $: "s",
  5: "s",
};

// What is shorter is refused by Cognito, with what a password needs.
const SHORTEST = 12;

/** Whether Cognito would refuse it: infra/stacks/identity.ts has the same policy. */
export function isWeak(password: string): boolean {
  return password.length < SHORTEST || ![/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password));
}

const FEWEST_KINDS = 5;
const FEWEST_LEFT = 8;
const SHORTEST_WORD = 4;

/**
 * Whether a password is among the first that somebody would try: a common one, also with figures and signs before, behind
 * or in place of its letters; a few characters again and again; or little more than what is known of this site and of
 * the person.
 *
 * @param email the address of whose password it is, where that is known
 */
export function isGuessable(password: string, email = ""): boolean {
  if (password.length < SHORTEST) return false;
  const plain = password.normalize("NFKC").toLowerCase();
  const undone = wordIn(plain).replace(/[@431!0$5]/g, (sign) => LEET_SUBSTITUTIONS[sign] ?? sign);
  if ([plain, lettersOf(plain), lettersOf(undone)].some((form) => COMMON.has(form))) return true;
  const left = knownWords(email).reduce((rest, word) => rest.replaceAll(word, ""), plain);
  return new Set(plain).size < FEWEST_KINDS || (left !== plain && charactersOf(left).length < FEWEST_LEFT);
}

/** Backlot, the names in the site's address, and those in a person's. */
function knownWords(email: string): string[] {
  const { hostname } = new URL(environment("SITE_URL"));
  const names = `backlot ${hostname} ${email}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return names.filter((name) => name.length >= SHORTEST_WORD);
}

/** Without what is before and behind it: figures there, such as a year, stand for no letters. */
function wordIn(text: string): string {
  const signs = [...text];
  const begins = signs.findIndex((sign) => /[\p{L}@$]/u.test(sign));
  return signs.slice(Math.max(begins, 0), signs.findLastIndex((sign) => /\p{L}/u.test(sign)) + 1).join("");
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, "");

const charactersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
