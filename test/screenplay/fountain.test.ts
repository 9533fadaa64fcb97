import { describe, expect, it } from "vitest";
import { scenesFromFountain, screenplayFromFountain } from "../../shared/screenplay/files/fountain.ts";

const paragraphsOf = (text: string) =>
  screenplayFromFountain(text).paragraphs.map(({ kind, text, column }) => [column ?? kind, text].join(": "));
const scenesOf = (text: string) => scenesFromFountain(text).scenes;

describe("a screenplay in Fountain", () => {
  it("has the same scenes as a PDF", () => {
    const [scene, other] = scenesOf(`Title: THE BARN
Author: Nobody

FADE IN:

INT. BARN - NIGHT #12A#

= Nora comes home.

Nora (40) lifts a *rusty* KNIFE.

NORA (V.O.)
I knew.

@McAllister
(softly)
So did I.

.CLEARING

She waits.
`);
    expect(scene).toMatchObject({
      number: "12A",
      numberIsPrinted: true,
      heading: "INT. BARN - NIGHT",
      intExt: "INT.",
      set: "BARN",
      time: "NIGHT",
      scriptDay: "N1",
      synopsis: "Nora comes home.",
      eighths: 2,
      origin: { page: 1, line: 1 },
      end: { page: 1, line: 7 },
    });
    expect(scene?.characters.map(({ name, presence }) => `${name} ${presence}`)).toEqual([
      "NORA voice",
      "MCALLISTER speaks",
    ]);
    expect(scene?.elements).toMatchObject([
      { name: "Knife", category: "Props", quote: "Nora (40) lifts a rusty KNIFE." },
    ]);
    expect(other).toMatchObject({ number: "2", numberIsPrinted: false, set: "CLEARING", synopsis: "She waits." });
  });

  it("keeps the number of an omitted scene", () => {
    expect(scenesOf("INT. BARN - DAY\n\n.OMITTED #13#\n\nINT. HALL - DAY\n")[1]).toMatchObject({
      number: "13",
      omitted: true,
      eighths: 0,
    });
  });

  it.each([
    ["a heading", "INT. BARN - DAY", "heading: INT. BARN - DAY"],
    ["a heading in lower case", "int. barn - day", "heading: int. barn - day"],
    ["a heading without a dot", "EXT BARN", "heading: EXT BARN"],
    ["an interior and exterior heading", "INT./EXT. CAR", "heading: INT./EXT. CAR"],
    ["a heading in another language", "INNEN. SCHEUNE - TAG", "heading: INNEN. SCHEUNE - TAG"],
    ["a forced heading", ".SNIPER SCOPE", "heading: SNIPER SCOPE"],
    ["dots", "...and then", "action: ...and then"],
    ["a transition", "SMASH CUT TO:", "transition: SMASH CUT TO:"],
    ["a forced transition", "> Burn to white.", "transition: Burn to white."],
    ["centred words", "> THE END <", "general: THE END"],
    ["a song", "~ La la", "general: La la"],
    ["capitals with nothing below", "BANG", "action: BANG"],
    ["forced action", "!INT. BARN", "action: INT. BARN"],
    ["lines of action", "One.\nTWO\n.", "action: One.\nTWO\n."],
    ["emphasis", "A **bold** and _very *deep*_ one, 2 * 3 \\*", "action: A bold and very deep one, 2 * 3 *"],
    ["a path", "C:\\temp\\new", "action: C:\\temp\\new"],
    ["a note", "One [[of\nmany]] two /* three\n\nfour */ five", "action: One two five"],
    ["an unclosed note", "One [[of", "action: One [[of"],
  ])("recognises %s", (_, text, expected) => expect(paragraphsOf(`\n${text}\n`)).toEqual([expected]));

  it.each([
    ["NORA\nHello.", ["character: NORA", "dialogue: Hello."]],
    ["NORA (on the phone)\nHello.", ["character: NORA (on the phone)", "dialogue: Hello."]],
    ["\tR2D2\n\t\tBeep.", ["character: R2D2", "dialogue: Beep."]],
    ["23\nskidoo", ["action: 23\nskidoo"]],
    ["@நோரா\nவணக்கம்", ["character: நோரா", "dialogue: வணக்கம்"]],
    ["நோரா\nநடக்கிறாள்", ["action: நோரா\nநடக்கிறாள்"]],
    [
      "NORA\n(softly)\nOne.\n  \n~Two.\n\nShe goes.",
      ["character: NORA", "parenthetical: (softly)", "dialogue: One.", "dialogue: Two.", "action: She goes."],
    ],
    ["NORA\n[[unsure]]\nOne.", ["character: NORA", "dialogue: One."]],
    ["A bus. \nNORA\nHello.", ["action: A bus.\nNORA\nHello."]],
    ["# Act I\n\n= All begins.\n\n===\n\nNORA\nHello.", ["character: NORA", "dialogue: Hello."]],
  ])("recognises the speaker in %j", (text, expected) => expect(paragraphsOf(`\n${text}\n`)).toEqual(expected));

  it.each([
    ["", "action"],
    [" ", "action"],
    ["  ", "dialogue"],
  ])("has, in a speech after a line of %j, more %s", (line, kind) => {
    expect(paragraphsOf(`NORA\nOne.\n${line}\nTwo.\n`)).toEqual(["character: NORA", "dialogue: One.", `${kind}: Two.`]);
  });

  it("recognises dual dialogue", () => {
    expect(paragraphsOf("\nBRICK\n(shouts)\nNo.\n\nSTEEL ^\nNo.\n\nNORA ^\nNo.\n")).toEqual([
      "left: BRICK",
      "left: (shouts)",
      "left: No.",
      "right: STEEL",
      "right: No.",
      "character: NORA",
      "dialogue: No.",
    ]);
    expect(paragraphsOf("\nA bus.\n\nSTEEL ^\nNo.\n")[1]).toBe("character: STEEL");
  });

  it.each([
    ["Title: The Barn\n", "The Barn"],
    ["title:\n\t**The**\n\t_Barn_\nCredit: by\n", "The Barn"],
    ["Author: Nobody\n", undefined],
    ["FADE IN:\n", undefined],
  ])("has the title of %j", (text, title) => {
    expect(screenplayFromFountain(`${text}\nINT. BARN - DAY\n`).title).toBe(title);
  });

  it("may have Windows line ends and a byte order mark", () => {
    expect(paragraphsOf("\uFEFFINT. BARN - DAY\r\n\r\nNORA\r\nHello.\r\n")).toEqual([
      "heading: INT. BARN - DAY",
      "character: NORA",
      "dialogue: Hello.",
    ]);
  });
});

