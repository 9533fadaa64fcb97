import { describe, expect, it } from "vitest";
import { breakdownEditedByTsv } from "../../shared/breakdown/corrections/table-edit.ts";
import { draftChanges } from "../../shared/breakdown/drafts/draft-changes.ts";
import { mergeDraft } from "../../shared/breakdown/drafts/merge-draft.ts";
import { alignment } from "../../shared/breakdown/model/alignment.ts";
import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import { breakdownFromScenes } from "../../shared/breakdown/model/breakdown-from-scenes.ts";
import { scriptFromFile } from "../../shared/screenplay/files/script-file.ts";
import { type Table, tsvFromTable } from "../../shared/tables/tsv.ts";
import { longBreakdown } from "../bench/long-breakdown.ts";

const SCENES = 12_000;
/** A function of ours ends after 28 seconds; the machine of a test may be four times as slow. */
const MAX_SECONDS = 20;

/** The seconds of the processor that some work takes. */
function secondsOf(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

const EMPTY: Breakdown = { columns: [], rows: [], aside: [] };
const table = longBreakdown(SCENES, 12);
const saved = breakdownEditedByTsv(EMPTY, tsvFromTable(table));

/** The table with another text in each row. */
function changed({ columns, rows }: Table): Table {
  const synopsis = columns.indexOf("Synopsis");
  return {
    columns,
    rows: rows.map((row, at) => row.map((cell, column) => (column === synopsis ? `${cell} ${at}` : cell))),
  };
}

const script = (scenes: number, verb: string) =>
  scriptFromFile(
    Buffer.from(
      `Title: Long\n\n${Array.from({ length: scenes }, (_, at) => `INT. ROOM ${at % 700} - DAY\n\nMARA ${verb}.\n`).join("\n")}`,
    ),
  );

describe(`a breakdown of ${SCENES} scenes`, () => {
  it("is saved in time when every row has changed, and each scene stays the same one", () => {
    let edited = EMPTY;
    expect(
      secondsOf(() => {
        edited = breakdownEditedByTsv(saved, tsvFromTable(changed(table)));
      }),
    ).toBeLessThan(MAX_SECONDS);
    expect(edited.rows.map(({ id }) => id)).toEqual(saved.rows.map(({ id }) => id));
  });

  it("takes a new draft in time, and keeps the rows that people added", () => {
    const { scenes } = script(8000, "walks");
    const draft = breakdownFromScenes(scenes);
    let merged = EMPTY;
    expect(
      secondsOf(() => {
        merged = mergeDraft(saved, draft);
      }),
    ).toBeLessThan(MAX_SECONDS);
    expect(merged.rows.length).toBeGreaterThanOrEqual(SCENES);
  });
});

it("reviews another draft of 8,000 scenes in time", () => {
  const [first, second] = ["walks", "runs"].map((verb) => breakdownFromScenes(script(8000, verb).scenes));
  let kinds = new Set<string>();
  expect(
    secondsOf(() => {
      kinds = new Set(draftChanges(first!, second!).map(({ kind }) => kind));
    }),
  ).toBeLessThan(MAX_SECONDS);
  expect([...kinds]).toEqual(["changed"]);
});

it("aligns long lists by few comparisons, and finds equal items around an insertion", () => {
  let compared = 0;
  const before = Array.from({ length: SCENES }, (_, at) => at);
  const after = before.toSpliced(6000, 0, -1, -2, -3);
  const pairs = alignment(before.length, after.length, (i, j) => {
    compared++;
    return before[i] === after[j] ? 1 : 0;
  });
  expect(pairs.every(([i, j]) => before[i] === after[j])).toBe(true);
  expect([pairs.length, compared < 3 * SCENES]).toEqual([SCENES, true]);
});
