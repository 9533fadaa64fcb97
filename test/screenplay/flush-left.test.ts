import { describe, expect, it } from "vitest";
import { action, cue, script, typed } from "./typed-page.ts";
import { namesOf, read } from "./usual-script.ts";

/** A script without indents: each block is a paragraph of rows. */
const flush = (...blocks: string[]) => script(...blocks.map((block) => block.split("\n").map(action).join("\n")));
const STORY = [
  "INT. NET LOFT - NIGHT",
  "Rain drums on the tin roof. Ada Quill sorts a heap of wet nets by the light of\na single lamp.",
];

describe("a script without indents", () => {
  it("has its speakers, even those who speak once, and the right synopsis", () => {
    const lines = flush(
      ...STORY,
      "ADA\nYou are late, and you smell of the ferry.",
      "He shakes the water from his coat and hangs it over the stove.",
      "BOATSWAIN (O.S.)\n(from below)\nTide's turning!",
      "THE SIREN WAILS",
      "Both look up at the roof and listen to it for a while.",
      "TOMAS\nThat was the third one tonight.",
      "ADA (CONT'D)\nThen there will be a fourth one.",
    );
    expect(namesOf(lines)).toEqual(["ADA", "BOATSWAIN", "TOMAS"]);
    expect(read(lines)[0]?.synopsis).toBe("Ada Quill sorts a heap of wet nets by the light of a single lamp.");
  });

  it("may have names with a colon, on a row of their own or before the words", () => {
    const own = flush(
      ...STORY,
      "ADA:\nYou are late tonight.",
      "TOMAS:\nThe ferry was late.",
      ...Array(6).fill(STORY[1]),
    );
    expect(namesOf(own)).toEqual(["ADA", "TOMAS"]);
    const inline = flush(
      ...STORY,
      "ADA: You are late tonight.",
      "TOMAS: The ferry was late.",
      "ADA: It always is.",
      "NOTE: THE LAMP IS OUT",
      "WARNING: Deep water.",
      "DEAR ADA: The ferry is sold.",
      ...Array(6).fill(STORY[1]),
    );
    expect(namesOf(inline)).toEqual(["ADA", "TOMAS"]);
  });

  it.each(["MIRA'S DATE", "CARD DEALER", "FATHER TIME", "NOTE TAKER"])("may have the speaker %j", (name) => {
    const lines = flush(...STORY, `${name}\nYou are late tonight.`, "TOMAS\nThe ferry was late.", STORY[1]!);
    expect(namesOf(lines)).toEqual([name, "TOMAS"]);
  });

  it("has no speaker alone at the foot of a page", () => {
    const lines = [
      ...flush(...STORY, "TOMAS\nThe ferry was late.", "THE LANTERN"),
      ...flush("It sways over the nets and goes out.").map((line) => ({ ...line, page: 2 })),
    ];
    expect(namesOf(lines)).toEqual(["TOMAS"]);
  });

  it.each(["CLOSE ON THE LAMP", "MONTAGE", "THE MAN HIMSELF"])("has no speaker %j", (direction) => {
    const lines = flush(...STORY, `${direction}\nIt is out.`, "TOMAS\nThe ferry was late.", STORY[1]!);
    expect(namesOf(lines)).toEqual(["TOMAS"]);
  });

  it("may have no blank lines, if names recur", () => {
    const rows = [
      "INT. NET LOFT - NIGHT",
      "Rain drums on the tin roof above the nets.",
      "ADA",
      "You are late.",
      "TOMAS",
      "The ferry was late.",
      "ADA",
      "It always is, whatever the weather does.",
      "TOMAS",
      "Not always, but in the autumn it is.",
    ];
    expect(namesOf(typed(rows.map(action).join("\n")))).toEqual(["ADA", "TOMAS"]);
  });
});

