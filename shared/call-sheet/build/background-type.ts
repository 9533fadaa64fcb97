import { t } from "../../i18n/speech.ts";
import { stored } from "../../i18n/stored.ts";

const MAX_LENGTH = 200;
const DERIVED = /^(.+) – Sc\. ([^–]+)$/u;

/** The type of a group of the breakdown with its scenes, as it is saved: `Dock workers – Sc. 2, 5`. */
export function backgroundType(group: string, scenes: readonly string[]): string {
  return stored("{group} – Sc. {scenes}", { group, scenes: scenes.join(", ") }).slice(0, MAX_LENGTH);
}

/** A saved type in the reader's language; a typed one as it is. */
export function backgroundTypeText(type: string): string {
  const [, group, scenes] = DERIVED.exec(type) ?? [];
  return group === undefined || scenes === undefined ? type : t("{group} – Sc. {scenes}", { group, scenes });
}
