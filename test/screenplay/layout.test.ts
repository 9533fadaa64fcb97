import { describe, expect, it } from "vitest";
import { isPageTurn } from "../../shared/screenplay/classify/headers-footers.ts";
import { numberedRow } from "../../shared/screenplay/classify/scene-number.ts";
import { rowsFromLines } from "../../shared/screenplay/layout/text-row.ts";
import { action, cue, nextPage, numbered, script, speech, typed } from "./typed-page.ts";
import { headings, MOVES, namesOf, read, TALK, USUAL } from "./usual-script.ts";

const rowOf = (text: string) => numberedRow(rowsFromLines(typed(action(text)))[0]!, 0.176, 0.0118);

describe("page furniture", () => {
  it("is removed: headers, page numbers, revision marks and stars", () => {
    const pages = [1, 2, 3, 4, 5].map(
      (page) =>
        `${nextPage(`Pink Rev. (08/13/25)                              ${page}A.`) + numbered(String(page), `INT. ROOM ${page} - DAY`)}   *`,
    );
    const scenes = read(script(...pages.flatMap((page) => [page, `${MOVES}     *`, TALK])));
    expect(scenes.map(({ set }) => set)).toEqual([1, 2, 3, 4, 5].map((page) => `ROOM ${page}`));
    expect(scenes[0]?.synopsis).toBe(
      "Nora crosses the room, opens the large window to the street and looks down at the people there.",
    );
    expect(new Set(scenes.flatMap(({ characters }) => characters.map(({ name }) => name)))).toEqual(
      new Set(["NORA", "EMIL"]),
    );
  });

  it("does not include a scene number and heading at the top of a page where most start with CONTINUED", () => {
    const pages = [1, 2, 3, 4, 5, 6].flatMap((page) => [
      numbered(String(page), page === 4 ? "THE FAR BANK" : `INT. ROOM ${page} - DAY`),
      MOVES,
      nextPage(`${" ".repeat(50)}${page}.`) + (page === 3 ? "" : numbered(String(page), "CONTINUED:")),
      ...(page === 3 ? [] : [MOVES]),
    ]);
    expect(read(script(...pages)).map(({ number }) => number)).toEqual(["1", "2", "3", "4", "5", "6"]);
  });

  it("does not include a name that often comes first on a page", () => {
    const pages = [1, 2, 3, 4, 5].flatMap((page) => [
      nextPage(`${" ".repeat(50)}${page}.`) + speech("NORA", "Yes."),
      action(`INT. ROOM ${page} - DAY`),
      MOVES,
    ]);
    expect(namesOf(script(action("INT. PORCH - DAY"), MOVES, ...pages))).toEqual(["NORA"]);
  });

  describe("does not include a line that comes first on some pages", () => {
    const pages = (text: string) =>
      [1, 2, 3, 4, 5, 6, 7].flatMap((page) => [
        `${nextPage(`${" ".repeat(50)}${page}.`)}${action(page < 4 ? text : `Nora counts ${"one two three four".split(" ")[page - 4]} more of them.`)}`,
        MOVES,
        action(`INT. ROOM ${page} - DAY`),
        MOVES,
      ]);
    const opening = [action("INT. PORCH - DAY"), MOVES];

    it("if the text has it elsewhere", () => {
      const bell = "The bell rings again.";
      const scenes = read(script(...opening, ...pages(bell), ...Array<string>(4).fill(action(bell))));
      const withBell = scenes.filter(({ elements }) => elements.some(({ name }) => name === "Bell"));
      expect(withBell.map(({ set }) => set)).toEqual(["PORCH", "ROOM 1", "ROOM 2", "ROOM 7"]);
    });

    it("if it is a bold heading", () => {
      const lines = script(...opening, ...pages("THE KEY")).map((line) =>
        /^(?:INT|THE KEY)/.test(line.text) ? { ...line, bold: true as const } : line,
      );
      const keys = ["THE KEY", "ROOM 1", "THE KEY", "ROOM 2", "THE KEY", "ROOM 3"];
      expect(read(lines).map(({ set }) => set)).toEqual(["PORCH", ...keys, "ROOM 4", "ROOM 5", "ROOM 6", "ROOM 7"]);
    });
  });

  it.each(["(MORE)", "(CONTINUED)", "CONTINUED:", "CONTINUED: (2)", "CONTD", "(CONT’D)", "(CONT.)", "(suite)"])(
    "includes %j at a page break",
    (text) => {
      const [scene] = read(script(action("INT. BARN - DAY"), action(text), MOVES));
      expect(scene?.synopsis).toMatch(/^Nora/);
      expect(isPageTurn(rowOf(text))).toBe(true);
    },
  );

  it.each(["More.", "Continued gunfire.", "SUITE 12", "MORE!"])("does not include %j", (text) => {
    expect(isPageTurn(rowOf(text))).toBe(false);
  });

  it("does not split a speech: (MORE) and (CONT'D) at a page break", () => {
    const lines = script(
      action("INT. BARN - DAY"),
      MOVES,
      speech("NORA", "It was a long way to the barn."),
      cue("(MORE)"),
      nextPage(`${" ".repeat(50)}2.`) + speech("NORA (CONT'D)", "And nobody was there."),
    );
    expect(namesOf(lines)).toEqual(["NORA"]);
    expect(read(lines)[0]?.synopsis).toMatch(/^Nora crosses/);
  });
});