it("a script without blank lines has speakers who speak once, if they are known", () => {
  const rows = [
    "INT. NET LOFT - NIGHT",
    "Rain drums on the tin roof. Tomas looks at the nets, and Ada frowns.",
    "ADA",
    "You are late.",
    "TOMAS",
    "The ferry was late.",
    "SILENCE",
    "Both look up at the roof.",
    "RAIN",
    "It drums on the roof again.",
    "MRS. HALE",
    "The tide is turning.",
    "Then the lamp goes out and leaves them all",
    "BOATSWAIN",
    "in the dark.",
    "OLD BAKER",
    "Who put out the lamp?",
  ];
  const { characters } = read(typed(rows.map(action).join("\n")))[0]!;
  const speakers = characters.filter(({ presence }) => presence === "speaks").map(({ name }) => name);
  expect(speakers).toEqual(["ADA", "TOMAS", "MRS. HALE", "OLD BAKER"]);
});

it.each([
  "TOMAS",
  "THE BAKER",
  "MISS LANE",
  "DR. VAN DER BERG",
  "MARY ANN VAN DYKE",
  "THE VOICE",
  "THE GHOST",
  "THE ROBOT",
  "THE OTHER",
  "THE OLD BAKER",
  "OLD WILL",
  "ROY SPARKS",
])("takes %j, who speaks once, for a speaker if a direction is below", (name) => {
  const rows = [
    "INT. NET LOFT - NIGHT",
    "Rain drums on the tin roof above the nets.",
    "ADA",
    "You are late.",
    name,
    "(shrugs)",
    "The ferry was late.",
    "ADA",
    "It always is, whatever the weather does.",
  ];
  expect(namesOf(typed(rows.map(action).join("\n")))).toEqual(["ADA", name]);
});

it.each([
  ["THE SIREN WAILS", "(it comes from the harbour)"],
  ["THE SIREN WAILS", "(shrugs)"],
  ["SIREN WAILS", "(shrugs)"],
  ["THE OLD CLOCK", "(shrugs)"],
  ["KITCHEN", "(continuous)"],
  ["KITCHEN", "(shrugs)"],
  ["THE KITCHEN", "(shrugs)"],
])("takes %j above %j for no speaker", (...pair) => {
  const rows = [
    "INT. NET LOFT - NIGHT",
    "Rain drums on the tin roof above the nets.",
    "ADA",
    "You are late.",
    ...pair,
    "Both look up at the roof and listen to it for a while.",
    "ADA",
    "It always is, whatever the weather does.",
  ];
  expect(namesOf(typed(rows.map(action).join("\n")))).toEqual(["ADA"]);
});

describe("a script without indents, with names in small letters", () => {
  const WORDS = [
    ["Ada", "You are late, and you smell of the ferry."],
    ["Old Tomas", "The ferry was late, as it is every evening."],
    ["Ada (V.O.)", "He never told me why he came back."],
    ["Old Tomas", "Then we wait for the tide."],
    ["Boatswain", "The tide is turning!"],
  ] as const;
  /** Rows with a capital word alone, a colon in a sentence, and a line that ends a paragraph with a name. */
  const ACTION = [
    "Silence",
    "One rule holds here: no one leaves. Outside, the rain lets up and the gulls return to\nOld Tomas",
    "Time: 9:40 by the clock over the door, which is wrong.",
  ];
  const NAMES = ["ADA", "OLD TOMAS", "BOATSWAIN"];

  it.each([
    ["above their words", WORDS.map(([name, words]) => `${name}\n${words}`)],
    ["with a colon above their words", WORDS.map(([name, words]) => `${name}:\n${words}`)],
    ["before their words", WORDS.map(([name, words]) => `${name}: ${words}`)],
  ])("has its speakers if names are %s", (_where, speeches) => {
    const lines = flush(...STORY, ...speeches, ...ACTION);
    expect(namesOf(lines)).toEqual(NAMES);
    const { characters, synopsis } = read(lines)[0]!;
    expect(characters.map(({ presence }) => presence)).toEqual(["speaks", "speaks", "speaks"]);
    expect(synopsis).toBe("Ada Quill sorts a heap of wet nets by the light of a single lamp.");
  });

  it("has none in capitals", () => {
    const speeches = WORDS.map(([name, words]) => `${name}\n${words}`);
    const lines = flush(
      ...STORY,
      ...speeches,
      "THE SIREN WAILS\nBoth look up at the roof and listen to it for a while.",
    );
    expect(namesOf(lines)).toEqual(NAMES);
  });

  it("needs names that recur", () => {
    const lines = flush(...STORY, "Ada Quill\nShe is the one who mends.", "Old Tomas\nHe is the one who drinks.");
    expect(read(lines)[0]?.characters.filter(({ presence }) => presence === "speaks")).toEqual([]);
  });
});

