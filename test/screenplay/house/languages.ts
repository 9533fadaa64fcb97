import { ASIAN } from "./asian-languages.ts";
import { EASTERN } from "./eastern-languages.ts";
import { ENGLISH } from "./english.ts";
import type { Language } from "./language.ts";
import { WESTERN } from "./western-languages.ts";

const LANGUAGES = { en: ENGLISH, ...WESTERN, ...EASTERN, ...ASIAN };

export type LanguageName = keyof typeof LANGUAGES;
export const languageOf = (name: LanguageName): Language => LANGUAGES[name];