describe("layout", () => {
  it("is recognised by indent, not by blank lines", () => {
    const lines = typed(
      [1, 2, 3].flatMap((n) => [action(`INT. ROOM ${n} - DAY`), MOVES, ...TALK.split("\n\n"), MOVES]).join("\n"),
    );
    expect(headings(lines)).toHaveLength(3);
    expect(namesOf(lines)).toEqual(["NORA", "EMIL"]);
  });

  it("is measured in each script, whatever its columns", () => {
    const shifted = script(...USUAL).map((line) => ({ ...line, left: line.left * 0.9 - 0.04 }));
    expect(headings(shifted)).toEqual(headings(script(...USUAL)));
    expect(namesOf(shifted)).toEqual(["NORA", "EMIL"]);
  });

  it("may contain two speeches side by side", () => {
    const lines = script(
      action("INT. BARN - DAY"),
      MOVES,
      TALK,
      [`${" ".repeat(24)}STEEN${" ".repeat(25)}BRUUN`, `${" ".repeat(20)}To the sea.${" ".repeat(19)}To the sea.`].join(
        "\n",
      ),
      action("They drink."),
    );
    expect(namesOf(lines)).toEqual(["NORA", "EMIL", "STEEN", "BRUUN"]);
  });

  it("may be measured from the right margin, in Hebrew and Arabic", () => {
    const hebrew = [1, 2, 3].flatMap((number) => [
      numbered(String(number), `פנים. מגדלור ${number} - יום`),
      action("עדה מושכת את הברזנט מהסירה ובוהה ארוכות במה ששוכב תחתיו."),
      speech("עדה", "אמרתי לך לא לחזור לכאן."),
      speech("מורד", "איפה זה?"),
    ]);
    const lines = script(...hebrew).map((line) => ({ ...line, left: 1 - line.left - line.width }));
    expect(headings(lines)).toEqual([1, 2, 3].map((number) => `${number} | INT. | מגדלור ${number} | יום`));
    expect(namesOf(lines)).toEqual(["עדה", "מורד"]);
  });

  it("recognises names by their indent in scripts without capitals", () => {
    const tamil = speech("நோரா", "யார் அங்கே இருக்கிறார்கள் என்று சொல்.");
    const lines = script(
      action("INT. வீடு - DAY"),
      action("அவள் ஜன்னலைத் திறந்து தெருவைப் பார்க்கிறாள், பிறகு அவனிடம் திரும்புகிறாள் மெல்ல."),
      tamil,
      tamil,
      tamil,
    );
    expect(namesOf(lines)).toEqual(["நோரா"]);
  });

  it("may have full-width Chinese brackets", () => {
    const lines = script(
      action("内景 客厅 夜"),
      ...Array.from({ length: 4 }, () => [
        action("阿达把油布掀开，久久地盯着下面的东西，风吹着她的头发，没有人说话，只有海的声音。"),
        speech("阿达", "（低声）", "在哪儿？"),
      ]).flat(),
    );
    expect(namesOf(lines)).toEqual(["阿达"]);
  });

  it("reads bold letters that are printed twice only once", () => {
    const lines = script(...USUAL);
    expect(headings([...lines, ...lines])).toEqual(headings(lines));
  });
});
