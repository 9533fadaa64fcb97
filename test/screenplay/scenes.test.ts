import { describe, expect, it } from "vitest";
import { action, nextPage, numbered, script, speech, transition, typed } from "./typed-page.ts";
import { headings, MOVES, namesOf, read, TALK, USUAL } from "./usual-script.ts";

const afterUsual = (...paragraphs: string[]) => headings(script(...USUAL, ...paragraphs)).slice(3);

describe("a short screenplay", () => {
  const [first, second, third] = read(
    script(
      transition("FADE IN:"),
      action("EXT. LIGHTHOUSE - DAWN"),
      `${action("Waves. NORA (30s), a raincoat over her pyjamas, carries a lantern up")}\n${action("the stairs. Mr. Pell's dog barks.")}`,
      speech("NORA (CONT'D)", "Is anybody up there?"),
      transition("CUT TO:"),
      action("INT. LAMP ROOM - CONTINUOUS"),
      action("EMIL lies on the floor."),
      speech("EMIL", "Only me."),
      speech("NORA (V.O.)", "I hardly knew him then."),
      action("INT. KITCHEN - NIGHT"),
      action("Nora makes tea. A BOY (8) watches her."),
      speech("EMIL (O.S.)", "Two sugars!"),
    ),
  );

  it("has its scenes with set and time", () => {
    expect([first, second, third].map((scene) => [scene?.number, scene?.intExt, scene?.set, scene?.time])).toEqual([
      ["1", "EXT.", "LIGHTHOUSE", "DAWN"],
      ["2", "INT.", "LAMP ROOM", "CONTINUOUS"],
      ["3", "INT.", "KITCHEN", "NIGHT"],
    ]);
    expect(first?.numberIsPrinted).toBe(false);
  });

  it("lists who speaks, who is only heard and who is silent", () => {
    const presence = (scene: typeof first) => scene?.characters.map((one) => `${one.name} ${one.presence}`);
    expect(presence(first)).toEqual(["NORA speaks"]);
    expect(presence(second)).toEqual(["EMIL speaks", "NORA voice"]);
    expect(presence(third)).toEqual(["EMIL speaks", "NORA silent", "BOY silent"]);
  });

  it.each([[["NORA (V.O.)", "NORA"]], [["NORA", "NORA (V.O.)"]]])("counts the cues %j as speaking", (cues) => {
    const [scene] = read(script(action("INT. BARN - DAY"), action("Rain."), ...cues.map((cue) => speech(cue, "Yes."))));
    expect(scene?.characters).toMatchObject([{ name: "NORA", presence: "speaks" }]);
  });

  it("names a character in the action by a part of the name only if no other has it", () => {
    const scenes = read(
      script(
        ...[action("INT. BARN - DAY"), speech("MARCUS OYELARAN", "Yes."), speech("MARCUS BELL", "No.")],
        ...[action("INT. HALL - DAY"), action("Marcus waits. Then Bell comes in.")],
      ),
    );
    expect(scenes[1]?.characters.map(({ name }) => name)).toEqual(["MARCUS BELL"]);
  });

  it("has a synopsis of a whole sentence for each scene", () => {
    expect(second?.synopsis).toBe("EMIL lies on the floor.");
    expect(first?.synopsis).toBe("NORA (30s), a raincoat over her pyjamas, carries a lantern up the stairs.");
  });

  it("lists its elements with the words in which they were found", () => {
    expect(first?.elements.map(({ name, category }) => `${category}: ${name}`)).toEqual([
      "Wardrobe: Raincoat",
      "Wardrobe: Pyjamas",
      "Props: Lantern",
      "Animals: Dog",
      "Animal Wranglers: Animal wrangler",
    ]);
    expect(first?.elements[3]).toMatchObject({ quote: "the stairs. Mr. Pell's dog barks.", origin: { page: 1 } });
  });

  it("counts script days by the light", () => {
    expect([first, second, third].map((scene) => scene?.scriptDay)).toEqual(["D1", "D1", "N1"]);
  });

  it("has the position of each scene", () => {
    expect(first?.origin).toEqual({ page: 1, line: 1 });
    expect(first?.end.line).toBeLessThan(second?.origin.line ?? 0);
  });
});

