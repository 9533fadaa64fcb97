import { dictionary } from "@zxcvbn-ts/language-common";
import { message } from "../../shared/i18n/speech.ts";
import { environment } from "../runtime/environment.ts";

export const GUESSABLE_PASSWORD = message(
  "This password is easy to guess: it is common, or close to your email address or the name of this site. Three or four unrelated words are hard to guess and easy to remember.",
);

const COMMON: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Characters that commonly replace letters. */
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

// Cognito refuses shorter passwords, and states the requirements.
const MIN_LENGTH = 12;

/** Whether Cognito would refuse the password: infra/stacks/identity.ts has the same policy. */
export function isWeak(password: string): boolean {
  return password.length < MIN_LENGTH || ![/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password));
}

const MIN_DISTINCT_CHARACTERS = 5;
const MIN_CHARACTERS_LEFT = 8;
const MIN_WORD_LENGTH = 4;

/**
 * Whether a password is easy to guess: a common one, also with digits and symbols around it or in place of letters; few
 * distinct characters; or little more than words of the site's domain and the user's address.
 *
 * @param email the user's address, if known
 */
export function isGuessable(password: string, email = ""): boolean {
  if (password.length < MIN_LENGTH) return false;
  const plain = password.normalize("NFKC").toLowerCase();
  const undone = wordIn(plain).replace(/[@431!0$5]/g, (sign) => LEET_SUBSTITUTIONS[sign] ?? sign);
  if ([plain, lettersOf(plain), lettersOf(undone)].some((form) => COMMON.has(form))) return true;
  const left = knownWords(email).reduce((rest, word) => rest.replaceAll(word, ""), plain);
  return (
    new Set(plain).size < MIN_DISTINCT_CHARACTERS || (left !== plain && charactersOf(left).length < MIN_CHARACTERS_LEFT)
  );
}

/** The words of the product's name, the site's domain and the user's address. */
function knownWords(email: string): string[] {
  const { hostname } = new URL(environment("SITE_URL"));
  const names = `backlot ${hostname} ${email}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return names.filter((name) => name.length >= MIN_WORD_LENGTH);
}

/** The text from its first to its last letter: digits outside, such as a year, do not replace letters. */
function wordIn(text: string): string {
  const signs = [...text];
  const begins = signs.findIndex((sign) => /[\p{L}@$]/u.test(sign));
  return signs.slice(Math.max(begins, 0), signs.findLastIndex((sign) => /\p{L}/u.test(sign)) + 1).join("");
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, "");

const charactersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
