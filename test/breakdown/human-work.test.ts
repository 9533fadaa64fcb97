import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Breakdown, SceneRow } from "../../shared/breakdown/breakdown.ts";
import { tableFromBreakdown, tsvFromBreakdown } from "../../shared/breakdown/breakdown-tsv.ts";
import { corrected } from "../../shared/breakdown/corrected.ts";
import type { Correction } from "../../shared/breakdown/correction.ts";
import { CorrectionError } from "../../shared/breakdown/correction-error.ts";
import { draftChanges } from "../../shared/breakdown/draft-changes.ts";
import { breakdownEditedByTsv } from "../../shared/breakdown/edit.ts";
import { findingKey } from "../../shared/breakdown/finding.ts";
import { scenesOfRows } from "../../shared/breakdown/joined.ts";
import { mergeDraft } from "../../shared/breakdown/merge.ts";
import { tsvFromTable } from "../../shared/breakdown/tsv.ts";
import { columnOfFinding } from "../../shared/breakdown/verdicts.ts";
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

/** What a person does; numbers choose among what is there. */
const act = fc.oneof(
  fc.record({ kind: fc.constant("split"), row: fc.nat(), at: fc.nat(), text: fc.uuid() }),
  fc.record({ kind: fc.constant("merge"), row: fc.nat() }),
  fc.record({ kind: fc.constant("rename"), row: fc.nat(), text: fc.uuid() }),
  fc.record({ kind: fc.constant("judge"), row: fc.nat(), at: fc.nat(), right: fc.boolean() }),
  fc.record({ kind: fc.constant("write"), row: fc.nat(), text: fc.uuid() }),
  fc.record({ kind: fc.constant("remove"), row: fc.nat() }),
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

function done(breakdown: Breakdown, { lines }: Draft, given: Act): Breakdown {
  const row = breakdown.rows[given.row % breakdown.rows.length]!;
  if (given.kind === "write" || given.kind === "remove") {
    const { columns, rows } = tableFromBreakdown(breakdown);
    const at = breakdown.rows.indexOf(row);
    const edited =
      given.kind === "write"
        ? rows.with(at, rows[at]!.with(columns.indexOf("Notes"), given.text))
        : rows.toSpliced(at, rows.length > 1 ? 1 : 0);
    return breakdownEditedByTsv(breakdown, tsvFromTable({ columns, rows: edited }));
  }
  const correction = correctionOf(given, row, breakdown);
  try {
    return correction === undefined ? breakdown : corrected(breakdown, correction, lines);
  } catch (error) {
    if (error instanceof CorrectionError) return breakdown;
    throw error;
  }
}

function correctionOf(
  given: Exclude<Act, { kind: "write" | "remove" }>,
  row: SceneRow,
  { rows }: Breakdown,
): Correction | undefined {
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
      const finding = row.findings?.[given.at % Math.max(row.findings.length, 1)];
      return finding && { kind: "judge", rows: [row.id], finding, verdict: given.right ? "accepted" : "rejected" };
    }
  }
}

/** All that a breakdown holds of a person: what they wrote, judged, split and merged, by scene. */
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

/** The findings whose cell does not say what a person said of them, in columns that nobody wrote in. */
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

describe("what a person did", () => {
  it("is never lost, whatever drafts come after it and whatever is done to these", () => {
    const rounds = fc.array(fc.tuple(anyDraft, fc.array(act, { maxLength: 6 })), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anyDraft, rounds, (first, later) => {
        let breakdown = first.fresh;
        for (const [draft, acts] of later) {
          const work = humanWork(breakdown);
          breakdown = mergeDraft(breakdown, draft.fresh, { lines: draft.lines });
          const ids = scenesOfRows([...breakdown.rows, ...breakdown.aside]).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(humanWork(breakdown)).toEqual(work);
          expect(unheeded(breakdown)).toEqual([]);
          breakdown = acts.reduce((before, one) => done(before, draft, one), breakdown);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("is the same table after the script is read again, which only brings back what was removed", () => {
    const lasting = act.filter(({ kind }) => kind !== "remove");
    fc.assert(
      fc.property(anyDraft, fc.array(lasting, { maxLength: 8 }), (draft, acts) => {
        const worked = acts.reduce((breakdown, one) => done(breakdown, draft, one), draft.fresh);
        const again = mergeDraft(worked, draft.fresh, { lines: draft.lines });
        expect(tsvFromBreakdown(again)).toBe(tsvFromBreakdown(worked));
        expect(again.aside).toEqual(worked.aside);
      }),
      { numRuns: 300 },
    );
  });

  it("is shown in a review just as it is then applied", () => {
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
    );
  });
});