describe("a numbered script", () => {
  it("has scenes whose headings lack INT. and EXT.", () => {
    expect(
      afterUsual(
        numbered("4", "A RIVER."),
        MOVES,
        numbered("B39", "CLOCK"),
        numbered("41", "ANGLE - EVERYONE ELSE"),
        MOVES,
        numbered("42", "Restless bodies. Scuffing of feet. Somebody coughs."),
        MOVES,
      ),
    ).toEqual([
      "4 | A RIVER",
      "B39 | CLOCK",
      "41 | ANGLE - EVERYONE ELSE",
      "42 | Restless bodies. Scuffing of feet. Somebody coughs",
    ]);
  });

  it("may have action on the line of a heading, which the synopsis contains", () => {
    const lines = script(
      ...USUAL,
      `${numbered("4", "THE SQUAD -- the gas takes effect: Nora sinks")}\n${action("slowly to her knees.")}`,
      TALK,
      numbered("5", "Restless bodies. Somebody coughs."),
    );
    expect(read(lines).slice(3)).toMatchObject([
      { number: "4", synopsis: "The gas takes effect: Nora sinks slowly to her knees." },
      { number: "5", synopsis: "Somebody coughs." },
    ]);
  });

  it("keeps omitted scenes by their number, without length or people", () => {
    const scenes = read(
      script(
        ...USUAL,
        numbered("12", "OMITTED"),
        numbered("13-15", "OMIT"),
        numbered("16", "DELETED"),
        numbered("17", "INT. HALL - DAY"),
        MOVES,
      ),
    ).slice(3);
    expect(scenes.map(({ number, omitted, eighths }) => [number, omitted, eighths])).toEqual([
      ["12", true, 0],
      ["13-15", true, 0],
      ["16", true, 0],
      ["17", false, 1],
    ]);
  });

  it("joins headings that wrap", () => {
    expect(
      afterUsual(
        `${numbered("4", "EXT. BALCONY OUTSIDE THE GREAT MUSIC HALL'S BEDROOM -")}\n${action("SAME TIME")}`,
        MOVES,
        `${numbered("5", "INT. THE HARBOUR OFFICE BUILDING - LARGE CONFERENCE ROOM")}\n${action("- DAY")}`,
        MOVES,
      ),
    ).toEqual([
      "4 | EXT. | BALCONY OUTSIDE THE GREAT MUSIC HALL'S BEDROOM | SAME TIME",
      "5 | INT. | THE HARBOUR OFFICE BUILDING - LARGE CONFERENCE ROOM | DAY",
    ]);
  });

  it("joins headings that were broken early, when a blank line follows headings", () => {
    expect(afterUsual(`${numbered("4", "EXT. PIER BY THE OLD")}\n${action("CUSTOMS HOUSE")}`, MOVES)).toEqual([
      "4 | EXT. | PIER BY THE OLD CUSTOMS HOUSE",
    ]);
  });

  it("starts no scene where one continues on the next page", () => {
    expect(
      afterUsual(
        numbered("16A", "INT. HALL - DAY"),
        MOVES,
        `${" ".repeat(60)}(CONTINUED)`,
        nextPage(`${" ".repeat(50)}17.`) + numbered("16A", "CONTINUED: (2)"),
        TALK,
        nextPage(`${" ".repeat(50)}18.`) + numbered("16A", "INT. HALL - DAY (CONT'D)"),
        MOVES,
      ),
    ).toEqual(["16A | INT. | HALL | DAY"]);
  });

  it.each([
    ["number", "INT. ROOM F - NIGHT", "INT. ROOM E - NIGHT"],
    ["number and set at another time", "INT. ROOM E - DAY", "INT. ROOM E - NIGHT"],
    ["number and set, outside", "EXT. CAR - DAY", "INT. CAR - DAY"],
    ["number, in continuous action", "INT. CONTROL ROOM - CONTINUOUS", "EXT. ROAD - DAY"],
  ])("has a doubtful scene where another heading has the same %s over the page", (_, heading, above) => {
    const pages = script(
      ...USUAL,
      numbered("4", above),
      MOVES,
      nextPage(`${" ".repeat(50)}2.`) + numbered("4", heading),
      MOVES,
    );
    for (const lines of [pages, pages.map((line) => ({ ...line, confidence: 96 }))]) {
      const scenes = read(lines);
      expect(scenes).toHaveLength(5);
      expect(scenes[4]).toMatchObject({ number: "4", heading, doubt: "number-order" });
    }
  });

  it("continues over the page where its heading is misread, or lacks its time", () => {
    for (const again of ["INT. KITCHFN - DAY", "INT. KITCHEN"]) {
      const pages = script(
        ...USUAL,
        numbered("4", "INT. KITCHEN - DAY"),
        MOVES,
        nextPage("2.") + numbered("4", again),
        MOVES,
      );
      expect(read(pages.map((line) => ({ ...line, confidence: 96 }))), again).toHaveLength(4);
    }
  });

  it.each([
    ["INT. HOUSE - KITCHEN - DAY", "INT. HOUSE, KITCHEN - DAY"],
    ["INT. CAR - DAY", "INT. CAR (MOVING) - DAY"],
    ["INT. CAR (MOVING) - DAY", "INT. CAR - DAY"],
    ["INT. CAR - DAY", "CAR - DAY"],
  ])("%j continues over the page as %j", (heading, again) => {
    const lines = script(...USUAL, numbered("4", heading), MOVES, nextPage("2.") + numbered("4", again), MOVES);
    expect(read(lines)).toHaveLength(4);
  });

  it("has a doubtful scene at a heading without a number, with the number above and a letter", () => {
    const many = Array.from({ length: 12 }, (_, at) => [numbered(String(at + 1), `INT. ROOM ${at + 1} - DAY`), MOVES]);
    const inside = ["INT. CAR - DAY", "EXT. ROAD - DAY"].flatMap((heading) => [action(heading), MOVES]);
    const last = [numbered("12A", "INT. ATTIC - DAY"), MOVES];
    const scenes = read(script(...inside.slice(0, 2), ...many.flat(), ...inside, ...last));
    expect(scenes.map(({ number }) => number)).toEqual([
      "A1",
      ...many.map((_, at) => String(at + 1)),
      "12B",
      "12C",
      "12A",
    ]);
    expect(scenes.slice(13, 15)).toMatchObject([
      { set: "CAR", numberIsPrinted: false, confidence: 0.6 },
      { set: "ROAD", numberIsPrinted: false, confidence: 0.6 },
    ]);
    expect(read(script(...many.slice(0, 4).flat(), ...inside)).map(({ number }) => number)).toEqual([
      "1",
      "2",
      "3",
      "4",
      "4A",
      "4B",
    ]);
  });

  it("has a doubtful scene at a heading without a number, if its shots have numbers", () => {
    const shots = [1, 2, 3].flatMap((at) => [
      numbered(String(at * 3), `INT. ROOM ${at} - DAY`),
      MOVES,
      numbered(String(at * 3 + 1), "CLOSE SHOT - NORA"),
      MOVES,
      numbered(String(at * 3 + 2), "THE WINDOW"),
      MOVES,
    ]);
    const plain = ["PIER", "BARN", "HALL"].flatMap((set) => [action(`EXT. ${set} - DAY`), MOVES]);
    expect(
      read(script(...shots, ...plain))
        .slice(-3)
        .map(({ number, doubt }) => [number, doubt]),
    ).toEqual([
      ["11A", "no-number"],
      ["11B", "no-number"],
      ["11C", "no-number"],
    ]);
  });

  it("does not repeat a scene whose heading is printed again on the next page, without a number", () => {
    const again = ["INT. ROOM 3 - DAY", "CONTINUED: INT. ROOM 3 - DAY"];
    for (const heading of again) {
      const lines = script(...USUAL, nextPage(`${" ".repeat(50)}2.`) + action(heading), MOVES);
      expect(headings(lines), heading).toHaveLength(3);
    }
  });

  it("may have numbers with the episode before a dot, a part, or in the right margin alone", () => {
    const dotted = [1, 2, 3].flatMap((n) => [numbered(`2.1${n}`, `INT. ROOM ${n} - DAY`), MOVES]);
    expect(headings(script(...dotted)).map((one) => one.split(" | ")[0])).toEqual(["2.11", "2.12", "2.13"]);
    const glued = [1, 2, 3].flatMap((n) => [action(`2.1${n} INT. ROOM ${n} - DAY`), MOVES]);
    expect(headings(script(...glued)).map((one) => one.split(" | ")[0])).toEqual(["2.11", "2.12", "2.13"]);
    for (const part of ["179I PT", "179I pt."])
      expect(afterUsual(numbered(part, "INT. HALL - DAY"), MOVES), part).toEqual(["179I | INT. | HALL | DAY"]);
    const right = (n: number, text: string) => `${action(text.padEnd(58))}   ${n}`;
    const lines = script(
      ...[1, 2, 3].flatMap((n) => [right(n, `INT. ROOM ${n} - DAY`), MOVES]),
      right(4, "THE FAR BANK"),
      MOVES,
    );
    expect(headings(lines)).toHaveLength(4);
    expect(headings(lines)[3]).toBe("4 | THE FAR BANK");
  });

  it("may have marks of its part below the number, beside the second row of the heading", () => {
    const marked = (text: string) => `${`${" ".repeat(9)}pt.`.padEnd(15)}${text.padEnd(58)}   pt.`;
    const long = `${numbered("179I", "INT. HALL OF THE OLD CUSTOMS HOUSE BY THE")}\n${marked("RIVER - NIGHT")}`;
    const short = `${numbered("180", "INT. HALL - DAY")}\n${marked("")}`;
    const found = script(...USUAL, long, MOVES, short, MOVES);
    expect(headings(found).slice(3)).toEqual([
      "179I | INT. | HALL OF THE OLD CUSTOMS HOUSE BY THE RIVER | NIGHT",
      "180 | INT. | HALL | DAY",
    ]);
    expect(read(found)[4]!.synopsis).not.toContain("pt");
  });

  it("may have numbers in the text column, also before headings without INT. or EXT. that continue the sequence", () => {
    const scenesWith = (...texts: string[]) => headings(script(...texts.flatMap((text) => [action(text), MOVES])));
    const ROOMS = ["2.1 INT. ROOM - DAY", "2.2 EXT. BARN - DAY", "2.3 INT. HALL - DAY"];
    const all = ["2.1 | INT. | ROOM | DAY", "2.2 | EXT. | BARN | DAY", "2.3 | INT. | HALL | DAY"];
    expect(scenesWith(...ROOMS, "2.4 THE KEY", "2.5 INT. LOFT - DAY", "2.6 THE FAR BANK")).toEqual([
      ...all,
      "2.4 | THE KEY",
      "2.5 | INT. | LOFT | DAY",
      "2.6 | THE FAR BANK",
    ]);
    for (const other of ["12 ANGRY MEN", "2.2 METRES OF WATER", "2.12 THE KEY", "3.4 THE KEY", "2.4 The key turns."])
      expect(scenesWith(...ROOMS, other), other).toEqual(all);
    expect(scenesWith("INT. ROOM - DAY", "INT. HALL - DAY", ...ROOMS, "2.4 THE KEY")).toHaveLength(5);
  });

  it("may have its numbers on the left only, or attached to the heading", () => {
    const lines = typed(
      [1, 2, 3, 4].flatMap((n) => [`         ${n} INT. ROOM - DAY ${n}`, "", MOVES, "", TALK, ""]).join("\n"),
    );
    expect(headings(lines)).toEqual([1, 2, 3, 4].map((n) => `${n} | INT. | ROOM | DAY`));
  });
});

