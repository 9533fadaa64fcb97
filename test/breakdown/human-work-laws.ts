// Over 300 lines because the laws share what people do and how their work is compared.
import fc from "fast-check";
import { expect } from "vitest";
import { applyCorrection } from "../../shared/breakdown/corrections/apply-correction.ts";
import type { Correction } from "../../shared/breakdown/corrections/correction.ts";
import { CorrectionError } from "../../shared/breakdown/corrections/correction-error.ts";
import { breakdownEditedByTsv } from "../../shared/breakdown/corrections/table-edit.ts";
import { columnOfFinding } from "../../shared/breakdown/corrections/verdicts.ts";
import { draftChanges } from "../../shared/breakdown/drafts/draft-changes.ts";
import { mergeDraft } from "../../shared/breakdown/drafts/merge-draft.ts";
import { partsOfDraft } from "../../shared/breakdown/episodes/draft-parts.ts";
import { numberedByEpisodes } from "../../shared/breakdown/episodes/episode-numbers.ts";
import { mergeEpisodes } from "../../shared/breakdown/episodes/merge-episodes.ts";
import { tableFromBreakdown, tsvFromBreakdown } from "../../shared/breakdown/formats/breakdown-tsv.ts";
import type { Breakdown, SceneRow } from "../../shared/breakdown/model/breakdown.ts";
import { categoriesOf } from "../../shared/breakdown/model/categories.ts";
import { type Finding, findingKey } from "../../shared/breakdown/model/finding.ts";
import { scenesOfRows } from "../../shared/breakdown/model/merged-scenes.ts";
import { episodeOf } from "../../shared/episodes/episode.ts";
import { type Table, tsvFromTable } from "../../shared/tables/tsv.ts";
import { aDraft, type Draft, type ScriptScene } from "./a-draft.ts";

const HEADINGS = ["INT. KITCHEN - DAY", "EXT. PIER - NIGHT", "INT. HALL - LATER", "EXT. ROOF - DAWN"];
const TEXTS = [
  "Nora lights a candle and waits for the rain.",
  "Emil ties up a boat in the fog.",
  "The captain opens a suitcase full of letters.",
  "A horse runs along the quay.",
  "NORA: He is coming.",
  "EMIL: I am early.",
  "CAPTAIN: Nobody sails tonight.",
];
const scene = fc.tuple(
  fc.constantFrom(...HEADINGS),
  fc.uniqueArray(fc.constantFrom(...TEXTS), { minLength: 1, maxLength: 4 }),
);
const anyDraft = fc
  .array(scene, { minLength: 1, maxLength: 6 })
  .map((scenes) => aDraft(...scenes.map(([heading, text], at): ScriptScene => [String(at + 1), heading, ...text])));

const category = fc.constantFrom("Aerials", "Sky", "Props", "Stunts");

