import { describe, expect, it } from "vitest";
import { isSceneNumber, numberedRow } from "../../shared/screenplay/classify/scene-number.ts";
import { rowsFromLines } from "../../shared/screenplay/layout/text-row.ts";
import { action, numbered, typed } from "./typed-page.ts";

const LEFT = 1.5 / 8.5;
const CHAR = 0.1 / 8.5;
const read = (text: string, confidence = 99.9) => {
  const { number, text: rest, sides } = numberedRow(rowsFromLines(typed(text, confidence))[0]!, LEFT, CHAR);
  return [number, rest, sides];
};

describe("a scene number", () => {
  it.each([
    "7",
    "12A",
    "A12",
    "111Q",
    "A235",
    "FB143",
    "B106A",
    "103A-104",
    "77-78",
    "89PT1",
    "5.",
    "3/12",
    "3/12A",
    "86 thru 88",
  ])("is %j", (text) => expect(isSceneNumber(text)).toBe(true));
  it.each(["", "A", "1910 STOCK", "12345", "1/2/2024", "Blue", "2:30", "3/8"])("is not %j", (text) =>
    expect(isSceneNumber(text)).toBe(false),
  );

  it.each([
    [numbered("12A", "INT. BARN - DAY"), ["12A", "INT. BARN - DAY", "both"]],
    [`         12 INT. BARN - DAY 12`, ["12", "INT. BARN - DAY", "both"]],
    [`         12   INT. BARN - DAY`, ["12", "INT. BARN - DAY", "left"]],
    [`${action("INT. BARN - DAY")}${" ".repeat(45)}12`, ["12", "INT. BARN - DAY", "right"]],
    [numbered("121-123", "OMITTED", "121-123 *"), ["121-123", "OMITTED", "both"]],
    [action("12. INT. BARN - DAY"), ["12", "INT. BARN - DAY", "left"]],
    [numbered("3/12", "INT. BARN - DAY"), ["3/12", "INT. BARN - DAY", "both"]],
    [numbered("86 THRU 88", "OMITTED"), ["86-88", "OMITTED", "both"]],
    [action("12    EXT. RUE DE LA PAIX"), ["12", "EXT. RUE DE LA PAIX", "left"]],
    [action("3/ CUISINE - INT/NUIT"), ["3", "CUISINE - INT/NUIT", "left"]],
    ["         61 pt INT. BARN - DAY", ["61", "INT. BARN - DAY", "left"]],
    ["         61K pt   INT. BARN - DAY", ["61K", "INT. BARN - DAY", "left"]],
    ["         61pt THE WEIR", ["61", "THE WEIR", "left"]],
    [action("61K pt INT. BARN - DAY"), ["61K", "INT. BARN - DAY", "left"]],
    [action("61 pt INT. BARN - DAY 61 pt"), ["61", "INT. BARN - DAY", "both"]],
    [action("2、渡船 夜 外"), ["2", "渡船 夜 外", "left"]],
    [action("第十二场 日 内 厨房"), ["12", "日 内 厨房", "left"]],
    [action("第3场 日 内 厨房"), ["3", "日 内 厨房", "left"]],
    [action("SCENE 4 - INT. BARN"), ["4", "INT. BARN", "left"]],
    [action("SEC.04A. INT. BARN"), ["04A", "INT. BARN", "left"]],
    [action("SCENA IX - ROCCA"), ["IX", "ROCCA", "left"]],
    [action("#3. 놀이터 (밤)"), ["3", "놀이터 (밤)", "left"]],
    [action("12 ANGRY MEN SIT DOWN"), [undefined, "12 ANGRY MEN SIT DOWN", "none"]],
    [action("INT. ROOM 12"), [undefined, "INT. ROOM 12", "none"]],
  ])("is found in the margins of %j", (text, found) => expect(read(text)).toEqual(found));

  it.each([
    [numbered("ll", "INT. BARN ~ DAY", "11"), ["11", "INT. BARN ~ DAY", "both"]],
    [numbered("4?", "CLOCK", "42"), ["42", "CLOCK", "both"]],
    [numbered("10", "INT. BARN - DAY", "lO"), ["10", "INT. BARN - DAY", "both"]],
    ["         SO INT. OFFICE TOWER", ["SO", "INT. OFFICE TOWER", "left"]],
  ])("may be misread in a scan: %j", (text, found) => {
    expect(read(text, 90)).toEqual(found);
  });
});
