import { t } from "../../i18n/speech.ts";
import { stored } from "../../i18n/stored.ts";

const MAX_LENGTH = 200;
const DERIVED = /^(.+) – Sc\. ([^–]+)$/u;

/** The type of a group of the breakdown with its scenes, as it is saved: `Dock workers – Sc. 2, 5`. */
export function backgroundType(group: string, scenes: readonly string[]): string {
  return saved(group, scenes.join(", ")).slice(0, MAX_LENGTH);
}

/** A saved type in the reader's language; a typed one as it is. */
export function backgroundTypeText(type: string): string {
  const [, group, scenes] = DERIVED.exec(type) ?? [];
  return group === undefined || scenes === undefined ? type : t("{group} – Sc. {scenes}", { group, scenes });
}

/** A typed type as it is saved: scenes after the mark of the reader's language have the English one. */
export function savedBackgroundType(typed: string): string {
  const mark = sceneMark();
  const at = typed.lastIndexOf(mark);
  const scenes = typed.slice(at + mark.length);
  return at > 0 && scenes !== "" && !scenes.includes("–") ? saved(typed.slice(0, at), scenes) : typed;
}

/** What is between a group and its scenes in the reader's language. */
export const sceneMark = () => t("{group} – Sc. {scenes}", { group: "", scenes: "" });

const saved = (group: string, scenes: string) => stored("{group} – Sc. {scenes}", { group, scenes });
