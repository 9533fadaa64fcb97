import { describe, expect, it } from "vitest";
import { tsvFromBreakdown } from "../../shared/breakdown/formats/breakdown-tsv.ts";
import { breakdownFromScenes } from "../../shared/breakdown/model/breakdown-from-scenes.ts";
import { cellOfCharacters, charactersOfCell } from "../../shared/breakdown/model/cells.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { action, numbered, script, speech } from "../screenplay/typed-page.ts";

const LINES = script(
  numbered("1", "EXT. PIER - DAWN"),
  action("Nora reads a letter in the rain."),
  speech("NORA", "He is coming."),
  speech("EMIL (V.O.)", "Dear Nora,"),
  numbered("2", "OMITTED"),
  numbered("3A", "INT. KITCHEN - NIGHT"),
  action("Emil lights a candle."),
  speech("EMIL", "Sit down."),
);

describe("the breakdown of a draft", () => {
  const breakdown = breakdownFromScenes(scenesFromLines(LINES).scenes);

  it("has a row for each scene and a column for each category that occurs", () => {
    expect(tsvFromBreakdown(breakdown).split("\n")).toEqual([
      "Scene Number\tInt./Ext.\tLocation\tTime\tSynopsis\tCharacters\tPages\tPage\tScript Day\tProps\tSpecial Effects\tNotes",
      "1\tEXT.\tPIER\tDAWN\tNora reads a letter in the rain.\tNORA, EMIL\t2/8\t1\tD1\tLetter\tRain\t",
      "2\t\tOMITTED\t\t\t\t0/8\t1\t\t\t\t",
      "3A\tINT.\tKITCHEN\tNIGHT\tEmil lights a candle.\tEMIL\t1/8\t1\tN1\tCandle\t\t",
      "",
    ]);
  });

  it("has each row's origin and the voice-only characters", () => {
    expect(
      breakdown.rows.map(({ id, voices, edited, origin }) => ({ id, voices, edited, page: origin?.page })),
    ).toEqual([
      { id: "sc-1", voices: ["EMIL"], edited: [], page: 1 },
      { id: "sc-2", voices: [], edited: [], page: 1 },
      { id: "sc-3", voices: [], edited: [], page: 1 },
    ]);
  });
});

it("lists characters in a cell and parses them back", () => {
  expect(charactersOfCell(cellOfCharacters(["ANA", "DR. BO"]))).toEqual(["ANA", "DR. BO"]);
  expect(charactersOfCell(" ANA;  BO\nANA,, ")).toEqual(["ANA", "BO"]);
  expect(charactersOfCell("")).toEqual([]);
});
