import { beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../../infra/local/demo/typeset.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { tableFromTsv, tsvFromTable } from "../../../shared/tables/tsv.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { breakDown, newProduction, type Production, records, upload } from "../production.ts";
import { refusal } from "../refusal.ts";

const url = inject("url");

let production: Production;
let tsv: string;
let version: number;

beforeAll(async () => {
  production = await newProduction(url);
});
beforeEach(async () => {
  ({ tsv_content: tsv, version } = await fetchBreakdown());
});

const fetchBreakdown = () => production.owner.api(routes.fetchBreakdown, { params: { id: production.id } });
const castList = () => production.owner.api(routes.getCastList, { params: { id: production.id } });
const save = (tsv_content: string, more: { version?: number; operation?: string } = {}) =>
  production.owner.api(routes.updateBreakdown, { params: { id: production.id }, payload: { tsv_content, ...more } });

/** The table with one cell changed, of the scene with that number. */
function withCell(table: string, scene: string, column: string, text: string): string {
  const { columns, rows } = tableFromTsv(table);
  const at = columns.indexOf(column);
  return tsvFromTable({ columns, rows: rows.map((row) => (row[0] === scene ? row.with(at, text) : row)) });
}

const cell = async (scene: string, column: string) =>
  records((await fetchBreakdown()).tsv_content).find((row) => row["Scene Number"] === scene)?.[column];

const STALE = [
  409,
  "staleBreakdown",
  "Someone else has saved the breakdown in the meantime. Your changes are still here: copy them, then reload.",
];

describe("an edited table", () => {
  it("is saved under the next version", async () => {
    expect(await save(withCell(tsv, "1", "Synopsis", "Mara polishes."), { version })).toEqual({ version: version + 1 });
    expect((await fetchBreakdown()).version).toBe(version + 1);
    expect(await cell("1", "Synopsis")).toBe("Mara polishes.");
  });

  it("is saved without a version too, as in the documented call", async () => {
    await save(withCell(tsv, "2", "Notes", "Needs a permit"));
    expect(await cell("2", "Notes")).toBe("Needs a permit");
  });

  it.each(["a tab\there", "two\nlines", "a \\t that is none", "\\", "return\r\nand line", "=1+1", "“Ana’s” 🎬 सच्चा"])(
    "preserves the cell %j",
    async (text) => {
      await save(withCell(tsv, "3", "Notes", text), { version });
      expect(await cell("3", "Notes")).toBe(text);
      expect(records((await fetchBreakdown()).tsv_content)).toHaveLength(5);
    },
  );

  it("may have a new column, a new row and one row less", async () => {
    const { columns, rows } = tableFromTsv(tsv);
    const added = columns.map(
      (column) => ({ "Scene Number": "6", Location: "PIER", Characters: "PILAR" })[column] ?? "",
    );
    const wider = {
      columns: [...columns, "Weather"],
      rows: [...rows.slice(0, 4), added].map((row) => [...row, "wet"]),
    };
    await save(tsvFromTable(wider), { version });
    const now = records((await fetchBreakdown()).tsv_content);
    expect(now.map((row) => [row["Scene Number"], row.Weather])).toEqual(
      ["1", "2", "3", "4", "6"].map((n) => [n, "wet"]),
    );
    await save(tsv);
  });

  it("of an outdated version is refused as a whole", async () => {
    await save(withCell(tsv, "1", "Notes", "first"), { version });
    expect(await refusal(save(withCell(tsv, "1", "Notes", "second"), { version }))).toEqual(STALE);
    expect(await refusal(save(tsv, { version: version + 7 }))).toEqual(STALE);
    expect(await cell("1", "Notes")).toBe("first");
  });

  it("is saved for one of two concurrent editors", async () => {
    const saves = ["left", "right"].map((note) => save(withCell(tsv, "1", "Notes", note), { version }));
    const ends = await Promise.allSettled(saves);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await fetchBreakdown()).version).toBe(version + 1);
    expect(await cell("1", "Notes")).toBe(ends[0]!.status === "fulfilled" ? "left" : "right");
  });

  it("is saved once when it is sent again after a lost response", async () => {
    const edited = withCell(tsv, "1", "Notes", "once");
    const operation = `retry-${version}`;
    const first = await save(edited, { version, operation });
    expect(await save(edited, { version, operation })).toEqual(first);
    expect((await fetchBreakdown()).version).toBe(version + 1);
  });

  it("is saved once when it is sent twice at the same time", async () => {
    const edited = withCell(tsv, "1", "Notes", "at once");
    const operation = `twice-${version}`;
    const answers = await Promise.all([1, 2, 3].map(() => save(edited, { version, operation })));
    expect(answers).toEqual([1, 2, 3].map(() => ({ version: version + 1 })));
  });

  it("is written only to its project, whatever the operation is called", async () => {
    await save(withCell(tsv, "1", "Notes", "named"), { version, operation: "../../../escape" }).catch(() => undefined);
    expect((await fetchBreakdown()).tsv_content).toContain("Scene Number");
  });
});