describe("lengths", () => {
  const dialogue = "NORA\nNo.\n\n";

  it("are measured on the laid-out page", () => {
    const [first, second, third] = scenesOf(
      `INT. BARN - DAY\n\n${dialogue.repeat(17)}INT. HALL - DAY\n\n${"word ".repeat(480)}\n\nINT. ROOM - DAY\n`,
    );
    expect([first?.eighths, second?.eighths, third?.eighths]).toEqual([8, 7, 1]);
    expect(second?.origin.page).toBe(2);
  });

  it("count dual dialogue once", () => {
    const said = "word ".repeat(100);
    const [after] = scenesOf(`INT. BARN - DAY\n\nNORA\n${said}\n\nEMIL\n${said}\n`);
    const [beside] = scenesOf(`INT. BARN - DAY\n\nNORA\n${said}\n\nEMIL ^\n${said}\n`);
    expect([after?.eighths, beside?.eighths]).toEqual([6, 4]);
  });
});

describe("an invalid Fountain file", () => {
  it.each(["", "Dear Sir or Madam,\n\nthe invoice is attached.\n"])("is refused with a reason: %j", (text) => {
    expect(() => scenesFromFountain(text)).toThrow("This text has no scene heading.");
  });

  it("is read within the time limit, whatever its content", () => {
    for (const piece of ["[[", "/*", "*a ", "\\", "_", "INT. ", "A\n\n", "^\n", "(", "#", "[[\n\n", "Title:\n"]) {
      expect(() => screenplayFromFountain(piece.repeat(10_000))).not.toThrow();
    }
  });
});