describe("a script with centred names", () => {
  const centred = (text: string) => `${" ".repeat(Math.round(42.5 - text.length / 2))}${text}`;
  const said = (name: string, words: string) => `${centred(name)}\n${centred(words)}`;

  it("has long names among short ones, which nearly begin at one indent", () => {
    const names = ["ADA", "BO", "SUE", "THE HARBOUR MASTER'S ELDEST DAUGHTER", "TOM", "ADA", "BO"];
    const talk = names.map((name) => `${centred(name)}\n${" ".repeat(25)}You are late again tonight.`);
    expect(namesOf(script(...STORY.map((block) => block.split("\n").map(action).join("\n")), ...talk))).toEqual([
      ...new Set(names),
    ]);
  });

  it("has rare and long names", () => {
    const lines = script(
      ...STORY.map((block) => block.split("\n").map(action).join("\n")),
      said("ADA", "You are late."),
      said("THE HARBOUR MASTER'S ELDEST DAUGHTER", "Nobody told me anything."),
      said("TOMAS", "The ferry was late."),
      said("BO", "So was I."),
      said("FISHERMAN WITH PIPE", "Nobody ever is on time here."),
    );
    expect(namesOf(lines)).toEqual([
      "ADA",
      "THE HARBOUR MASTER'S ELDEST DAUGHTER",
      "TOMAS",
      "BO",
      "FISHERMAN WITH PIPE",
    ]);
  });
});

it("dialogue typed behind a known name is not part of the name", () => {
  const lines = script(
    action("INT. NET LOFT - NIGHT"),
    action("Rain drums on the tin roof, and the lamp swings on its chain over the nets."),
    `${cue("ADA")}\n${" ".repeat(25)}You are late again tonight.`,
    `${cue("TOMAS")}\n${" ".repeat(25)}The ferry was late again.`,
    cue("ADA I know."),
  );
  expect(namesOf(lines)).toEqual(["ADA", "TOMAS"]);
});

it("a name that recurs with its dialogue on the same row speaks", () => {
  const lines = script(
    action("INT. NET LOFT - NIGHT"),
    action("The lamp swings on its chain over the nets, and nobody says a word about it."),
    `${cue("TOMAS")}\n${" ".repeat(25)}The ferry was late again.`,
    cue("ADA QUILL You are late."),
    cue("ADA QUILL I know."),
    cue("BOATSWAIN Tide's turning."),
  );
  expect(namesOf(lines)).toEqual(["TOMAS", "ADA QUILL"]);
});

it("a direction that recurs with a sentence on the same row is no speaker", () => {
  const lines = script(
    action("INT. NET LOFT - NIGHT"),
    action("The lamp swings on its chain over the nets, and nobody says a word about it."),
    `${cue("TOMAS")}\n${" ".repeat(25)}The ferry was late again.`,
    cue("CUT TO Nora at the window."),
    cue("LATER The rain has stopped."),
    cue("CUT TO Nora on the stairs."),
    cue("LATER The lamp is out."),
  );
  expect(namesOf(lines)).toEqual(["TOMAS"]);
});

it("an apostrophe of an old typeface is read as one, Portuguese letters are not", () => {
  const lines = script(
    action("INT. ADAÕS LOFT - NIGHT"),
    action("The lamp swings on its chain over the nets, and nobody says a word about it."),
    `${cue("ADAÕS VOICE")}\n${" ".repeat(25)}You are late again tonight.`,
    action("EXT. RUA DAS LIÇÕES - DAY"),
    action("INT. OÕMALLEYÕS - DAY"),
  );
  expect(read(lines).map(({ set }) => set.replaceAll("’", "'"))).toEqual([
    "ADA'S LOFT",
    "RUA DAS LIÇÕES",
    "O'MALLEY'S",
  ]);
  expect(namesOf(lines)).toEqual(["ADA'S VOICE"]);
});