describe("an unreadable table", () => {
  it.each([
    ["", "The table is empty. Its first line must name the columns."],
    [" \n\n", "The table is empty. Its first line must name the columns."],
    ["Scene\tLocation\n1\tPIER", 'There is no "Scene Number" column among "Scene", "Location". Add it.'],
    ["Scene Number\t\n1\t", "Column 2 has no name. Name it or remove it."],
    ["Scene Number\tNotes\tNotes\n1\ta\tb", 'There are two columns named "Notes". Rename one of them.'],
    ["Scene Number\n1\tPIER", 'Line 2 has 2 cells, but there are 1 columns: "PIER" belongs to none.'],
  ])("is refused: %j", async (table, words) => {
    expect(await refusal(save(table, { version }))).toEqual([422, "unreadableTable", words]);
    expect((await fetchBreakdown()).version).toBe(version);
  });

  it("is refused when it is larger than 4 MB", async () => {
    const large = withCell(tsv, "1", "Notes", "x".repeat(4_000_000));
    expect(await refusal(save(large))).toEqual([400, "invalid", "The table is larger than 4 MB."]);
  });
});

it("never reassigns a Cast ID", async () => {
  const idsByName = async () => records(await castList()).map((row) => [row.Character, row["Cast ID"]]);
  expect(await idsByName()).toEqual([
    ["MARA", "1"],
    ["ODO", "2"],
    ["PILAR", "3"],
  ]);
  await save(withCell(tsv, "5", "Characters", "ABEL, ZITA, MARA, PILAR"));
  expect(await idsByName()).toEqual([
    ["MARA", "1"],
    ["ODO", "2"],
    ["PILAR", "3"],
    ["ABEL", "4"],
    ["ZITA", "5"],
  ]);
  await save(withCell(tsv, "5", "Characters", "ZITA"));
  expect((await idsByName()).find(([name]) => name === "ZITA")).toEqual(["ZITA", "5"]);
  await save(withCell(tsv, "5", "Characters", "NEMO, PILAR"));
  expect(Object.fromEntries(await idsByName())).toMatchObject({ PILAR: "3", NEMO: "6" });
});

describe("a second draft", () => {
  it("adds its scenes and preserves edits, columns and Cast IDs", async () => {
    production = await newProduction(url);
    const { owner, id } = production;
    const table = withCell((await fetchBreakdown()).tsv_content, "2", "Notes", "Needs a permit");
    const { columns, rows } = tableFromTsv(table);
    await save(
      tsvFromTable({
        columns: [...columns, "Weather"],
        rows: rows.map((row) => [...row, row[0] === "4" ? "fog" : ""]),
      }),
    );

    const later = `${SCREENPLAY.replace("Nobody sails tonight.", "Nobody sails tonight, Odo.")}
EXT. SANDBANK - DAWN

ABEL digs for clams.

ABEL
Low tide.
`;
    await upload(owner, id, "Blue", await screenplayPdf(later, { numbers: true }));
    expect(await breakDown(owner, id, "Blue")).toMatchObject({
      status: "succeeded",
      script: { name: "Blue", version: 2 },
    });

    const now = records((await fetchBreakdown()).tsv_content);
    expect(now.map((row) => row["Scene Number"])).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(now[1]).toMatchObject({ Notes: "Needs a permit", Location: "HARBOUR QUAY" });
    expect(now[3]).toMatchObject({ Weather: "fog" });
    expect(now[5]).toMatchObject({ Location: "SANDBANK", Characters: "ABEL" });
    expect(records(await castList()).map((row) => [row.Character, row["Cast ID"]])).toEqual([
      ["MARA", "1"],
      ["ODO", "2"],
      ["PILAR", "3"],
      ["ABEL", "4"],
    ]);
  });
});
