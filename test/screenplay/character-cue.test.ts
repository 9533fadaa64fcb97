import { describe, expect, it } from "vitest";
import {
  isTransition,
  looksLikeCue,
  nameFromCue,
  presenceFromCue,
} from "../../shared/screenplay/classify/character-cue.ts";
import { isDirection } from "../../shared/screenplay/language/direction-words.ts";

describe("a character cue", () => {
  it.each([
    ["NORA", "NORA"],
    ["NORA (CONT'D)", "NORA"],
    ["NORA (CONT’D)", "NORA"],
    ["NORA (CONTÕD)", "NORA"],
    ["NORA (cont'd)", "NORA"],
    ["NORA CONT'D", "NORA"],
    ["NORA (V.O.)(CONT'D)", "NORA"],
    ["NORA (INTO PHONE", "NORA"],
    ["12 - NORA (O.S.)", "NORA"],
    ["McCRAE", "MCCRAE"],
    ["@நோரா", "நோரா"],
    ["NORA:", "NORA"],
    ['"NORA"', "NORA"],
    ["“NORA” (O.S.)", "NORA"],
    ["1ST CLERK", "1ST CLERK"],
    ["TOM, DICK & HARRY", "TOM & DICK & HARRY"],
  ])("is parsed from %j", (text, name) => expect(nameFromCue(text)).toBe(name));

  it.each([
    ["NORA", "speaks"],
    ["NORA (V.O.)", "voice"],
    ["NORA (VO) (CONT'D)", "voice"],
    ["NORA (O.S.)", "speaks"],
    ["NORA (V.O./O.S.)", "speaks"],
    ["OFFICER", "speaks"],
    ["NORA (off)", "voice"],
    ["АННА (ЗК)", "voice"],
    ["ÉLODIE (VOIX OFF)", "voice"],
    ["ANNA (OVER RADIO)", "voice"],
    ["NORA (BACKING OFF)", "speaks"],
    ["NORA (INTO PHONE)", "speaks"],
    ["NORA’S VOICE", "voice"],
    ["THE VOICE", "speaks"],
  ])("has the speaker's presence: %j", (text, presence) => expect(presenceFromCue(text)).toBe(presence));

  it.each(["Nora walks in.", "INT. KITCHEN - DAY", "CUT TO:", "(quietly)", "", "(CONT'D)"])("is not %j", (text) =>
    expect(looksLikeCue(text, true)).toBe(false),
  );

  it("may be in lower case in a script without capitals", () => {
    expect(looksLikeCue("நோரா", false)).toBe(true);
  });
});

describe("a transition", () => {
  it.each(["CUT TO:", "SMASH CUT TO:", "FADE OUT.", "FADE IN:", "DISSOLVE TO:", "BACK TO:", "THE END"])(
    "is %j",
    (text) => expect(isTransition(text)).toBe(true),
  );
  it.each(["Cut to the chase.", "THE CUTTER", "INT. BARN - DAY"])("is not %j", (text) =>
    expect(isTransition(text)).toBe(false),
  );
});

it.each(["ANGLE ON ADA", "INTERCUT", "TITLE", "MUSIC UP", "SUPER", "END CREDITS"])(
  "%j is a direction, and no name of a speaker in any layout",
  (text) => expect(isDirection(text)).toBe(true),
);

it.each(["ADA", "NIGHT PORTER", "CARD DEALER", "CAMERA OPERATOR", "TITLEHOLDER"])("%j may be a name", (text) => {
  expect(isDirection(text)).toBe(false);
});