describe("a script without numbers", () => {
  const scenes = (...paragraphs: string[]) =>
    headings(script(action("INT. BARN - DAY"), MOVES, TALK, ...paragraphs, MOVES));

  it("has scenes with a time of day but no INT. or EXT.", () => {
    expect(scenes(action("CLEARING - NIGHT"))).toEqual(["INT. | BARN | DAY", "CLEARING | NIGHT"]);
    expect(scenes(action("MOMENTS LATER"))).toHaveLength(2);
  });

  it("has a scene at a shot in another known set, but not in the same one", () => {
    const lines = [
      "INT. BARN - DAY",
      "BARN - CLOSE SHOT - THE TROUGH",
      "EXT. PIER - DAY",
      "BARN - MED. SHOT - THE TROUGH",
    ];
    expect(headings(script(...lines.flatMap((line) => [action(line), MOVES])))).toEqual([
      "INT. | BARN | DAY",
      "EXT. | PIER | DAY",
      "BARN (MED. SHOT - THE TROUGH)",
    ]);
  });

  it("has no scene at a card with a place and a year, but at a room with a year", () => {
    const cards = ["BERLIN, 1943", "STALINGRAD, WINTER 1942", "PARIS, FRANCE, 6 JUNE 1944"];
    const texts = ["INT. ROOM - DAY", ...cards, "KITCHEN, 1943", "POLAND - 1943", "EXT. PIER - DAY"];
    const lines = script(...texts.flatMap((text) => [action(text), MOVES]));
    expect(read(lines).map(({ set }) => set)).toEqual(["ROOM", "KITCHEN", "POLAND", "PIER"]);
  });

  it("has scenes at slug lines, if the writer uses them", () => {
    const places = (...slugs: string[]) =>
      headings(script(action("INT. BARN - DAY"), MOVES, ...slugs.flatMap((slug) => [action(slug), MOVES])));
    expect(places("INSIDE", "THE BANG WAS LOUD!", "AT THE DOOR", "NORA")).toEqual([
      "INT. | BARN | DAY",
      "INSIDE",
      "AT THE DOOR",
    ]);
    expect(places("INSIDE", "AT THE DOOR", "ON THE PIER", "OUTSIDE", "SECOND FLOOR MASTER SUITE")).toHaveLength(6);
    expect(places("SECOND FLOOR MASTER SUITE", "FOOT OF THE STAIRS", "THE STREET")).toHaveLength(4);
    expect(places("CLOSE ON NORA", "WIDER", "NEW ANGLE", "THE KITCHEN", "CHURCH STEPS")).toHaveLength(3);
    expect(places("THE LAMP GOES OUT", "INSIDE THE CHURCH", "SILENCE.")).toHaveLength(1);
    expect(places("CLOSE ON NORA", "AT THE DOOR", "WIDER", "INSIDE", "NEW ANGLE")).toHaveLength(1);
  });

  it.each(["NORA", "HE BOLTS IN", "ON HIS SHOES", "BACK ON EMIL", "THE TRUCK CRASHES INTO THE PORCH", "HER HAND"])(
    "has no scene at %j, though places are set apart",
    (line) => {
      const slugs = ["INSIDE", "AT THE DOOR", line, "CLOSE ON THE KEY", "ON THE PIER", "OUTSIDE", "THE KITCHEN"];
      const found = headings(
        script(action("INT. BARN - DAY"), MOVES, TALK, ...slugs.flatMap((one) => [action(one), MOVES])),
      );
      expect(found).toEqual(["INT. | BARN | DAY", "INSIDE", "AT THE DOOR", "ON THE PIER", "OUTSIDE", "THE KITCHEN"]);
      expect(
        headings(script(action("INT. BARN - DAY"), MOVES, TALK, transition("CUT TO:"), action(line), MOVES)),
      ).toHaveLength(1);
    },
  );

  it("has only places as scenes, where shots are set apart too", () => {
    const slugs = ["INSIDE", "CLOSE ON NORA", "AT THE DOOR", "A RUSTY KNIFE", "ON THE PIER", "OUTSIDE", "THE HALLWAY"];
    const found = headings(
      script(action("INT. BARN - DAY"), MOVES, TALK, ...slugs.flatMap((one) => [action(one), MOVES])),
    );
    expect(found).toEqual(["INT. | BARN | DAY", "INSIDE", "AT THE DOOR", "ON THE PIER", "OUTSIDE", "THE HALLWAY"]);
  });

  it("starts no scene where its heading is repeated on the next page", () => {
    const lines = script(
      action("INT. BARN - DAY"),
      MOVES,
      nextPage(`${" ".repeat(50)}2.`) + action("INT. BARN - DAY (CONT'D)"),
      MOVES,
      action("INT. BARN - NIGHT (CONT'D)"),
      MOVES,
    );
    expect(headings(lines)).toEqual(["INT. | BARN | DAY", "INT. | BARN | NIGHT (CONT'D)"]);
  });

  it("has a scene after a cut", () => {
    expect(scenes(transition("CUT TO:"), action("NORA'S BEDROOM"))).toEqual(["INT. | BARN | DAY", "NORA'S BEDROOM"]);
  });

  it.each([
    "CLOSE ON THE LETTER",
    "NORA'S POV",
    "ANOTHER ANGLE",
    "BOOM!",
    "INSERT - CLOCK",
    "THE MAN HIMSELF",
    "INTERCUT WITH EMIL",
  ])("treats %j as part of its scene", (text) => expect(scenes(action(text))).toHaveLength(1));
});

