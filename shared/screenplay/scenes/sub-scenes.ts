import type { Part } from "../classify/script-parts.ts";
import type { SubScene } from "../model/scene.ts";

const MONTAGE = /\b(?:MONTAGE|SERIES OF SHOTS)\b/;
const END = /\b(?:END|BACK TO)\b/;
const MAX_TITLE_LENGTH = 60;
/** An item of a list: `-- Ada sorts nets`, `A) Ada sorts nets`, `3. Ada sorts nets`. */
const ITEM = /^(?:[-–—•*]{1,2}|\(?(?:[A-Z]|\d{1,2})[.)])\s{0,3}(?=[\p{L}"“(])/u;
const INTERCUT = /^INTERCUT(?:TING)? WITH:? (.+)$/;
const MARKS_AT_END = /[\s:.)-]{1,5}$/;

/**
 * The parts of a scene that may be shot as scenes of their own: the items of a montage, and the place of an INTERCUT
 * WITH. The reader does not split them off, because many are single shots.
 */
export function subScenesOf(parts: readonly Part[]): SubScene[] {
  const found: SubScene[] = [];
  let inMontage = false;
  for (const part of parts) {
    const text = part.kind === "heading" ? part.heading.text : part.row.text;
    const { page, line } = part.row.row;
    if (isTitle(part, text)) {
      inMontage = MONTAGE.test(text) ? !END.test(text) : inMontage && !END.test(text);
      const other = INTERCUT.exec(text)?.[1]?.replace(MARKS_AT_END, "");
      if (other && /\p{L}/u.test(other)) found.push({ text: other, origin: { page, line } });
    } else if (inMontage && part.kind === "action" && ITEM.test(text)) {
      found.push({ text: itemText(text), origin: { page, line } });
    }
  }
  return found;
}

/** The text of a list item without its mark, such as `--`, `A)` or `3.`; any other text as it is. */
export function itemText(text: string): string {
  return text.replace(ITEM, "");
}

/** Whether the part is a heading or a short line in capitals, outside dialogue. */
function isTitle({ kind }: Part, text: string): boolean {
  if (kind === "cue" || kind === "speech" || text.length > MAX_TITLE_LENGTH) return false;
  return text === text.toUpperCase() && !ITEM.test(text);
}
