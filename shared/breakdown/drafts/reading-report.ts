import * as z from "zod";
import type { Line } from "../../screenplay/model/line.ts";
import { HeadingDoubt, type Scene } from "../../screenplay/model/scene.ts";
import { type DraftLayout, LayoutChoice, TextLayout } from "../../screenplay/model/script-layout.ts";
import { isToCheck, reviewReasons } from "../corrections/review-reasons.ts";
import { breakdownFromScenes } from "../model/breakdown-from-scenes.ts";

/**
 * What is uncertain: a heading, a part that may be a scene of its own (`sub-scene`), a page that is hard to read
 * (`unclear-page`), a role that never speaks (`silent-role`), or an element that would change a day's crew or cost
 * (`element`).
 */
const DoubtKind = z.enum([...HeadingDoubt.options, "sub-scene", "unclear-page", "silent-role", "element"]);
type DoubtKind = z.infer<typeof DoubtKind>;

/**
 * Findings of one kind that are uncertain: their number, and the first of them with their pages. The text of an unclear
 * page is empty.
 */
const Doubt = z.object({
  kind: DoubtKind,
  count: z.int().positive(),
  examples: z.array(z.object({ text: z.string(), page: z.int().positive() })),
});

/** A montage item or intercut place that may be a scene of its own. `line` is its index in the draft's lines. */
const SubScene = z.object({ text: z.string(), page: z.int().positive(), line: z.int().nonnegative() });

/**
 * How a draft was read. `unrecognised` says why its layout probably was not recognised: no heading was found, hardly
 * anyone speaks, or the text is in columns.
 */
export const ReadingReport = z.object({
  layout: z.object({ text: TextLayout, twoPages: z.boolean(), scanned: z.boolean(), choice: LayoutChoice.optional() }),
  unrecognised: z.enum(["no-headings", "no-speakers", "columns"]).optional(),
  pages: z.int().nonnegative(),
  scenes: z.int().nonnegative(),
  numbered: z.int().nonnegative(),
  omitted: z.int().nonnegative(),
  speakers: z.int().nonnegative(),
  silent: z.int().nonnegative(),
  elements: z.int().nonnegative(),
  doubts: z.array(Doubt),
  subScenes: z.array(SubScene),
});
export type ReadingReport = z.infer<typeof ReadingReport>;

/** What the reader found in a draft. */
export interface Reading {
  readonly lines: readonly Line[];
  readonly scenes: readonly Scene[];
  readonly detected: DraftLayout;
  readonly choice?: LayoutChoice | undefined;
}

/** A draft of fewer pages may have no dialogue. */
const MIN_PAGES = 2;
/** Lines of scans are less certain than this, from 0 to 100, where the print is unclear. */
const CLEAR = 75;
const MAX_EXAMPLES = 3;

/** The report on how a draft was read. Names and elements are counted once, however often they occur. */
export function readingReport({ lines, scenes, detected, choice }: Reading): ReadingReport {
  const { text, twoPages, scanned, pageCount } = detected;
  const shown = scenes.filter(({ omitted }) => !omitted);
  const characters = shown.flatMap((scene) => scene.characters);
  const speakers = new Set(characters.filter(({ presence }) => presence !== "silent").map(({ name }) => name));
  const silent = firstOf(
    characters.filter(({ name }) => !speakers.has(name)),
    ({ name }) => name,
  );
  const elements = firstOf(
    shown.flatMap((scene) => scene.elements),
    elementKey,
  );
  const subScenes = shown.flatMap((scene) =>
    (scene.subScenes ?? []).map(({ text, origin }) => ({ text: shortened(text), ...origin })),
  );
  const unrecognised = problemOf(detected, scenes.length, speakers.size);
  return {
    layout: { text, twoPages, scanned, ...(choice && { choice }) },
    ...(unrecognised && { unrecognised }),
    pages: pageCount,
    scenes: scenes.length,
    numbered: scenes.filter(({ numberIsPrinted }) => numberIsPrinted).length,
    omitted: scenes.length - shown.length,
    speakers: speakers.size,
    silent: silent.length,
    elements: elements.length,
    doubts: [
      ...HeadingDoubt.options.flatMap((kind) =>
        doubtOf(
          kind,
          scenes
            .filter(({ doubt }) => doubt === kind)
            .map(({ number, heading, origin }) => ({ text: `${number} ${heading}`, page: origin.page })),
        ),
      ),
      ...doubtOf(
        "sub-scene",
        subScenes.map(({ text, page }) => ({ text, page })),
      ),
      ...doubtOf("unclear-page", unclearPages(lines)),
      ...doubtOf("silent-role", silent.map(placed)),
      ...doubtOf("element", uncertainElements(shown)),
    ],
    subScenes,
  };
}

function problemOf(
  { pageCount, columns, twoPages, text }: DraftLayout,
  scenes: number,
  speakers: number,
): ReadingReport["unrecognised"] {
  if (columns && !twoPages) return "columns";
  if (scenes === 0) return "no-headings";
  return text !== "marked" && pageCount >= MIN_PAGES && speakers === 0 ? "no-speakers" : undefined;
}

/** The first line of an item, with an ellipsis where its sentence goes on; the name of a place as it is. */
function shortened(text: string): string {
  const isWhole = /[.!?:…"”)]$/.test(text) || text === text.toUpperCase();
  return isWhole ? text : `${text.replace(/[,;]$/, "")}…`;
}

function doubtOf(kind: DoubtKind, found: ReadingReport["doubts"][number]["examples"]): ReadingReport["doubts"] {
  return found.length === 0 ? [] : [{ kind, count: found.length, examples: found.slice(0, MAX_EXAMPLES) }];
}

function placed({ name, origin }: { readonly name: string; readonly origin: Scene["origin"] }) {
  return { text: name, page: origin.page };
}

const elementKey = ({ category, name }: { readonly category?: string | undefined; readonly name: string }) =>
  `${category}\n${name.toUpperCase()}`;

/** The first of all findings with the same key. */
function firstOf<Found>(found: readonly Found[], keyOf: (one: Found) => string): Found[] {
  return [...Map.groupBy(found, keyOf).values()].map(([first]) => first!);
}

/** The uncertain elements that would change a day's crew or cost, or that the script does not name. */
function uncertainElements(scenes: readonly Scene[]) {
  const breakdown = breakdownFromScenes(scenes);
  const reasonOf = reviewReasons(breakdown);
  const found = breakdown.rows.flatMap(({ findings = [] }) => findings);
  const uncertain = found.filter((finding) => finding.kind === "element" && isToCheck(reasonOf(finding)));
  return firstOf(uncertain, elementKey).map(placed);
}

function unclearPages(lines: readonly Line[]) {
  const read = lines.filter(({ text }) => text.trim() !== "");
  return [...Map.groupBy(read, ({ page }) => page)].flatMap(([page, own]) => {
    const mean = own.reduce((sum, { confidence }) => sum + confidence, 0) / own.length;
    return mean < CLEAR ? [{ text: "", page }] : [];
  });
}
