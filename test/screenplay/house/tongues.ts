import { ASIAN } from "./asian-tongues.ts";
import { EASTERN } from "./eastern-tongues.ts";
import { ENGLISH } from "./english.ts";
import type { Tongue } from "./tongue.ts";
import { WESTERN } from "./western-tongues.ts";

const TONGUES = { en: ENGLISH, ...WESTERN, ...EASTERN, ...ASIAN };

export type TongueName = keyof typeof TONGUES;
export const tongueOf = (name: TongueName): Tongue => TONGUES[name];
