import { beforeAll, expect, inject, it } from "vitest";
import { COLUMNS } from "../../../shared/breakdown/model/breakdown.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { tableFromTsv, tsvFromTable } from "../../../shared/tables/tsv.ts";
import { signedUp } from "../../people.ts";
import { refusal } from "../refusal.ts";
import { newSeries, type Series, script } from "./a-series.ts";

const url = inject("url");

const PILOT = script(["1", "CELLAR", "ILSE"], ["2", "ATTIC", "BRAM"]);
const EBB = script(["1", "BOATHOUSE", "ILSE"], ["2", "PANTRY", "ODILE"]);

let series: Series;
let second: string;

beforeAll(async () => {
  series = await newSeries(await signedUp(url, "owner"));
  await series.read("Pilot", PILOT);
  await series.add("101");
  second = (await series.add("102")).episodes[1]!.id;
  await series.read("Ebb", EBB, second);
});

/** The table with the row of a number changed, or with rows inserted after it. */
const tableWith = (number: string, change: (row: readonly string[], columns: readonly string[]) => string[][]) =>
  series.saveTable((tsv) => {
    const { columns, rows } = tableFromTsv(tsv);
    const at = columns.indexOf(COLUMNS.number);
    return tsvFromTable({ columns, rows: rows.flatMap((row) => (row[at] === number ? change(row, columns) : [row])) });
  });

const blank = (columns: readonly string[], number: string, set: string) =>
  columns.map((column) => ({ [COLUMNS.number]: number, [COLUMNS.location]: set })[column] ?? "");

it("refuses an episode that does not exist wherever one is named, and says so", async () => {
  const of = <Rest extends object>(rest: Rest) => ({ params: { id: series.id }, ...rest });
  const { api } = series.owner;
  const episode = "none";
  const operation = series.operation();
  const calls = [
    api(routes.exportScript, of({ query: { format: "fdx", episode } as const })),
    api(routes.getBreakdownProgress, of({ query: { episode } })),
    api(routes.getScriptLines, of({ query: { episode } })),
    api(routes.getDraftReview, of({ query: { episode } })),
    api(routes.getReadingReport, of({ query: { episode } })),
    api(routes.discardDraft, of({ payload: { episode, draftVersion: 1 } })),
    api(routes.applyDraft, of({ payload: { episode, draftVersion: 1, version: 3, operation } })),
    api(routes.restoreBreakdown, of({ payload: { episode, restore: 1, version: 3, operation } })),
  ];
  for (const call of await Promise.allSettled(calls.map(refusal))) {
    expect(call).toEqual({
      status: "fulfilled",
      value: [404, "noSuchEpisode", 'There is no episode "none". Reload the page to see the episodes.'],
    });
  }
});

it("refuses to number a scene by another episode, in the table and as a correction", async () => {
  const renumbered = (number: string) => (row: readonly string[], columns: readonly string[]) => [
    row.with(columns.indexOf(COLUMNS.number), number),
  ];
  const words =
    'Scene "101/2" is of episode 101, so its number cannot be "102/9". Write "101/9", or add a new scene to episode 102, save, and then remove this one.';
  expect(await refusal(tableWith("101/2", renumbered("102/9")))).toEqual([422, "unreadableTable", words]);
  const { rows, version } = await series.findings();
  const correction = { kind: "rename", row: rows[1]!.id, heading: { number: "102/9" } } as const;
  const payload = { version, operation: series.operation(), correction };
  expect(await refusal(series.owner.api(routes.correctBreakdown, { params: { id: series.id }, payload }))).toEqual([
    422,
    "cannotCorrect",
    words,
  ]);
  await tableWith("101/2", renumbered("101/9"));
  await tableWith("101/9", renumbered("2"));
  expect(await series.numbers()).toEqual(["101/1", "101/2", "102/1", "102/2"]);
});

it("refuses to number a scene by an episode that the series does not have, unless it is a number of its own", async () => {
  const words = (number: string) =>
    `There is no episode "105", so a scene cannot have the number "${number}". The episodes are 101, 102. Add the episode first, or write "101/${number}" for a scene of episode 101.`;
  const added = (number: string) => tableWith("101/2", (row, columns) => [[...row], blank(columns, number, "QUAY")]);
  expect(await refusal(added("105/1"))).toEqual([422, "unreadableTable", words("105/1")]);
  const renumbered = tableWith("101/2", (row, columns) => [row.with(columns.indexOf(COLUMNS.number), "105/2")]);
  expect(await refusal(renumbered)).toEqual([422, "unreadableTable", words("105/2")]);
  const { version } = await series.findings();
  await added("101/105/1");
  expect(await series.numbers()).toEqual(["101/1", "101/2", "101/105/1", "102/1", "102/2"]);
  await tableWith("101/1", (row, columns) => [row.with(columns.indexOf(COLUMNS.location), "DUNES")]);
  await series.restore(version);
});

it("places an added scene in the episode that its number names, else in that of the scene above", async () => {
  const { version } = await series.findings();
  await tableWith("101/2", (row, columns) => [
    [...row],
    blank(columns, "3", "QUAY"),
    blank(columns, "102/0", "BRIDGE"),
  ]);
  await tableWith("101/1", (row, columns) => [[...row], blank(columns, "102/9", "DUNES")]);
  expect(await series.numbers()).toEqual(["101/1", "101/2", "101/3", "102/0", "102/1", "102/2", "102/9"]);
  await series.restore(version);
});

it("keeps a number such as 3.1 whole in episode 3", async () => {
  const { id } = (await series.add("3")).episodes.at(-1)!;
  const inserts = script(["1", "DOCK", "ILSE"], ["2", "SHED", "BRAM"], ["3", "LOFT", "BRAM"], ["3.1", "YARD", "BRAM"]);
  await series.read("Third", inserts, id);
  expect((await series.numbers()).slice(4)).toEqual(["3/1", "3/2", "3/3", "3/3.1"]);
  await series.read("Third 2", inserts, id);
  expect((await series.numbers()).slice(4)).toEqual(["3/1", "3/2", "3/3", "3/3.1"]);
});

it("restores an episode to before its first draft without that draft", async () => {
  const { version } = (await series.versions()).find(({ what }) => what.startsWith("Added episode 102"))!;
  await series.restore(version, second);
  const { episodes } = await series.list();
  expect(episodes.find(({ id }) => id === second)).toMatchObject({ scenes: 0 });
  expect(episodes.map(({ draft }) => draft?.name)).toEqual(["Pilot", undefined, "Third 2"]);
  expect((await series.findings()).drafts).not.toHaveProperty(second);
});