describe("length", () => {
  const lengthOf = (rows: number) =>
    read(
      typed(
        [action("INT. BARN - DAY"), "", ...Array.from({ length: rows - 2 }, () => MOVES.split("\n")[0]!)].join("\n"),
      ),
    )[0]?.eighths;

  it("is at least an eighth, and a full page is eight", () => {
    expect(lengthOf(3)).toBe(1);
    expect(lengthOf(13)).toBe(2);
    expect(lengthOf(25)).toBe(4);
    expect(lengthOf(52)).toBe(8);
    expect(lengthOf(104)).toBe(16);
  });
});

describe("hostile text", () => {
  it("is read within the time limit", () => {
    const long = [
      "INT. ".repeat(400),
      "(".repeat(2000),
      "A ".repeat(1000),
      "1".repeat(3000),
      "- ".repeat(1500),
      "NORA (".repeat(300),
    ];
    const lines = long.flatMap((text, at) =>
      script(action("INT. BARN - DAY"), MOVES, TALK).map((line) => ({ ...line, text: at % 2 ? text : line.text })),
    );
    expect(() => read(lines)).not.toThrow();
  });

  it("without scenes has none", () => {
    expect(read([])).toEqual([]);
    expect(read(script(action("Dear Sir or Madam,"), action("the invoice is attached.")))).toEqual([]);
  });
});

it.each([
  "BEN/DEN",
  "MARIA / MARIO",
  "PAUL/PAULA",
  "LOUIS/LOUISE",
  "MARK/MARY",
  "MARTIN/MARTINA",
  "JOHN/JOAN",
  "JACK/JACKIE",
  "ERIC/ERIN",
  "ANNA/ANNE",
  "CARL/CARLA",
])("a cue of two names has both characters, however alike the names are: %s", (name) => {
  const both = name.split("/").map((one) => one.trim());
  const lines = script(
    ...USUAL,
    numbered("4", "INT. HALL - DAY"),
    ...both.flatMap((one) => [speech(one, "They are all still waiting."), MOVES]),
    numbered("5", "INT. LOFT - DAY"),
    TALK,
    speech(name, "Hello."),
  );
  expect(namesOf(lines, 4)).toEqual(["NORA", "EMIL", name, ...both]);
});