/** A person's action; numbers choose among the existing targets. */
const act = fc.oneof(
  fc.record({ kind: fc.constant("split"), row: fc.nat(), at: fc.nat(), text: fc.uuid() }),
  fc.record({ kind: fc.constant("merge"), row: fc.nat() }),
  fc.record({ kind: fc.constant("rename"), row: fc.nat(), text: fc.uuid() }),
  fc.record({ kind: fc.constant("judge"), row: fc.nat(), at: fc.nat(), right: fc.boolean(), isForAll: fc.boolean() }),
  fc.record({ kind: fc.constant("find"), row: fc.nat(), at: fc.nat(), name: fc.constantFrom("Kite", "boat", "PIM") }),
  fc.record({ kind: fc.constant("move"), row: fc.nat(), at: fc.nat(), to: fc.nat() }),
  fc.record({ kind: fc.constant("addCategory"), row: fc.nat(), category }),
  fc.record({ kind: fc.constant("renameCategory"), row: fc.nat(), at: fc.nat(), to: category }),
  fc.record({ kind: fc.constant("removeCategory"), row: fc.nat(), at: fc.nat() }),
  fc.record({ kind: fc.constant("write"), row: fc.nat(), column: fc.nat(), text: fc.uuid() }),
  fc.record({ kind: fc.constant("add"), row: fc.nat(), text: fc.uuid() }),
  fc.record({ kind: fc.constant("remove"), row: fc.nat() }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

function done(breakdown: Breakdown, { lines }: Draft, given: Act): Breakdown {
  const row = breakdown.rows[given.row % breakdown.rows.length]!;
  if (given.kind === "write" || given.kind === "add" || given.kind === "remove") {
    return breakdownEditedByTsv(breakdown, tsvFromTable(edited(breakdown, breakdown.rows.indexOf(row), given)));
  }
  const correction = correctionOf(given, row, breakdown);
  try {
    return correction === undefined ? breakdown : applyCorrection(breakdown, correction, lines);
  } catch (error) {
    if (error instanceof CorrectionError) return breakdown;
    throw error;
  }
}

type Editing = Extract<Act, { kind: "write" | "add" | "remove" }>;

/** The table with a cell edited, a row added below, or a row removed. Edits with commas are lists. */
function edited(breakdown: Breakdown, at: number, given: Editing): Table {
  const { columns, rows } = tableFromBreakdown(breakdown);
  if (given.kind === "remove") return { columns, rows: rows.toSpliced(at, rows.length > 1 ? 1 : 0) };
  if (given.kind === "add") {
    const added = columns.map((column) => (column === "Location" ? given.text : ""));
    return { columns, rows: rows.toSpliced(at + 1, 0, added) };
  }
  const written = ["Notes", "Synopsis", "Characters", ...categoriesIn(breakdown)];
  const column = columns.indexOf(written[given.column % written.length]!);
  return { columns, rows: rows.with(at, rows[at]!.with(column, given.text)) };
}

function categoriesIn(breakdown: Breakdown): string[] {
  const categories = categoriesOf(breakdown);
  return breakdown.columns.filter((column) => categories.has(column));
}

function correctionOf(given: Exclude<Act, Editing>, row: SceneRow, breakdown: Breakdown): Correction | undefined {
  const { rows } = breakdown;
  const listed = categoriesIn(breakdown);
  const chosen = (at: number) => listed[at % Math.max(listed.length, 1)];
  const found = (at: number) => row.findings?.[at % Math.max(row.findings.length, 1)];
  switch (given.kind) {
    case "split": {
      const [first, last] = [row.origin?.line ?? 0, row.end?.line ?? 0];
      return {
        kind: "split",
        row: row.id,
        line: first + 1 + (given.at % Math.max(last - first, 1)),
        heading: { time: given.text },
      };
    }
    case "merge": {
      const below = rows[rows.findIndex(({ id }) => id === row.id) + 1];
      return below && { kind: "merge", rows: [row.id, below.id] };
    }
    case "rename":
      return { kind: "rename", row: row.id, heading: { location: given.text } };
    case "judge": {
      const finding = found(given.at);
      if (finding === undefined) return undefined;
      const is = (other: Finding) => findingKey(other) === findingKey(finding);
      const all = rows.filter(({ findings = [] }) => findings.some(is)).map(({ id }) => id);
      const verdict = given.right ? "accepted" : "rejected";
      return { kind: "judge", rows: given.isForAll ? all : [row.id], finding, verdict };
    }
    case "find": {
      const [first, last] = [row.origin?.line ?? 0, row.end?.line ?? 0];
      const line = first + (given.at % (last - first + 1));
      const into = [undefined, ...listed][given.at % (listed.length + 1)];
      return { kind: "find", row: row.id, line, name: given.name, ...(into !== undefined && { category: into }) };
    }
    case "move": {
      const finding = found(given.at);
      const into = chosen(given.to);
      return finding && into !== undefined ? { kind: "move", row: row.id, finding, category: into } : undefined;
    }
    case "addCategory":
      return { kind: "addCategory", category: given.category };
    case "renameCategory": {
      const one = chosen(given.at);
      return one === undefined ? undefined : { kind: "renameCategory", category: one, to: given.to };
    }
    case "removeCategory": {
      const one = chosen(given.at);
      return one === undefined ? undefined : { kind: "removeCategory", category: one };
    }
  }
}

/** Everything in a breakdown that people entered, reviewed, split and merged, by scene. */
function humanWork({ rows, aside }: Breakdown) {
  const scenes = scenesOfRows([...rows, ...aside]).map((scene) => ({
    id: scene.id,
    written: scene.edited.map((column) => [column, scene.cells[column]]).sort(),
    judged: (scene.findings ?? []).flatMap((one) => (one.verdict ? [[findingKey(one), one.verdict]] : [])).sort(),
    split: scene.split?.text,
    joins: scene.joins,
  }));
  const touched = scenes.filter(
    ({ written, judged, split, joins }) => written.length + judged.length > 0 || split || joins,
  );
  return new Map(touched.map((scene) => [scene.id, scene]));
}

/** Everything of people's work outside the scenes: the categories that they added, renamed and removed. */
const sortedOut = ({ columns, categories = [], readAs = {} }: Breakdown) => ({
  categories,
  readAs,
  shown: columns.filter((column) => categories.includes(column)).sort(),
});

/** The findings whose cell contradicts their review, in columns that no one edited. */
function unheeded({ rows }: Breakdown) {
  return scenesOfRows(rows).flatMap((scene) =>
    (scene.findings ?? []).filter((finding) => {
      const column = columnOfFinding(finding);
      const isNamed = (scene.cells[column] ?? "").split(", ").includes(finding.name);
      return (
        finding.verdict !== undefined && !scene.edited.includes(column) && isNamed !== (finding.verdict === "accepted")
      );
    }),
  );
}

const idsIn = ({ rows, aside }: Breakdown) => scenesOfRows([...rows, ...aside]).map(({ id }) => id);

/** People's work is never lost, whatever drafts follow it and whatever is done to these. */
export function isNeverLost(numRuns: number): void {
  const rounds = fc.array(fc.tuple(anyDraft, fc.array(act, { maxLength: 6 })), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(anyDraft, rounds, (first, later) => {
      let breakdown = first.fresh;
      for (const [draft, acts] of later) {
        const [work, sorted, before] = [humanWork(breakdown), sortedOut(breakdown), idsIn(breakdown)];
        breakdown = mergeDraft(breakdown, draft.fresh, { lines: draft.lines });
        const ids = idsIn(breakdown);
        expect(new Set(ids).size).toBe(ids.length);
        // Schedules refer to scenes by their ids.
        expect(ids).toEqual(expect.arrayContaining(before));
        expect(humanWork(breakdown)).toEqual(work);
        expect(sortedOut(breakdown)).toEqual(sorted);
        expect(breakdown.columns.filter((column) => breakdown.readAs?.[column] !== undefined)).toEqual([]);
        expect(unheeded(breakdown)).toEqual([]);
        breakdown = acts.reduce((before, one) => done(before, draft, one), breakdown);
      }
    }),
    { numRuns },
  );
}

/** Reading the script again leaves the table unchanged, except that removed findings are back. */
export function readsTheSame(numRuns: number): void {
  // Findings of a removed category return when it is added again.
  const lasting = act.filter(({ kind }) => kind !== "remove" && kind !== "removeCategory");
  fc.assert(
    fc.property(anyDraft, fc.array(lasting, { maxLength: 8 }), (draft, acts) => {
      const worked = acts.reduce((breakdown, one) => done(breakdown, draft, one), draft.fresh);
      const again = mergeDraft(worked, draft.fresh, { lines: draft.lines });
      expect(tsvFromBreakdown(again)).toBe(tsvFromBreakdown(worked));
      expect(again.aside).toEqual(worked.aside);
    }),
    { numRuns },
  );
}

/** A review shows exactly the changes that are then applied. */
export function isReviewedAsApplied(numRuns: number): void {
  fc.assert(
    fc.property(anyDraft, fc.array(act, { maxLength: 5 }), anyDraft, (draft, acts, next) => {
      const worked = acts.reduce((breakdown, one) => done(breakdown, draft, one), draft.fresh);
      const changes = draftChanges(worked, next.fresh, { lines: next.lines });
      const merged = mergeDraft(worked, next.fresh, { lines: next.lines });
      const stays = changes.filter(({ kind }) => kind !== "gone");
      expect(stays.map(({ id }) => id)).toEqual(merged.rows.map(({ id }) => id));
      for (const [at, { id, kind, cells }] of stays.entries()) {
        const before = worked.rows.find((row) => row.id === id);
        if (kind === "unchanged") expect(before?.cells.Synopsis).toBe(merged.rows[at]!.cells.Synopsis);
        for (const { column, words } of cells) {
          const after = words.filter((word) => word.kind !== "removed").map(({ text }) => text);
          expect(after.join("")).toBe(merged.rows[at]!.cells[column] ?? "");
        }
      }
      const gone = changes.filter(({ kind }) => kind === "gone").map(({ id }) => id);
      expect(merged.aside.map(({ id }) => id)).toEqual(expect.arrayContaining(gone));
    }),
    { numRuns },
  );
}

const SEASON = [
  { id: "first", number: "101" },
  { id: "b", number: "102" },
  { id: "c", number: "2A" },
] as const;

/** A new draft of one episode is merged as if it were a film, and changes nothing of the others. */
export function keepsOtherEpisodes(numRuns: number): void {
  const episode = fc.constantFrom(...SEASON.map(({ id }) => id));
  const rounds = fc.array(fc.tuple(episode, anyDraft, fc.array(act, { maxLength: 4 })), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(rounds, (all) => {
      let breakdown: Breakdown | undefined;
      for (const [id, draft, acts] of all) {
        const before = breakdown;
        breakdown = mergeEpisodes(before, { parts: new Map([[id, draft.fresh]]), isBlock: false, kept: [] }, SEASON, {
          lines: draft.lines,
        });
        const ids = idsIn(breakdown);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(before ? idsIn(before) : []));
        expect(rowsOfOthers(breakdown, id)).toEqual(before ? rowsOfOthers(before, id) : []);
        expect(tableOfOthers(breakdown, id)).toEqual(before ? tableOfOthers(before, id) : []);
        expect(humanWork(breakdown)).toEqual(before ? humanWork(before) : new Map());
        const places = breakdown.rows.map((row) => SEASON.findIndex((one) => one.id === episodeOf(row)));
        expect(places).toEqual(places.toSorted());
        // A correction is based on the lines of the draft of its scene, here on those of the newest.
        const own = acts.filter(({ row }) => episodeOf(breakdown!.rows[row % breakdown!.rows.length]!) === id);
        breakdown = numberedByEpisodes(
          own.reduce((worked, one) => done(worked, draft, one), breakdown),
          SEASON,
        );
      }
    }),
    { numRuns },
  );
}

/**
 * A script of two episodes changes no scene of one that has its own draft, whatever people have done to it. Read again
 * after its second episode was added, it divides its scenes without changing an ID or a person's work.
 */
export function dividesBlocks(numRuns: number): void {
  const block = fc.array(scene, { minLength: 4, maxLength: 6 }).map((scenes) =>
    aDraft(
      ...scenes.map(([heading, text], at): ScriptScene => {
        const number = at < scenes.length / 2 ? `101/${at + 1}` : `102/${at + 1}`;
        return [number, heading, ...text];
      }),
    ),
  );
  const acts = fc.array(act, { maxLength: 4 });
  fc.assert(
    fc.property(block, anyDraft, acts, (read, own, worksDone) => {
      const two = SEASON.slice(0, 2);
      const options = { lines: read.lines };
      const worked = worksDone
        .filter(({ kind }) => ["rename", "write", "judge"].includes(kind))
        .reduce((breakdown, one) => done(breakdown, read, one), read.fresh);
      const undivided = numberedByEpisodes(worked, two);
      const divided = mergeEpisodes(undivided, partsOfDraft(read.fresh, "first", two), two, options);
      expect(idsIn(divided)).toEqual(idsIn(undivided));
      expect(humanWork(divided)).toEqual(humanWork(undivided));

      const season = mergeEpisodes(divided, partsOfDraft(own.fresh, "b", two), two, { lines: own.lines });
      const kept = two.map((one) => ({ ...one, hasOwnDraft: one.id === "b" }));
      const again = mergeEpisodes(season, partsOfDraft(read.fresh, "first", kept), two, options);
      expect(rowsOfOthers(again, "first")).toEqual(rowsOfOthers(season, "first"));
      expect(again.rows.map(({ id }) => id)).toEqual(season.rows.map(({ id }) => id));
    }),
    { numRuns },
  );
}

const rowsOfOthers = ({ rows, aside }: Breakdown, id: string) =>
  [...rows, ...aside].filter((row) => episodeOf(row) !== id);

/** What the table shows of other episodes: every cell that is not empty. */
function tableOfOthers({ columns, rows }: Breakdown, id: string) {
  const others = rows.filter((row) => episodeOf(row) !== id);
  return others.map(({ cells }) =>
    columns.flatMap((column) => (cells[column] ? [[column, cells[column]]] : [])).sort(),
  );
}
