import { describe, expect, it } from "vitest";
import { applyCorrection } from "../../shared/breakdown/corrections/apply-correction.ts";
import { breakdownEditedByTsv } from "../../shared/breakdown/corrections/table-edit.ts";
import { DraftPartsError, episodesInRows, partsOfDraft } from "../../shared/breakdown/episodes/draft-parts.ts";
import { numberedByEpisodes } from "../../shared/breakdown/episodes/episode-numbers.ts";
import { joinedScripts } from "../../shared/breakdown/episodes/joined-scripts.ts";
import { episodeDraftChanges, mergeEpisodes } from "../../shared/breakdown/episodes/merge-episodes.ts";
import { restoredEpisode } from "../../shared/breakdown/episodes/restored-episode.ts";
import { tableFromBreakdown, tsvFromBreakdown } from "../../shared/breakdown/formats/breakdown-tsv.ts";
import { type Breakdown, COLUMNS } from "../../shared/breakdown/model/breakdown.ts";
import { episodeOf } from "../../shared/episodes/episode.ts";
import { tsvFromTable } from "../../shared/tables/tsv.ts";
import { aBreakdown } from "./a-breakdown.ts";

const SEASON = [
  { id: "first", number: "101" },
  { id: "b", number: "102" },
];
const FILM = aBreakdown(["1", "PIER", "Nora waits."], ["2", "HALL", "Emil sings."]);
const SECOND = aBreakdown(["1", "ROOF", "Nora flies a kite."], ["2", "PIER", "A boat sinks."]);
const both = () => mergeEpisodes(numberedByEpisodes(FILM, SEASON), partsOfDraft(SECOND, "b", SEASON), SEASON);

const numbers = ({ rows }: Breakdown) => rows.map(({ cells }) => cells[COLUMNS.number]);
const idAndEpisode = ({ rows }: Breakdown) => rows.map((row) => `${row.id} ${episodeOf(row)}`);

describe("scene numbers", () => {
  it("begin with that of the episode from two episodes on", () => {
    expect(numbers(numberedByEpisodes(FILM, SEASON))).toEqual(["101/1", "101/2"]);
    expect(numbers(both())).toEqual(["101/1", "101/2", "102/1", "102/2"]);
    expect(numberedByEpisodes(FILM, SEASON.slice(0, 1))).toBe(FILM);
  });

  it("follow a new number of the episode and a new order, and lose it with the second episode", () => {
    const renumbered = [{ id: "b", number: "B" }, SEASON[0]!];
    expect(numbers(numberedByEpisodes(both(), renumbered))).toEqual(["B/1", "B/2", "101/1", "101/2"]);
    const film = numberedByEpisodes(numberedByEpisodes(FILM, SEASON), SEASON.slice(0, 1));
    expect(film).toEqual(FILM);
  });

  it("are not doubled if the script or a person has written the episode too", () => {
    const printed = aBreakdown(["102-1", "ROOF"], ["102-2A", "PIER"], ["102-3", "HALL"]);
    const merged = mergeEpisodes(numberedByEpisodes(FILM, SEASON), partsOfDraft(printed, "b", SEASON), SEASON);
    expect(numbers(merged).slice(2)).toEqual(["102/1", "102/2A", "102/3"]);
    const { rows } = both();
    const edited = applyCorrection(both(), { kind: "rename", row: rows[2]!.id, heading: { number: "7" } });
    expect(numbers(numberedByEpisodes(edited, SEASON))[2]).toBe("102/7");
  });
});

describe("a draft of an episode", () => {
  it("gets ids of its own and is matched by its own numbers", () => {
    expect(idAndEpisode(both())).toEqual(["sc-1 first", "sc-2 first", "sc-3 b", "sc-4 b"]);
    const later = aBreakdown(
      ["1", "ROOF", "Nora flies a red kite."],
      ["1A", "CELLAR", "Rats."],
      ["2", "PIER", "A boat sinks."],
    );
    const merged = mergeEpisodes(both(), partsOfDraft(later, "b", SEASON), SEASON);
    expect(idAndEpisode(merged)).toEqual(["sc-1 first", "sc-2 first", "sc-3 b", "sc-5 b", "sc-4 b"]);
    const changes = episodeDraftChanges(both(), partsOfDraft(later, "b", SEASON), SEASON);
    expect(changes.map(({ kind, number, id }) => `${kind} ${number} ${id}`)).toEqual([
      ...["changed 102/1 sc-3", "new 102/1A sc-5", "unchanged 102/2 sc-4"],
    ]);
  });

  it("keeps columns that only other episodes use", () => {
    const withProps = (breakdown: Breakdown): Breakdown => ({
      ...breakdown,
      columns: breakdown.columns.toSpliced(-1, 0, "Props"),
      rows: breakdown.rows.map((row) => ({ ...row, cells: { ...row.cells, Props: "kite" } })),
    });
    const parts = partsOfDraft(withProps(SECOND), "b", SEASON);
    const season = mergeEpisodes(numberedByEpisodes(FILM, SEASON), parts, SEASON);
    const again = mergeEpisodes(season, partsOfDraft(FILM, "first", SEASON), SEASON);
    expect(again.columns).toEqual(withProps(SECOND).columns);
    expect(mergeEpisodes(again, partsOfDraft(SECOND, "b", SEASON), SEASON).columns).toEqual(SECOND.columns);
  });
});

