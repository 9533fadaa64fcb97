import { type CategoryColour, categoryColour } from "../../../shared/breakdown/model/category-colours.ts";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import { t } from "../../i18n/translate.ts";
import type { ScriptPage } from "../../script/script-text.ts";
import { columnOf, type Finding, type FoundScene, isHeadingUncertain, isUncertain } from "../corrections/findings.ts";

/** A highlighted part of a line. */
export interface Highlight {
  readonly start: number;
  readonly end: number;
  /** "Props: lantern", with the note that it is uncertain or rejected. */
  readonly label: string;
  readonly look: "found" | "uncertain" | "rejected";
  /** Colour of the element's category. */
  readonly colour?: CategoryColour;
}

/** Highlights by line index in the draft. */
export function highlightsOf(
  pages: readonly ScriptPage[],
  scenes: readonly FoundScene[],
): ReadonlyMap<number, readonly Highlight[]> {
  const texts = new Map(pages.flatMap(({ lines }) => lines.map(({ line, text }) => [line, text])));
  const marks = new Map<number, Highlight[]>();
  const add = (line: number, mark: Highlight | undefined) => {
    const others = marks.get(line) ?? [];
    if (!mark || others.some(({ start, end }) => start < mark.end && mark.start < end)) return;
    marks.set(
      line,
      [...others, mark].sort((a, b) => a.start - b.start),
    );
  };
  for (const scene of scenes) {
    const heading = scene.origin && texts.get(scene.origin.line);
    if (scene.origin && heading !== undefined && isHeadingUncertain(scene)) {
      add(scene.origin.line, {
        start: 0,
        end: heading.length,
        label: t("Uncertain: the heading"),
        look: "uncertain",
      });
    }
    for (const finding of scene.findings) {
      const text = texts.get(finding.origin.line);
      if (text !== undefined) add(finding.origin.line, markIn(text, finding));
    }
  }
  return marks;
}

function markIn(text: string, finding: Finding): Highlight | undefined {
  const capitals = text.toUpperCase();
  const words = finding.name.toUpperCase();
  // A name may wrap over two lines, or occur in another form.
  const found = [words, words.split(" ")[0]!, words.slice(0, -1)].find(
    (word) => word.length > 1 && capitals.includes(word),
  );
  if (found === undefined) return undefined;
  const start = capitals.indexOf(found);
  const what = `${finding.kind === "character" ? t("Character") : columnText(columnOf(finding))}: ${finding.name}`;
  const colour = categoryColour(columnOf(finding));
  const place = { start, end: start + found.length, colour };
  if (finding.verdict === "rejected") return { ...place, label: t("Rejected: {what}", { what }), look: "rejected" };
  if (isUncertain(finding)) return { ...place, label: t("Uncertain: {what}", { what }), look: "uncertain" };
  return { ...place, label: what, look: "found" };
}

/** Whether two sets of highlights look the same. */
export function sameMarks(some: readonly Highlight[] = [], others: readonly Highlight[] = []): boolean {
  return (
    some.length === others.length &&
    some.every(({ start, end, label }, at) => {
      const other = others[at]!;
      return other.start === start && other.end === end && other.label === label;
    })
  );
}
