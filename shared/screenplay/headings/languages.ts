import { MISREAD_APOSTROPHE } from "../model/misread-apostrophe.ts";
import { ASIAN_WORDS } from "./asian-words.ts";
import { EASTERN_WORDS } from "./eastern-words.ts";
import { ENGLISH_WORDS } from "./english-words.ts";
import type { HeadingWords } from "./heading-words.ts";
import { WESTERN_WORDS } from "./western-words.ts";

/** Heading vocabulary by language code. */
export const HEADING_WORDS: Readonly<Record<string, HeadingWords>> = {
  ...ENGLISH_WORDS,
  ...WESTERN_WORDS,
  ...EASTERN_WORDS,
  ...ASIAN_WORDS,
};

/** Words of one kind in all languages, longest first, in upper case. */
export function wordsOf(kind: keyof HeadingWords): string[] {
  const words = Object.values(HEADING_WORDS).flatMap((language) => language[kind].map(upper));
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

const ASCII = /^[\x20-\x5f\x61-\x7e]*$/;

/** Upper case for comparison: a dotted İ equals I, a curly apostrophe a straight one. */
export function upper(text: string): string {
  if (ASCII.test(text)) return text.toUpperCase();
  return text
    .toUpperCase()
    .replace(/İ/g, "I")
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(MISREAD_APOSTROPHE, "'")
    .normalize("NFC");
}