describe("a script of several episodes", () => {
  const BLOCK = aBreakdown(["101/1", "PIER"], ["101/2", "HALL"], ["102/1", "ROOF"], ["", "LAWN"], ["102/2", "BOAT"]);

  it("is found by its numbers", () => {
    expect(episodesInRows(BLOCK.rows)).toEqual([
      { number: "101", scenes: 2 },
      { number: "102", scenes: 3 },
    ]);
    expect(episodesInRows(FILM.rows)).toEqual([]);
    expect(episodesInRows(aBreakdown(["1", "PIER"], ["2-3", "HALL"], ["4", "ROOF"], ["5-6", "BOAT"]).rows)).toEqual([]);
  });

  it("is merged with each of its episodes, and refused if one is missing", () => {
    const parts = partsOfDraft(BLOCK, "first", SEASON);
    const merged = mergeEpisodes(numberedByEpisodes(FILM, SEASON), parts, SEASON);
    expect(numbers(merged)).toEqual(["101/1", "101/2", "102/1", "", "102/2"]);
    expect(idAndEpisode(merged)).toEqual(["sc-1 first", "sc-2 first", "sc-3 b", "sc-4 b", "sc-5 b"]);
    const others = [SEASON[0]!, { id: "c", number: "103" }];
    expect(() => partsOfDraft(BLOCK, "first", others)).toThrow(DraftPartsError);
  });
});

describe("people's changes", () => {
  it("merge no scenes of two episodes", () => {
    const [, last, next] = both().rows;
    expect(() => applyCorrection(both(), { kind: "merge", rows: [last!.id, next!.id] })).toThrow(
      'Scenes "101/2" and "102/1" are of different episodes. Only scenes of one episode can be merged.',
    );
  });

  it("add a scene to the episode that its number names, else to that of the scene above", () => {
    const { columns, rows } = tableFromBreakdown(both());
    const added = (number: string, set: string) =>
      columns.map((column) => ({ [COLUMNS.number]: number, [COLUMNS.location]: set })[column] ?? "");
    const table = {
      columns,
      rows: [...rows.slice(0, 2), added("9", "ATTIC"), ...rows.slice(2), added("101/10", "SHED")],
    };
    const edited = numberedByEpisodes(breakdownEditedByTsv(both(), tsvFromTable(table)), SEASON);
    expect(numbers(edited)).toEqual(["101/1", "101/2", "101/9", "101/10", "102/1", "102/2"]);
    expect(tsvFromBreakdown(edited)).toContain("SHED");
  });
});

it("restores the scenes of one episode, with new ids where another has got theirs", () => {
  const without = { ...FILM, rows: FILM.rows.slice(0, 1) };
  const later = mergeEpisodes(numberedByEpisodes(without, SEASON), partsOfDraft(SECOND, "b", SEASON), SEASON);
  expect(idAndEpisode(later)).toEqual(["sc-1 first", "sc-2 b", "sc-3 b"]);
  const restored = restoredEpisode(later, FILM, "first", SEASON);
  expect(idAndEpisode(restored)).toEqual(["sc-1 first", "sc-4 first", "sc-2 b", "sc-3 b"]);
  expect(numbers(restored)).toEqual(["101/1", "101/2", "102/1", "102/2"]);
  expect(restored.rows.slice(2)).toEqual(later.rows.slice(1));
});

it("places the scenes of several drafts in their lines one after the other", () => {
  const line = (page: number, text: string) => ({
    page,
    text,
    left: 0,
    top: 0,
    width: 1,
    height: 0.02,
    confidence: 99,
  });
  const scripts = [
    { episodes: ["first"], lines: [line(1, "A"), line(3, "B")] },
    { episodes: ["b"], lines: [line(1, "C"), line(2, "D")] },
  ];
  const { lines, breakdown, pagesBefore } = joinedScripts(both(), scripts);
  expect(lines.map(({ page, text }) => `${page} ${text}`)).toEqual(["1 A", "3 B", "4 C", "5 D"]);
  expect(pagesBefore).toEqual([0, 3]);
  expect(breakdown.rows.map(({ origin, end }) => [origin, end])).toEqual([
    ...Array(2).fill([
      { page: 1, line: 0 },
      { page: 1, line: 1 },
    ]),
    ...Array(2).fill([
      { page: 4, line: 2 },
      { page: 4, line: 3 },
    ]),
  ]);
  const [, ebb] = scripts;
  expect(joinedScripts(both(), [ebb!])).toMatchObject({ lines: ebb!.lines, breakdown: both() });
});
